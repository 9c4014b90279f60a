/** The games that we have a seat in, on the server and on this device, looked up from time to time. */

import type { OwnGame } from "../generated/wire";
import { get } from "../house/asking";
import { preferences } from "../house/preferences.svelte";
import { gamesHere } from "../local/kept-games";
import { isAlone } from "../local/site";

const SEEN_MS = 15_000;
const HIDDEN_MS = 30_000;

/** Whether it is up to us: one of our seats is to act, and no bot plays it. */
export function isOurTurn(game: OwnGame): boolean {
  const seat = game.seat_to_act;
  return seat !== null && game.own.includes(seat) && !game.seats[seat]!.handed_over;
}

/** Those in which it is our turn come first, of these the most urgent, then the latest. */
export function inOrder(games: readonly OwnGame[]): OwnGame[] {
  const urgency = (game: OwnGame) => (isOurTurn(game) ? (game.left_ms ?? 0) : Infinity);
  return games.toSorted((one, other) => {
    const [first, second] = [urgency(one), urgency(other)];
    return first === second ? 0 : first - second;
  });
}

export class OwnGames {
  #there = $state.raw<OwnGame[]>([]);
  #here = $state.raw<OwnGame[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  readonly games: OwnGame[] = $derived.by(() => inOrder([...this.#there, ...this.#here]));
  /** In how many it is our turn. */
  readonly calling: number = $derived.by(() => this.games.filter(isOurTurn).length);

  constructor() {
    addEventListener("focus", this.look);
    document.addEventListener("visibilitychange", this.look);
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    removeEventListener("focus", this.look);
    document.removeEventListener("visibilitychange", this.look);
  }

  /** Ask now, and again later as long as there are games. */
  look = async (): Promise<void> => {
    clearTimeout(this.#timer);
    const isKnown = preferences.isGuest && !isAlone;
    const [there, here] = await Promise.all([
      isKnown ? get("GET /api/me/games", {}, "", "server").catch(() => null) : [],
      gamesHere().catch(() => null),
    ]);
    if (this.#isClosed) return;
    this.#there = there ?? this.#there;
    this.#here = here ?? this.#here;
    clearTimeout(this.#timer);
    if (this.games.length > 0) this.#timer = setTimeout(this.look, document.hidden ? HIDDEN_MS : SEEN_MS);
  };
}
