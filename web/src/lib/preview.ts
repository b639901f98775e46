/** What an option would do, as the server tells it beforehand. */

import { nextThings } from "./choice";
import type { Option } from "./wire.gen";

type Shown = NonNullable<Option["shows"]>[number];

/** Return what *option* shows of one kind. */
export function shownOf<Kind extends Shown["kind"]>(option: Pick<Option, "shows"> | null, kind: Kind) {
  return (option?.shows ?? []).filter((part): part is Extract<Shown, { kind: Kind }> => part.kind === kind);
}

/** Return what the option costs that a touch of *thing* leads to, with halves as ½; empty where that is not told. */
export function costTo(thing: string, options: readonly Option[], touched: readonly string[]): string {
  const led = options.find((option) => nextThings(option, touched)?.includes(thing));
  const [cost] = shownOf(led ?? null, "cost");
  return cost === undefined
    ? ""
    : String(cost.amount)
        .replace(/^0\.5$/, "½")
        .replace(".5", "½");
}
