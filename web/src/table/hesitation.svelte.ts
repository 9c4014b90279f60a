/**
 * Without confirmation, a complete choice is sent by itself, after a moment in which it can be undone.
 *
 * Until then nobody has seen anything of it, and the player has learned nothing new.
 */

export const UNDO_MS = 3000;

export class Hesitation {
  /** The choice that is about to be sent. */
  codes = $state.raw<readonly number[] | null>(null);
  readonly #send: (codes: readonly number[]) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The choice taken up last; once undone, it isn't sent again by itself. */
  #last = "";

  constructor(send: (codes: readonly number[]) => void) {
    this.#send = send;
  }

  /** Take up a choice as it is now; null while it isn't complete. */
  offer(codes: readonly number[] | null): void {
    const choice = String(codes ?? "");
    if (choice === this.#last) return;
    this.#last = choice;
    this.#stop();
    this.codes = codes;
    if (codes) this.#timer = setTimeout(() => this.sendNow(), UNDO_MS);
  }

  undo(): void {
    this.#stop();
  }

  sendNow(): void {
    const { codes } = this;
    this.#stop();
    this.#last = "";
    if (codes) this.#send(codes);
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.codes = null;
  }
}
