/** What the page of one's own account knows and does. Each deed throws a sentence when the server does not agree. */

import { ask, rename } from "./api";
import { site } from "./site.svelte";
import { sayWhy, toasts } from "./toasts.svelte";
import type { AccountInfo, Me, NewToken, RecoveryCodes } from "./wire.gen";

export const SHORTEST_PASSWORD = 8;

export class Account {
  info = $state.raw<AccountInfo | null>(null);
  /** Recovery codes that have just been made: they are told only once. */
  codes = $state.raw<string[]>([]);
  /** A token that has just been made, likewise. */
  token = $state.raw<NewToken | null>(null);

  /** Ask how things stand. */
  load = async (): Promise<void> => {
    try {
      await site.known;
      this.info = await ask<AccountInfo>("/api/account");
    } catch (error) {
      sayWhy(error);
    }
  };

  async join(name: string, password: string): Promise<void> {
    if (name !== site.name) site.meet(await rename(name));
    this.codes = (await ask<RecoveryCodes>("/api/account", "POST", { password })).codes;
    await this.meetAgain();
  }

  async logIn(name: string, password: string): Promise<void> {
    await this.meetAs(await ask<Me>("/api/login", "POST", { name, password }));
  }

  async recover(name: string, code: string, password: string): Promise<void> {
    await this.meetAs(await ask<Me>("/api/recovery", "POST", { name, code, password }));
  }

  async logOut(): Promise<void> {
    await ask("/api/logout", "POST");
    await this.meetAgain();
    toasts.say("You are logged out here.");
  }

  async rename(name: string): Promise<void> {
    await this.meetAs(await rename(name), `You are ${name} now.`);
  }

  async changePassword(old: string, fresh: string): Promise<void> {
    await ask("/api/account/password", "PUT", { old, new: fresh });
    await this.load();
    toasts.say("Your password is changed, and you are logged out everywhere else.");
  }

  async renewCodes(password: string): Promise<void> {
    this.codes = (await ask<RecoveryCodes>("/api/account/codes", "POST", { password })).codes;
    await this.load();
  }

  async endSession(id: string): Promise<void> {
    await ask(`/api/account/sessions/${encodeURIComponent(id)}`, "DELETE");
    await this.load();
  }

  async endOtherSessions(): Promise<void> {
    await ask("/api/account/sessions", "DELETE");
    await this.load();
    toasts.say("You are logged out everywhere else.");
  }

  async makeBot(name: string): Promise<void> {
    this.token = await ask<NewToken>("/api/account/bots", "POST", { name });
    await this.load();
  }

  async revoke(id: string): Promise<void> {
    await ask(`/api/account/bots/${encodeURIComponent(id)}`, "DELETE");
    await this.load();
  }

  async delete(password: string): Promise<void> {
    await ask("/api/account/deletion", "POST", { password });
    await this.meetAgain();
    toasts.say("Your account is deleted. Come back any time.");
  }

  private async meetAs(me: Me, words = `Welcome back, ${me.name}.`): Promise<void> {
    site.meet(me);
    await this.load();
    toasts.say(words);
  }

  private async meetAgain(): Promise<void> {
    await site.meetAgain();
    await this.load();
  }
}
