/** Short sentences that must be seen: refusals, good news about the connection. */

export interface Toast {
  id: number;
  text: string;
  tone: "plain" | "alarm";
}

const STAYS = 6_000;

class Toasts {
  shown = $state<Toast[]>([]);
  private last = 0;

  say(text: string, tone: Toast["tone"] = "plain"): void {
    const id = (this.last += 1);
    this.shown = [...this.shown.filter((toast) => toast.text !== text), { id, text, tone }].slice(-3);
    setTimeout(() => this.drop(id), STAYS);
  }

  drop(id: number): void {
    this.shown = this.shown.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();

/** Show why something asked of the server did not work. */
export function sayWhy(error: unknown): void {
  toasts.say(error instanceof Error ? error.message : String(error), "alarm");
}
