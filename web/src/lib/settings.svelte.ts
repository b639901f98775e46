/** What this browser prefers: light or dark, motion or none, answers by themselves. Until somebody chooses, the system decides. */

type Theme = "dark" | "light";
type Switch = "on" | "off";

/** Return what this browser has kept under *key*. */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // Storage may be forbidden; then a choice lasts for this visit.
  }
}

/** Keep *value* for the next visit, where storage is allowed. */
export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    return; // As above.
  }
}

const prefers = (query: string) => globalThis.matchMedia?.(query).matches ?? false;

class Settings {
  theme = $state<Theme>("dark");
  motion = $state<Switch>("on");
  /** Whether a short question answers itself when its time runs out. */
  autoAnswer = $state<Switch>("on");

  constructor() {
    const theme = recall("theme");
    const motion = recall("motion");
    this.theme = prefers("(prefers-color-scheme: light)") ? "light" : "dark";
    this.motion = prefers("(prefers-reduced-motion: reduce)") ? "off" : "on";
    if (theme === "dark" || theme === "light") this.choose("theme", theme);
    if (motion === "on" || motion === "off") this.choose("motion", motion);
    if (recall("autoAnswer") === "off") this.choose("autoAnswer", "off");
  }

  toggleTheme = (): void => {
    this.choose("theme", this.theme === "dark" ? "light" : "dark");
  };

  toggleMotion = (): void => {
    this.choose("motion", this.motion === "on" ? "off" : "on");
  };

  toggleAutoAnswer = (): void => {
    this.choose("autoAnswer", this.autoAnswer === "on" ? "off" : "on");
  };

  private choose(key: "theme", value: Theme): void;
  private choose(key: "motion" | "autoAnswer", value: Switch): void;
  private choose(key: "theme" | "motion" | "autoAnswer", value: Theme & Switch): void {
    this[key] = value;
    document.documentElement.dataset[key] = value;
    keep(key, value);
  }
}

export const settings = new Settings();
