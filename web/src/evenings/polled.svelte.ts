/** Something on the server that others change, too: looked up again and again while it is in sight. */

import { Refusal, type RefusedFor } from "../house/asking";

const AGAIN_MS = 4000;

export class Polled<T> {
  shown = $state.raw<T | null>(null);
  /** Why there is nothing to see. */
  refusedFor = $state<RefusedFor | null>(null);
  /** Why the last change was refused. */
  notChanged = $state<RefusedFor | null>(null);
  waits = $state(false);
  readonly #ask: () => Promise<T>;
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
    if (!document.hidden || this.shown === null) await this.#take(this.#ask());
    clearTimeout(this.#timer);
    if (!this.#isClosed) this.#timer = setTimeout(this.look, AGAIN_MS);
  };

  /** Change something; the answer is what it is then. */
  async change(change: () => Promise<T>): Promise<void> {
    this.waits = true;
    this.notChanged = null;
    const number = ++this.#asked;
    try {
      const shown = await change();
      if (number === this.#asked) this.shown = shown;
    } catch (error) {
      this.notChanged = error instanceof Refusal ? error.reason : "try-again";
    } finally {
      this.waits = false;
    }
  }

  async #take(answer: Promise<T>): Promise<void> {
    const number = ++this.#asked;
    try {
      const shown = await answer;
      if (number === this.#asked && !this.#isClosed) this.shown = shown;
    } catch (error) {
      // What was seen once stays in sight while the server can't be reached.
      const reason = error instanceof Refusal ? error.reason : "try-again";
      if (this.shown === null || reason === "no-such-address") this.refusedFor = reason;
    }
  }
}
