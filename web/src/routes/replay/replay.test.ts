import { expect, it, vi } from "vitest";
import type { Frame, Frames, Replay } from "../../lib/wire.gen";
import { Player, type Source, type StepShower } from "./replay.svelte";
import { CHUNK, type Looking } from "./steps";

const info = { id: "k3x9", seats: [{ name: "Ann" }, { name: "Ben" }] } as unknown as Replay["table"];
const ENTRIES = 60;

/** A match of which a spectator sees every second entry, and a seat everything. */
class Library implements Source {
  asked: string[] = [];
  you: number | null = null;

  steps({ seat }: Looking): number[] {
    const all = Array.from({ length: ENTRIES + 1 }, (_, number) => number);
    return seat === null ? all.filter((number) => number % 2 === 0) : all;
  }

  replay = (looking: Looking): Promise<Replay> => {
    this.asked.push(`replay ${looking.seat} ${looking.isOpen}`);
    const steps = this.steps(looking);
    const story = steps.map((number) => ({ number, text: `Line ${number}` }));
    return Promise.resolve({
      table: info,
      you: this.you,
      entries: ENTRIES,
      steps,
      story,
      is_whole: true,
      can_branch: true,
      comments: [],
    });
  };

  frames = (looking: Looking, first: number): Promise<Frames> => {
    this.asked.push(`frames ${looking.seat} ${first}`);
    const numbers = this.steps(looking).slice(first, first + CHUNK);
    const frames = numbers.map((number) => ({ number, view: { seat: looking.seat } }) as unknown as Frame);
    return Promise.resolve({ first, frames });
  };
}

function stage() {
  const performed: number[] = [];
  const shower: StepShower = {
    perform: (moved) => {
      performed.push(moved.sequence);
      return Promise.resolve();
    },
    settle: (change) => {
      change();
      return Promise.resolve();
    },
    pauseAt: () => null,
    halt: () => {},
  };
  return { performed, shower };
}

async function begun(at = 0, looking: Looking | null = null, you: number | null = null) {
  const library = new Library();
  library.you = you;
  const { performed, shower } = stage();
  const player = new Player("k3x9", shower, library);
  await player.begin(at, looking);
  await vi.waitFor(() => expect(player.place).toBe(player.goal));
  return { library, performed, player };
}

const arrived = (player: Player, number: number) => vi.waitFor(() => expect(player.at).toBe(number));

it("begins where the address says, through the eyes it names", async () => {
  const { player } = await begun(7, { seat: 1, isOpen: false });
  expect([player.at, player.table.you, player.told]).toEqual([7, 1, ["Line 7"]]);
});

it("begins through one's own eyes where the address names nobody", async () => {
  expect((await begun(0, null, 1)).player.looking).toEqual({ seat: 1, isOpen: false });
  expect((await begun(0, null, null)).player.looking.seat).toBeNull();
});

it("moves cards only when it steps forward by one", async () => {
  const { performed, player } = await begun(0, { seat: 0, isOpen: false });
  player.obey({ to: "next" });
  await arrived(player, 1);
  player.obey({ to: "last" });
  await arrived(player, ENTRIES);
  player.obey({ to: "previous" });
  await arrived(player, ENTRIES - 1);
  player.obey({ to: "first" });
  await arrived(player, 0);
  expect(performed).toEqual([1]);
});

it("goes to the newest goal when somebody is quicker than the server", async () => {
  const { performed, player } = await begun(0, { seat: 0, isOpen: false });
  for (let step = 0; step < 30; step += 1) player.obey({ to: "next" });
  await arrived(player, 30);
  expect(performed.length).toBeLessThan(3);
});

it("stays at the same moment when somebody looks through other eyes", async () => {
  const { player } = await begun(8, { seat: 0, isOpen: false });
  player.obey({ to: "seat", seat: 1 });
  await vi.waitFor(() => expect(player.table.view).toEqual({ seat: 1 }));
  expect(player.at).toBe(8);
  player.obey({ to: "next" });
  await arrived(player, 9);
  player.obey({ to: "spectator" });
  await arrived(player, 8);
  player.obey({ to: "open" });
  await vi.waitFor(() => expect(player.looking).toEqual({ seat: 0, isOpen: true }));
});

it("asks for each part once, and for the next one before it is needed", async () => {
  const { library, player } = await begun(0, { seat: 0, isOpen: false });
  for (let step = 0; step < 20; step += 1) {
    player.obey({ to: "next" });
    await arrived(player, step + 1);
  }
  expect(library.asked.filter((asked) => asked.startsWith("frames"))).toEqual(["frames 0 0", "frames 0 25"]);
});

it("plays the match to its end and stops there", async () => {
  vi.useFakeTimers();
  const { player } = await begun(ENTRIES - 3, { seat: 0, isOpen: false });
  player.toggle();
  await vi.advanceTimersByTimeAsync(10_000);
  expect([player.at, player.isPlaying]).toEqual([ENTRIES, false]);
  vi.useRealTimers();
});

it("says why there is nothing to see", async () => {
  const player = new Player("k3x9", stage().shower, {
    replay: () => Promise.reject(new Error("A match can be replayed once it is over.")),
    frames: () => Promise.reject(new Error("never")),
  });
  await player.begin(0, null);
  expect(player.missing).toBe("A match can be replayed once it is over.");
});
