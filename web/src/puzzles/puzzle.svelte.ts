/** A puzzle on the table: shown as its seat sees it, answered with the controls of a game, and then explained. */

import type { Act, ExplainedPuzzle, Kind, Seen, ShownPuzzle } from "../generated/wire";
import { get, post, Refusal, type RefusedFor } from "../house/asking";
import { beGuest, lastName } from "../house/guest.svelte";
import { anywhere, type Place } from "../local/transport";
import { lastCard } from "../replay/player.svelte";
import { Scene } from "../table/scene.svelte";
import { say } from "../words/words.svelte";

export const KINDS: readonly Kind[] = ["first-bets", "third-bet", "fast-card", "slow-card", "trick", "powers"];

/** The kind that was chosen last; the next puzzle is of it, too. */
let wanted: Kind | null = null;
/** What has just been sent, so that the table need not ask for it again. */
let sent: { place: Place; shown: ShownPuzzle } | null = null;

/** The name of a puzzle that suits us, of one kind or of any. */
export async function nextPuzzle(kind: Kind | null = wanted): Promise<string> {
  wanted = kind;
  sent = await anywhere(async (place) => {
    await beGuest(lastName().trim() || say("page-guest"), place);
    return { place, shown: await get("GET /api/puzzles/next", {}, kind ? `?kind=${kind}` : "", place) };
  });
  return sent.shown.puzzle;
}

export class PuzzleTable {
  readonly scene = new Scene(null);
  readonly name: string;
  shown = $state.raw<ShownPuzzle | null>(null);
  /** What our answer was worth, once it has been given. */
  explained = $state.raw<ExplainedPuzzle | null>(null);
  /** The code of our answer. */
  given = $state<number | null>(null);
  /** Why there is no puzzle. */
  refused = $state<RefusedFor | null>(null);
  #place: Place = "server";

  constructor(name: string) {
    this.name = name;
    this.scene.connection.instead = (code) => void this.#answer(code);
  }

  async load(): Promise<void> {
    this.refused = null;
    try {
      const { place, shown } = sent?.shown.puzzle === this.name ? sent : await this.#ask();
      sent = null;
      this.#place = place;
      this.#lay(shown);
    } catch (error) {
      this.refused = reasonOf(error);
    }
  }

  close(): void {
    this.scene.close();
  }

  async #ask(): Promise<{ place: Place; shown: ShownPuzzle }> {
    return anywhere(async (place) => {
      await beGuest(lastName().trim() || say("page-guest"), place);
      return { place, shown: await get("GET /api/puzzles/{puzzle}", { puzzle: this.name }, "", place) };
    });
  }

  #lay(shown: ShownPuzzle): void {
    const { connection, playback, box } = this.scene;
    const { room, view, own, events } = shown;
    connection.room = room;
    connection.seats = { [own.seat]: "" };
    connection.seat = own.seat;
    connection.view = view;
    connection.own = own;
    connection.status = "here";
    playback.finishAfter = box.finishAfter;
    playback.seen({ type: "Seen", seq: 0, version: 0, view, own, clock: null, planned: null } satisfies Seen, []);
    playback.log = [...events];
    playback.card = lastCard(playback.log);
    this.shown = shown;
  }

  async #answer(code: number): Promise<void> {
    const { connection, playback } = this.scene;
    const { own } = this.shown!;
    connection.pending = { type: "Act", seat: own.seat, code, version: 0, key: "", then: null } satisfies Act;
    try {
      const explained = await post("POST /api/puzzles/{puzzle}", { code }, { puzzle: this.name }, this.#place);
      this.given = code;
      this.explained = explained;
      // Nothing follows: the position stays as it was.
      connection.own = playback.own = { ...own, legal: [] };
    } catch (error) {
      connection.notice = { reason: reasonOf(error) };
    } finally {
      connection.pending = null;
    }
  }
}

function reasonOf(error: unknown): RefusedFor {
  return error instanceof Refusal ? error.reason : "try-again";
}
