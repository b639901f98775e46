/** What to ask the server for when somebody opens a table. */

import type { NewTable, Terms } from "../../lib/wire.gen";

/** A form that was filled in. */
export interface Filled {
  game: string;
  /** Who takes each of the other seats: `open`, or the level of a bot. */
  others: readonly string[];
  options: NonNullable<NewTable["options"]>;
  isPublic: boolean;
  /** One's own deck, null for a surprise; undefined where nobody brings one. */
  deck: string | null | undefined;
  /** Whether bots copy it. */
  mirror: boolean;
  /** What is agreed on beside the rules. */
  terms?: Terms;
}

/** Return the table that *form* describes; it starts at once when nobody is waited for. */
export function planOf(form: Filled): NewTable {
  const seats = form.others.map((seat) =>
    seat === "open" ? { kind: "open" as const } : { kind: "bot" as const, level: seat },
  );
  return {
    game: form.game,
    seats: [{ kind: "me" }, ...seats],
    options: form.options,
    public: form.isPublic,
    start: !form.others.includes("open"),
    ...(form.terms !== undefined && { terms: form.terms }),
    ...(form.deck !== undefined && { deck: form.deck, bot_decks: form.mirror ? "mirror" : "random" }),
  };
}
