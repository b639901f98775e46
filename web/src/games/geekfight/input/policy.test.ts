import { describe, expect, it } from "vitest";
import { object, option, question, seat, table, view } from "../board/fixtures";
import { readPolicy, writePolicy } from "./passing.svelte";
import { answerFor, holds, momentOf, orderOf, PLAIN, type Policy } from "./policy";

const AT_ME = object(10, 1, [{ kind: "piece", id: 1, name: "guitar-guy" }]);
const AT_ANOTHER = object(10, 1, [{ kind: "piece", id: 4, name: "chester-a-bum" }]);
const END = question({ options: [option("spend", "piece:1", "button:spend"), option("end", "button:end")] });
const PASS = option("pass", "button:pass");
const policy = (more: Partial<Policy>): Policy => ({ ...PLAIN, ...more });

describe("the moment", () => {
  it("tells what is aimed at me from the rest", () => {
    expect(momentOf(table({ queue: [AT_ME] }), 0)).toBe("aimed");
    expect(momentOf(table({ queue: [AT_ANOTHER] }), 0)).toBe("queue");
    expect(momentOf(table({ phase: "end" }), 0)).toBe("end");
    expect(momentOf(table({ phase: "end", active: 0 }), 0)).toBe("mine");
    expect(momentOf(table({ active: 0 }), 0)).toBeNull();
  });

  it("counts what is aimed at me, my Items and my objects, but not what I aim myself", () => {
    const at = (kind: string, id: number) => object(10, 1, [{ kind, id, name: "" }]);
    expect(momentOf(table({ queue: [at("seat", 0)] }), 0)).toBe("aimed");
    expect(momentOf(table({ queue: [at("piece", 2)] }), 0)).toBe("aimed");
    const mine = object(9, 0, [{ kind: "piece", id: 1, name: "guitar-guy" }]);
    expect(momentOf(table({ queue: [mine] }), 0)).toBe("queue");
    expect(momentOf(table({ queue: [mine, at("object", 9)] }), 0)).toBe("aimed");
  });
});

describe("asking when there is something to decide", () => {
  it("asks", () => {
    expect(answerFor(question(), view({ queue: [AT_ME] }), PLAIN, null, 0)).toBeNull();
    expect(answerFor(END, view({ active: 0 }), PLAIN, null, 0)).toBeNull();
  });

  it("passes after one to two times the hold when there is nothing to decide", () => {
    const idle = question({ idle: "pass", options: [PASS] });
    const [soon, late] = [0, 0.999].map((chance) => answerFor(idle, view({ queue: [AT_ME] }), PLAIN, null, chance));
    expect(soon).toMatchObject({ option: PASS, after: 1000 });
    expect(late?.after).toBeCloseTo(1999);
    expect(soon?.isOrdered).toBeUndefined();
  });

  it("ends the Action Phase when nothing is left", () => {
    const idle = { ...END, idle: "end" };
    expect(answerFor(idle, view({ active: 0 }), PLAIN, null, 0)?.option.move).toBe("end");
  });

  it("says nothing for spectators and other decisions", () => {
    const idle = question({ idle: "pass", options: [PASS] });
    expect(answerFor(idle, view({}, { seat: null }), PLAIN, null, 0)).toBeNull();
    expect(answerFor(question({ kind: "target" }), view(), PLAIN, null, 0)).toBeNull();
  });
});

it("asks always, if that is set", () => {
  const idle = question({ idle: "pass", options: [PASS] });
  expect(answerFor(idle, view({ queue: [AT_ME] }), policy({ always: true }), null, 0)).toBeNull();
});

describe("chosen moments", () => {
  const unless = policy({ stops: ["aimed"] });

  it("passes at others, and stops at its own", () => {
    expect(answerFor(question(), view({ queue: [AT_ANOTHER] }), unless, null, 0)?.option.move).toBe("pass");
    expect(answerFor(question(), view({ phase: "end" }), unless, null, 0)?.isOrdered).toBe(true);
    expect(answerFor(question(), view({ queue: [AT_ME] }), unless, null, 0)).toBeNull();
  });

  it("passes at the end of my own turn, if that is set", () => {
    const ending = view({ phase: "end", active: 0 });
    expect(answerFor(question(), ending, PLAIN, null, 0)).toBeNull();
    expect(answerFor(question(), ending, unless, null, 0)?.option.move).toBe("pass");
  });

  it("never passes in my own Action Phase", () => {
    expect(answerFor(question(), view({ active: 0, queue: [AT_ANOTHER] }), unless, null, 0)).toBeNull();
    expect(answerFor(END, view({ active: 0 }), policy({ stops: [] }), null, 0)).toBeNull();
  });
});

describe("pass until my turn", () => {
  const order = orderOf("turn", table(), 0);

  it("passes at everything but what is aimed at me", () => {
    expect(answerFor(question(), view({ queue: [AT_ANOTHER] }), PLAIN, order, 0)?.isOrdered).toBe(true);
    expect(answerFor(question(), view({ phase: "end" }), PLAIN, order, 0)?.words).toContain("your turn");
    expect(answerFor(question(), view({ queue: [AT_ME] }), PLAIN, order, 0)).toBeNull();
  });

  it("still passes at what is aimed at me when there is no answer", () => {
    const idle = question({ idle: "pass", options: [PASS] });
    expect(answerFor(idle, view({ queue: [AT_ME] }), PLAIN, order, 0)?.option.move).toBe("pass");
  });

  it("ends as my turn begins", () => {
    expect(holds(order, table({ active: 2 }), 0)).toBe(true);
    expect(holds(order, table({ seats: [seat({ turns: 2 }), seat(), seat()] }), 0)).toBe(false);
  });
});

describe("pass until something happens", () => {
  const order = orderOf("change", table({ queue: [AT_ME] }), 0);

  it("passes while the Queue is as it was, whatever is aimed at me", () => {
    expect(answerFor(question(), view({ queue: [AT_ME] }), PLAIN, order, 0)?.isOrdered).toBe(true);
  });

  it("ends with something new on the Queue, or with a turn", () => {
    const later = object(21, 2, []);
    expect(holds(order, table({ queue: [AT_ME, later] }), 0)).toBe(false);
    expect(holds(order, table({ seats: [seat(), seat({ turns: 2 }), seat()] }), 0)).toBe(false);
  });

  it("never ends my Action Phase", () => {
    expect(answerFor(END, view({ active: 0 }), PLAIN, order, 0)).toBeNull();
  });
});

describe("paying", () => {
  const payment = question({
    kind: "payment",
    options: [option("pay a", "units:1-cash"), option("pay b", "units:1-glue")],
    suggested: "pay b",
  });

  it("takes the payment that the server suggests at once, unless I choose myself", () => {
    expect(answerFor(payment, view(), PLAIN, null, 0.5)).toMatchObject({ option: payment.options[1], after: 0 });
    expect(answerFor(payment, view(), policy({ payments: true }), null, 0.5)).toBeNull();
  });
});

it("keeps a policy as words, and reads anything else as the plain one", () => {
  const odd = policy({ always: true, stops: ["aimed"], payments: true });
  expect(readPolicy(writePolicy(odd))).toEqual(odd);
  expect(readPolicy(writePolicy(policy({ stops: [] }))).stops).toEqual([]);
  expect(readPolicy(null)).toEqual(PLAIN);
});
