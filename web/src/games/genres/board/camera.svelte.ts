/** Where one looks at the battleground, and from how near: buttons, two fingers, a dragging mouse, a turned wheel. */

import { tick } from "svelte";
import { apart, bounded, centred, fitting, held, STEP } from "./camera";

/** How far a mouse moves before it drags. */
const STRAY = 6;

export class Camera {
  width = $state(0);
  height = $state(0);
  zoom = $state(1);
  readonly cell = $derived(fitting(this.width, this.height) * this.zoom);
  readonly isClose = $derived(this.zoom > 1.01);
  private view: HTMLElement | null = null;
  private reach = 0;
  private drag: { x: number; y: number } | null = null;
  private isDragged = false;

  /** Watch what scrolls; return what ends it. */
  watch = (view: HTMLElement): (() => void) => {
    this.view = view;
    const stop = new AbortController();
    const on = <K extends keyof HTMLElementEventMap>(kind: K, heard: (event: HTMLElementEventMap[K]) => void) =>
      view.addEventListener(kind, heard, { signal: stop.signal, passive: false, capture: kind === "click" });
    on("touchstart", (event) => this.pinchStart(event));
    on("touchmove", (event) => this.pinch(event));
    on("wheel", (event) => this.wheel(event));
    on("pointerdown", (event) => this.dragStart(event));
    on("pointermove", (event) => this.dragOn(event));
    on("pointerup", () => (this.drag = null));
    on("pointerleave", () => (this.drag = null));
    on("click", (event) => this.swallow(event));
    return () => stop.abort();
  };

  nearer = (): void => void this.to(this.zoom * STEP);
  farther = (): void => void this.to(this.zoom / STEP);

  /** Come to *zoom*; what lies under *at* stays there. */
  async to(zoom: number, at = { x: this.width / 2, y: this.height / 2 }): Promise<void> {
    const next = bounded(zoom);
    const ratio = next / this.zoom;
    const { scrollLeft: left, scrollTop: top } = this.view ?? { scrollLeft: 0, scrollTop: 0 };
    this.zoom = next;
    await tick();
    this.view?.scrollTo(held(left, at.x, ratio), held(top, at.y, ratio));
  }

  /** Look at a square from near. */
  async centre(square: string, zoom = Math.max(this.zoom, 1.8)): Promise<void> {
    this.zoom = bounded(zoom);
    await tick();
    this.view?.scrollTo(centred(square, this.cell, this));
  }

  private pinchStart({ touches: [one, other] }: TouchEvent): void {
    if (one && other) this.reach = apart(one, other);
  }

  private pinch(event: TouchEvent): void {
    const [one, other] = event.touches;
    if (!one || !other || this.reach === 0) return;
    event.preventDefault();
    const reach = apart(one, other);
    const [x, y] = [(one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2];
    void this.to((this.zoom * reach) / this.reach, this.within(x, y));
    this.reach = reach;
  }

  private wheel(event: WheelEvent): void {
    if (!event.ctrlKey) return;
    event.preventDefault();
    void this.to(this.zoom * (event.deltaY < 0 ? 1.15 : 1 / 1.15), this.within(event.clientX, event.clientY));
  }

  private within(x: number, y: number) {
    const box = this.view?.getBoundingClientRect();
    return { x: x - (box?.left ?? 0), y: y - (box?.top ?? 0) };
  }

  private dragStart(event: PointerEvent): void {
    this.isDragged = false;
    if (event.pointerType === "mouse" && event.button === 0) this.drag = { x: event.clientX, y: event.clientY };
  }

  private dragOn(event: PointerEvent): void {
    if (this.drag === null || event.pointerType !== "mouse") return;
    const [x, y] = [this.drag.x - event.clientX, this.drag.y - event.clientY];
    if (!this.isDragged && Math.hypot(x, y) < STRAY) return;
    this.isDragged = true;
    this.view?.scrollBy(x, y);
    this.drag = { x: event.clientX, y: event.clientY };
  }

  /** A click that ends a drag means nothing else. */
  private swallow(event: MouseEvent): void {
    if (!this.isDragged || !this.isClose) return;
    this.isDragged = false;
    event.stopPropagation();
    event.preventDefault();
  }
}
