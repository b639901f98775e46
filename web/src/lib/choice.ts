/** Answering a question by touching things: which options are left, and what can be touched next. Knows no rules. */

import type { Option } from "./wire.gen";

/** What a person has touched so far, in order. */
export type Touched = readonly string[];

/** Once so few options are left, each is offered as a button too; plans lead to things that are drawn, and never are. */
export const FEW = 4;

/** Return what tells an option from all others of its question: plans may begin with the same move. */
export function keyOf(option: Option): string {
  return [option.move, ...(option.then ?? [])].join("; ");
}

/** Return which one of its sort a thing is: the part after the colon. */
export const idOf = (thing: string): string => thing.slice(thing.indexOf(":") + 1);

/** Return what sort of thing this is: the part before the colon. */
export function kindOf(thing: string): string {
  return thing.slice(0, Math.max(0, thing.indexOf(":")));
}

/** Return what may be touched next for *option*; nothing when it is covered, null when *touched* leads elsewhere. */
export function nextThings(option: Option, touched: Touched): readonly string[] | null {
  const rest = [...option.path];
  let group: string[] = [];
  for (const thing of touched) {
    if (group.length === 0) group = takeGroup(rest);
    const at = group.indexOf(thing);
    if (at < 0) return null;
    group.splice(at, 1);
  }
  return group.length > 0 ? group : takeGroup(rest);
}

/** Take the neighbours of one kind, which may be touched in any order, from the front of *rest*. */
function takeGroup(rest: string[]): string[] {
  const kind = kindOf(rest[0] ?? "");
  const end = rest.findIndex((thing) => kindOf(thing) !== kind);
  return rest.splice(0, end < 0 ? rest.length : end);
}

/** Return the options that *touched* still leads to. */
export function remaining(options: readonly Option[], touched: Touched): Option[] {
  return options.filter((option) => nextThings(option, touched) !== null);
}

/** Return everything that can be touched next. */
export function litThings(options: readonly Option[], touched: Touched): Set<string> {
  return new Set(options.flatMap((option) => nextThings(option, touched) ?? []));
}

/** Return what is touched after a touch of *thing*: one step on, one step back, a fresh start, or another last step. */
export function touch(options: readonly Option[], touched: Touched, thing: string): Touched {
  if (litThings(options, touched).has(thing)) return [...touched, thing];
  if (touched.includes(thing)) return without(options, touched, thing);
  if (litThings(options, []).has(thing)) return [thing];
  const before = touched.slice(0, -1);
  return litThings(options, before).has(thing) ? [...before, thing] : touched;
}

function without(options: readonly Option[], touched: Touched, thing: string): Touched {
  const kept = touched.toSpliced(touched.indexOf(thing), 1);
  return remaining(options, kept).length > 0 ? kept : [];
}

/**
 * Return the one option that *touched* has singled out, if it has.
 * One that names a button waits for it to be pressed, unless it is going to ask again anyway.
 * A plan is touched through to its end, as its first touch looks at what there is to do.
 */
export function settled(options: readonly Option[], touched: Touched, arePlans = false): Option | null {
  const [only, another] = remaining(options, touched);
  if (touched.length === 0 || only === undefined || another !== undefined) return null;
  if (arePlans) return nextThings(only, touched)?.length === 0 ? only : null;
  return isPressedNext(only, touched) && !only.confirm ? null : only;
}

function isPressedNext(option: Option, touched: Touched): boolean {
  const next = nextThings(option, touched) ?? [];
  return next.length > 0 && next.every((thing) => kindOf(thing) === "button");
}

/** A button that leads on to several options. */
export interface Branch {
  thing: string;
  options: Option[];
}

/** Return the buttons that stand for several options each, once there are more than *few* to show one by one. */
export function branches(options: readonly Option[], touched: Touched, few = FEW): Branch[] {
  const left = remaining(options, touched);
  if (touched.length === 0 || left.length <= few) return [];
  const pressed = left.filter((option) => isPressedNext(option, touched));
  const words = [...new Set(pressed.flatMap((option) => nextThings(option, touched) ?? []))];
  return words
    .map((thing) => ({ thing, options: pressed.filter((option) => nextThings(option, touched)?.includes(thing)) }))
    .filter((branch) => branch.options.length > 1);
}

/** Return the option that is complete with what is touched, though more could follow. */
export function covered(options: readonly Option[], touched: Touched): Option | null {
  return (touched.length > 0 && options.find((option) => nextThings(option, touched)?.length === 0)) || null;
}

/** Tell whether a question asks for so many things of one kind, no more and no fewer: those are picked, not read. */
function isPick(options: readonly Option[]): boolean {
  const [first] = options;
  const size = first?.path.length ?? 0;
  const kind = kindOf(first?.path[0] ?? "");
  return size > 2 && options.every(({ path }) => path.length === size && path.every((thing) => kindOf(thing) === kind));
}

/**
 * Return the options to show as buttons: those that are complete or take a press, and all once there are few.
 * Beside a complete one, whatever takes another touch of a thing is not shown.
 */
export function offered(options: readonly Option[], touched: Touched, few = FEW): Option[] {
  const complete = covered(options, touched);
  const left = remaining(options, touched);
  if (!complete && touched.length > 0 && left.length <= few && !isPick(options)) return left;
  const gathered = new Set(branches(options, touched, few).flatMap((branch) => branch.options));
  const pressed = left.filter((option) => {
    const next = nextThings(option, touched) ?? [];
    return next.every((thing) => kindOf(thing) === "button") && !gathered.has(option);
  });
  return complete ? [complete, ...pressed.filter((option) => option !== complete)] : pressed;
}

/** Return the option that a touch of *thing* would complete, so that what it shows can be seen before. */
export function foreseen(options: readonly Option[], touched: Touched, thing: string): Option | null {
  const next = touch(options, touched, thing);
  const left = next.length > touched.length ? remaining(options, next) : [];
  return covered(left, next) ?? (left.length === 1 && left[0] ? left[0] : null);
}
