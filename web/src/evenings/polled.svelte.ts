/** Something on the server that others change, too: looked up again and again while the page is in sight. */

import { Refusal, type RefusedFor } from "../house/asking";
import { Rhythm } from "./rhythm";

export class Polled<T> {
  shown = $state.raw<T | null>(null);
  /** Why there is nothing to see. */
  refusedFor = $state<RefusedFor | null>(null);
  /** Why the last change was refused. */
  notChanged = $state<RefusedFor | null>(null);
  waits = $state(false);
  readonly #ask: () => Promise<T>;
  readonly #rhythm = new Rhythm();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;
  /** Answers to older questions are of no use any more. */
  #asked = 0;

  constructor(ask: () => Promise<T>) {
    this.#ask = ask;
    document.addEventListener("visibilitychange", this.look);
    void this.look();
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    document.removeEventListener("visibilitychange", this.look);
  }

  look = async (): Promise<void> => {
    clearTimeout(this.#timer);
    // Back in sight, we are called again.
    if (document.hidden && this.shown !== null) return;
    this.#again(await this.#take(this.#ask()));
  };

  #again(ms: number): void {
    clearTimeout(this.#timer);
    if (!this.#isClosed && !document.hidden) this.#timer = setTimeout(this.look, ms);
  }

  /** Change something; the answer is what it is then. */
  async change(change: () => Promise<T>): Promise<void> {
    this.waits = true;
    this.notChanged = null;
    const number = ++this.#asked;
    try {
      const shown = await change();
      if (number === this.#asked) this.shown = shown;
      this.#again(this.#rhythm.afterAnswer(shown));
    } catch (error) {
      this.notChanged = error instanceof Refusal ? error.reason : "try-again";
    } finally {
      this.waits = false;
    }
  }

  /** How long to wait after the answer. */
  async #take(answer: Promise<T>): Promise<number> {
    const number = ++this.#asked;
    try {
      const shown = await answer;
      if (number === this.#asked && !this.#isClosed) this.shown = shown;
      return this.#rhythm.afterAnswer(shown);
    } catch (error) {
      // What was seen once stays in sight while the server can't be reached.
      const reason = error instanceof Refusal ? error.reason : "try-again";
      if (this.shown === null || reason === "no-such-address") this.refusedFor = reason;
      return this.#rhythm.afterTrouble();
    }
  }
}
