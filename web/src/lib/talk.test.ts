import { beforeEach, describe, expect, it } from "vitest";
import { PHRASES, wordsOf } from "./phrases";
import { Talk } from "./talk.svelte";
import type { ChatLine, ClientMessage } from "./wire.gen";

const line = (number: number, more: Partial<ChatLine> = {}): ChatLine => ({
  number,
  room: "players",
  speaker: "ben",
  name: "Ben",
  seat: 1,
  mine: false,
  text: `line ${number}`,
  phrase: null,
  at: `2026-11-16T08:00:${String(number).padStart(2, "0")}.000+00:00`,
  ...more,
});

describe("what is said at a table", () => {
  let said: ClientMessage[];
  let isOpen: boolean;
  let talk: Talk;
  const texts = () => talk.shown.map(({ text }) => text);

  beforeEach(() => {
    said = [];
    isOpen = true;
    talk = new Talk("t1", (message) => isOpen && said.push(message) > 0);
  });

  it("is kept in order, each line once", () => {
    talk.hear(line(4));
    talk.take([line(0), line(2), line(4)]);
    talk.hear(line(3, { room: "watchers", speaker: "cleo" }));
    expect(texts()).toEqual(["line 0", "line 2", "line 3", "line 4"]);
  });

  it("is unread until a panel shows it, and one's own is not", () => {
    talk.hear(line(0));
    talk.hear(line(2, { mine: true, speaker: "ann" }));
    expect(talk.unread).toBe(1);
    const hide = talk.show();
    expect(talk.unread).toBe(0);
    talk.hear(line(4));
    expect(talk.unread).toBe(0);
    hide();
    talk.hear(line(6));
    expect(talk.unread).toBe(1);
  });

  it("is not shown of those who are muted, until they are heard again", () => {
    talk.hear(line(0));
    talk.mute("ben");
    talk.hear(line(2));
    talk.hear(line(4, { speaker: "ann", text: "hello" }));
    expect(texts()).toEqual(["hello"]);
    expect(talk.unread).toBe(2);
    talk.unmute();
    expect(texts()).toEqual(["line 0", "line 2", "hello"]);
  });

  it("is forgotten of those who are blocked", () => {
    talk.take([line(0), line(2, { speaker: "ann" })]);
    talk.forget("ben");
    expect(texts()).toEqual(["line 2"]);
  });

  it("comes back to be written on when it is refused", () => {
    talk.draft = " hello ";
    talk.say();
    expect(said).toEqual([{ type: "chat", text: "hello" }]);
    expect(talk.draft).toBe("");
    talk.takeBack();
    expect(talk.draft).toBe(" hello ");
    talk.say();
    talk.hear(line(0, { mine: true }));
    talk.takeBack();
    expect(talk.draft).toBe("");
  });

  it("stays written while nothing can be sent, and nothing is sent of nothing", () => {
    talk.say();
    isOpen = false;
    talk.draft = "hello";
    talk.say();
    expect([said, talk.draft]).toEqual([[], "hello"]);
  });

  it("has quick phrases in the words of this browser", () => {
    talk.sayPhrase("thanks");
    expect(said).toEqual([{ type: "phrase", name: "thanks" }]);
    expect(wordsOf(line(0, { text: "Danke!", phrase: "thanks" }))).toBe(PHRASES.thanks);
    expect(wordsOf(line(0, { text: "<b>" }))).toBe("<b>");
  });
});
