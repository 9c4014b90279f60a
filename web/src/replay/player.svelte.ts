/** Replays a finished game: steps, plays and jumps through its moments, from anyone's point of view. */

import type {
  AnyEvent,
  CardPlayed,
  DirtyTrickPlayed,
  Happened,
  Reason,
  Replay,
  Room,
  Seen,
  Viewer,
} from "../generated/wire";
import { get, Refusal } from "../house/asking";
import { preferences } from "../house/preferences.svelte";
import { Scene } from "../table/scene.svelte";
import { Moments } from "./moments";

/** How long a moment is shown when nothing moves. */
const INSTANT_MS = 450;
const BETWEEN_MS = 60;

export class ReplayPlayer {
  readonly table: string;
  readonly scene = new Scene(null);
  /** Whether the game is still being played, and shown with all cards: nothing else can be done with it. */
  readonly isGrowing: boolean;
  readonly #fetch: (eyes: Viewer) => Promise<Replay>;
  moments = $state.raw<Moments | null>(null);
  /** Why there is nothing to see. */
  refusedFor = $state<Reason | null>(null);
  eyes = $state<Viewer>("public");
  /** The step whose outcome is shown, or is being shown. */
  at = $state(0);
  isPlaying = $state(false);
  #loaded = new Map<Viewer, Moments>();
  #wish = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** A game that is over is fetched from its table; `grown` brings what there is of one that grows. */
  constructor(table: string, grown?: () => Promise<Replay>) {
    this.table = table;
    this.isGrowing = grown !== undefined;
    this.#fetch = grown ?? ((eyes) => get("GET /api/tables/{table}/replay", { table }, `?viewer=${eyes}`));
  }

  /** Fetch the game and show a moment of it. */
  async open(at: number, eyes: Viewer): Promise<void> {
    try {
      const room = await get("GET /api/tables/{table}", { table: this.table });
      this.scene.connection.room = allThere(room);
      this.scene.connection.status = "here";
      this.scene.playback.finishAfter = this.scene.box.finishAfter;
      await this.#look(typeof eyes === "number" && eyes >= room.seats.length ? "public" : eyes, at);
    } catch (error) {
      this.refusedFor = reasonOf(error);
    }
  }

  close(): void {
    clearTimeout(this.#timer);
    this.isPlaying = false;
    this.scene.close();
  }

  /** Show the same moment, or another one, from another point of view. */
  async lookThrough(eyes: Viewer, at?: number): Promise<void> {
    try {
      await this.#look(eyes, at);
    } catch (error) {
      this.scene.connection.notice = { reason: reasonOf(error) };
    }
  }

  async #look(eyes: Viewer, at?: number): Promise<void> {
    const wish = (this.#wish += 1);
    const moments = this.#loaded.get(eyes) ?? new Moments(await this.#fetch(eyes));
    this.#loaded.set(eyes, moments);
    // Only the last point of view that was requested is shown.
    if (wish !== this.#wish) return;
    this.eyes = eyes;
    this.moments = moments;
    this.scene.connection.seat = typeof eyes === "number" ? eyes : null;
    this.#show(at ?? this.at);
  }

  /** The game has gone on. Whoever saw all there was sees what is new as it happens. */
  grow(replay: Replay): void {
    const follows = !this.moments || this.moments.last < 0 || this.isPlaying || this.at === this.moments.last;
    const isFirst = !this.moments || this.moments.last < 0;
    this.moments = new Moments(replay);
    this.#loaded.set(replay.viewer, this.moments);
    if (isFirst) this.#show(0);
    if (follows && !this.isPlaying) this.play();
  }

  /** Show a moment at once. */
  jump(at: number): void {
    this.pause();
    this.#show(at);
  }

  /** Show the next step as it happened; if one is being shown, finish it at once. */
  forward(): void {
    this.pause();
    if (this.scene.playback.isShowing) this.#show(this.at);
    else this.#happen();
  }

  back(): void {
    this.jump(this.at - 1);
  }

  play(): void {
    if (!this.moments) return;
    if (this.at === this.moments.last) this.#show(0);
    this.isPlaying = true;
    this.#goOn();
  }

  pause(): void {
    this.isPlaying = false;
    clearTimeout(this.#timer);
  }

  #show(wanted: number): void {
    const { moments } = this;
    if (!moments || moments.last < 0) return;
    this.at = moments.nearest(wanted);
    const { view, own, eventCount } = moments.list[this.at]!;
    const { playback } = this.scene;
    playback.endScene();
    playback.seen({ type: "Seen", seq: 0, version: 0, view, own, clock: null, planned: null } satisfies Seen, []);
    playback.log = moments.events.slice(0, eventCount);
    playback.card = lastCard(playback.log);
  }

  #happen(): boolean {
    const { moments } = this;
    if (!moments || this.at === moments.last) return false;
    this.at += 1;
    const { events, changes } = moments.steps[this.at]!;
    const { own } = moments.list[this.at]!;
    const message: Happened = { type: "Happened", seq: 0, version: 0, events, changes };
    this.scene.playback.happened(own ? { ...message, own } : message);
    return true;
  }

  /** While it plays: the next step as soon as this one has been shown. */
  #goOn(): void {
    clearTimeout(this.#timer);
    if (!this.isPlaying) return;
    const { playback } = this.scene;
    if (!playback.isShowing && !this.#happen()) {
      this.isPlaying = false;
      return;
    }
    const wait = playback.isShowing ? BETWEEN_MS : preferences.speed === "instant" ? INSTANT_MS : BETWEEN_MS;
    this.#timer = setTimeout(() => this.#goOn(), wait);
  }
}

function reasonOf(error: unknown): Reason {
  return (error instanceof Refusal ? error.reason : "try-again") as Reason;
}

/** The last card played in this race: it stays in sight until the next one. */
export function lastCard(log: readonly AnyEvent[]): CardPlayed | DirtyTrickPlayed | null {
  for (const event of log.toReversed()) {
    if (event.type === "CardPlayed" || event.type === "DirtyTrickPlayed") return event;
    if (event.type === "RaceDealt" || event.type === "RankingDetermined") return null;
  }
  return null;
}

/** In a replay nobody is away. */
function allThere(room: Room): Room {
  const seats = room.seats.map((seat) => ({ ...seat, present: true, handed_over: false, auto_pass: false }));
  return { ...room, seats };
}
