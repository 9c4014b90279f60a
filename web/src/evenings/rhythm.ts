/** How long to wait before something is looked up again: longer and longer while nothing happens, or nobody answers. */

const SOON_MS = 4_000;
const LATE_MS = 15_000;
const NOBODY_ANSWERS_MS = 60_000;
const SLOWER = 1.5;

export class Rhythm {
  #ms = SOON_MS;
  #last = "";

  /** After an answer, by whether it was the same as the one before. */
  afterAnswer(answer: unknown): number {
    const now = JSON.stringify(answer);
    this.#ms = now === this.#last ? Math.min(SLOWER * this.#ms, LATE_MS) : SOON_MS;
    this.#last = now;
    return this.#ms;
  }

  afterTrouble(): number {
    this.#ms = Math.min(2 * this.#ms, NOBODY_ANSWERS_MS);
    return this.#ms;
  }
}
