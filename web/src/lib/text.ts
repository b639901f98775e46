/** The little English grammar that the client needs; the story itself is told by the server. */

/** Return `1 card`, `2 cards`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

/** Return `a, b and c`. */
export function listed(items: readonly string[]): string {
  if (items.length < 2) return items.join("");
  return `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
}

/** A few words of a printed text. */
export interface Span {
  words: string;
  /** Whether it is a keyword or the label of an effect. */
  is_key?: boolean;
  /** The thing whose sign stands before the words. */
  sign?: string;
}

/** A word of the rules, and what it means in a sentence. */
export interface Reminder {
  word: string;
  reminder: string;
  /** Whether the rulebook calls it a keyword; other words are plain verbs of the rules. */
  is_keyword?: boolean;
}

/** Return *text* with proper minus signs, quotation marks and times, as it is printed. */
export function printedText(text: string): string {
  return text
    .replaceAll(/-(?=\d)/g, "−")
    .replaceAll(/(\d)x(\d)/g, "$1×$2")
    .replaceAll(/(^|[\s(])"/g, "$1“")
    .replaceAll('"', "”")
    .replaceAll("'", "’");
}

/** Return *name* with soft hyphens in its long words, where *parts* says that they may be parted. */
export function parted(name: string, parts: readonly (readonly [head: string, tail: string])[]): string {
  return parts.reduce((words, [head, tail]) => words.replace(head + tail, `${head}\u00ad${tail}`), name);
}

/** Return `just now`, `5 minutes ago`, from an ISO 8601 time. */
export function ago(time: string, now: number = Date.now()): string {
  const minutes = Math.floor((now - Date.parse(time)) / 60_000);
  if (!(minutes >= 1)) return "just now";
  if (minutes < 60) return `${counted(minutes, "minute")} ago`;
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? `${counted(hours, "hour")} ago` : `${counted(Math.floor(hours / 24), "day")} ago`;
}
