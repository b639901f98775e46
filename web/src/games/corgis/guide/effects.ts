/** The eleven effects, one sentence each, in the words of the rules engine. */

import printed from "../card/cards.gen.json";
import type { CorgiClass } from "../card/cards";

export const EFFECTS = printed.effects as readonly { rank: string; kind: CorgiClass; name: string; text: string }[];
