/** What every page needs from the server once: who this browser is, and which games there are. */

import { fetchGames, fetchMe, rename } from "./api";
import { sayWhy } from "./toasts.svelte";
import type { GameInfo, Me } from "./wire.gen";

const TRY_AGAIN = 3_000;

class Site {
  name = $state("");
  /** Whether a password brings this person back on any browser. */
  hasAccount = $state(false);
  games = $state.raw<GameInfo[]>([]);
  state = $state<"loading" | "ready" | "failed">("loading");
  private settle: () => void = () => {};
  /** Kept once the server knows this browser; only then can it take a seat. */
  readonly known = new Promise<void>((resolve) => (this.settle = resolve));

  load = async (): Promise<void> => {
    try {
      const [me, games] = await Promise.all([fetchMe(), fetchGames()]);
      this.meet(me);
      this.games = games;
      this.state = "ready";
      this.settle();
    } catch (error) {
      if (this.state === "loading") sayWhy(error);
      this.state = "failed";
      setTimeout(this.load, TRY_AGAIN);
    }
  };

  /** Be whom the server says we are. */
  meet(me: Me): void {
    this.name = me.name;
    this.hasAccount = me.account ?? false;
  }

  /** Ask again who we are, as after logging in or out. */
  async meetAgain(): Promise<void> {
    this.meet(await fetchMe());
  }

  /** Take another name; false when the server does not agree. */
  async rename(name: string): Promise<boolean> {
    try {
      this.name = (await rename(name)).name;
      return true;
    } catch (error) {
      sayWhy(error);
      return false;
    }
  }

  game(id: string): GameInfo | undefined {
    return this.games.find((game) => game.id === id);
  }
}

export const site = new Site();
