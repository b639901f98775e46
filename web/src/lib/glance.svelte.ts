/** Looking closer: what the pointer rests on, what has the focus, or what a finger holds down. Draws nothing. */

/** What is looked at: the words of its `data-glance`, and where it is. */
export interface Glance {
  what: string;
  box: DOMRect;
  by: "pointer" | "focus" | "finger";
}

/** How long a pointer rests, and a finger holds, before it counts. */
const REST = 320;
const HOLD = 420;
/** How far a finger may stray. */
const STRAY = 12;

export class Glancing {
  at = $state.raw<Glance | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private start = { x: 0, y: 0 };
  /** Whether the click that ends a long press is to be swallowed. */
  private isHeld = false;

  /** Watch the whole page; return what ends it. */
  watch(): () => void {
    const stop = new AbortController();
    const on = <K extends keyof DocumentEventMap>(kind: K, heard: (event: DocumentEventMap[K]) => void) =>
      document.addEventListener(kind, heard, { capture: true, signal: stop.signal });
    on("pointerover", (event) => event.pointerType === "mouse" && this.rest(event.target));
    on("pointerdown", (event) => this.down(event));
    on("pointermove", (event) => event.pointerType !== "mouse" && this.stray(event));
    on("pointerup", () => clearTimeout(this.timer));
    on("pointercancel", () => this.end());
    on("focusin", (event) => this.focus(event.target));
    on("focusout", () => this.lose());
    on("keydown", (event) => event.key === "Escape" && this.end());
    on("click", (event) => this.click(event));
    on("contextmenu", (event) => this.isHeld && event.preventDefault());
    return () => {
      stop.abort();
      this.end();
    };
  }

  /** End a look by focus, a moment later: what loses it may be leaving the page just now. */
  private lose(): void {
    const left = this.at;
    if (left?.by === "focus") queueMicrotask(() => this.at === left && this.end());
  }

  /** Look at an element at once, as a tap does where there is nothing to play. */
  show(element: Element): void {
    const found = glanceAt(element);
    if (found) this.at = { ...found, by: "finger" };
  }

  end(): void {
    clearTimeout(this.timer);
    this.at = null;
  }

  private rest(target: EventTarget | null): void {
    const found = glanceAt(target);
    if (found !== null && found.what === this.at?.what) return;
    clearTimeout(this.timer);
    if (this.at?.by === "pointer") this.at = null;
    if (found) this.timer = setTimeout(() => (this.at = { ...found, by: "pointer" }), REST);
  }

  /** A press ends a look; one that ends a held look does nothing else. */
  private down(event: PointerEvent): void {
    this.isHeld = this.at?.by === "finger";
    this.end();
    if (event.pointerType !== "mouse" && !this.isHeld) this.hold(event);
  }

  private hold(event: PointerEvent): void {
    const found = glanceAt(event.target);
    if (found === null) return;
    this.start = { x: event.clientX, y: event.clientY };
    this.timer = setTimeout(() => {
      this.isHeld = true;
      this.at = { ...found, by: "finger" };
    }, HOLD);
  }

  private stray(event: PointerEvent): void {
    if (Math.hypot(event.clientX - this.start.x, event.clientY - this.start.y) > STRAY) clearTimeout(this.timer);
  }

  private focus(target: EventTarget | null): void {
    if (!(target instanceof HTMLElement) || !target.matches(":focus-visible")) return;
    const found = glanceAt(target);
    if (found) this.at = { ...found, by: "focus" };
  }

  private click(event: MouseEvent): void {
    clearTimeout(this.timer);
    if (!this.isHeld) return;
    this.isHeld = false;
    event.stopPropagation();
    event.preventDefault();
  }
}

/** Return what an element is about: the words of its button, those around it, or the first ones within its button. */
function glanceAt(target: EventTarget | null): Omit<Glance, "by"> | null {
  if (!(target instanceof Element)) return null;
  const around = target.closest<HTMLElement>("button[data-glance]") ?? target.closest<HTMLElement>("[data-glance]");
  const found = around ?? target.closest("button")?.querySelector<HTMLElement>("[data-glance]");
  const what = found?.dataset["glance"];
  return found && what ? { what, box: found.getBoundingClientRect() } : null;
}

export const glancing = new Glancing();
