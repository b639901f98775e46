/** What this browser has set about passing and paying, kept for the next visit; an order lasts for a while only. */

import { keep, recall } from "../../../lib/settings.svelte";
import type { GeekTable } from "../../../lib/wire.gen";
import { holds, type Moment, MOMENTS, type Order, orderOf, PLAIN, type Policy } from "./policy";

const KEY = "geekfight-passing";

/** Return the policy that is kept as *text*; the plain one where it cannot be read. */
export function readPolicy(text: string | null): Policy {
  const words = (text ?? "plain").split(" ");
  if (text === null || words.includes("plain")) return PLAIN;
  return {
    always: words.includes("always"),
    stops: MOMENTS.filter((moment) => words.includes(moment)),
    payments: words.includes("payments"),
  };
}

export function writePolicy(policy: Policy): string {
  return ["set", policy.always ? "always" : "", ...policy.stops, policy.payments ? "payments" : ""]
    .filter((word) => word !== "")
    .join(" ");
}

class Passing {
  policy = $state.raw<Policy>(readPolicy(recall(KEY)));
  order = $state.raw<Order | null>(null);

  set(change: Partial<Policy>): void {
    this.policy = { ...this.policy, ...change };
    keep(KEY, writePolicy(this.policy));
  }

  toggleStop(moment: Moment): void {
    const has = this.policy.stops.includes(moment);
    this.set({ stops: MOMENTS.filter((found) => (found === moment ? !has : this.policy.stops.includes(found))) });
  }

  give(until: Order["until"], table: GeekTable, you: number): void {
    this.order = orderOf(until, table, you);
  }

  stop = (): void => {
    this.order = null;
  };

  /** Forget an order that is over, so that a later moment cannot bring it back. */
  review(table: GeekTable, you: number | null): void {
    if (this.order && (you === null || !holds(this.order, table, you))) this.order = null;
  }
}

export const passing = new Passing();
