/**
 * What happened, shown in order at the player's speed.
 *
 * The server is faster than people watch: every `Happened` waits here until those before it have been shown. The screen
 * is therefore a little behind the game; a player can decide once it has caught up.
 */

import type {
  AnyEvent,
  CardPlayed,
  Creature,
  CreatureMoved,
  DirtyTrickPlayed,
  Happened,
  Own,
  Seen,
  PublicView,
} from "../generated/wire";
import { preferences, wantsStillness } from "../house/preferences.svelte";
import { flown } from "../game/movement";
import type { EndingPart } from "../tutorial/lessons";

/** Milliseconds for which an event is shown at normal speed; movements take as long as they take. */
const LOOKED_AT: Partial<Record<AnyEvent["type"], number>> = {
  RaceDealt: 900,
  FateTokenPlaced: 350,
  BetPlaced: 420,
  CardPlayed: 650,
  DirtyTrickPlayed: 950,
  MidRaceLinePassed: 1000,
  FirstPlayerPassed: 500,
  CardWentToZeus: 350,
  PowerPlayed: 1100,
  FateTokenLifted: 300,
  TokenExchanged: 600,
  BetCardExchanged: 600,
  HolderSeen: 600,
  BetCardSeen: 400,
  CardRenewed: 700,
  PaperworkDone: 600,
};
const FACTORS = { slow: 1.7, normal: 1, fast: 0.4, instant: 0 } as const;
const MANY = 8;
const TAKE_OFF_MS = 320;
const SECTOR_MS = 105;
const LONGEST_FLIGHT_MS = 1300;
const LOG_KEPT = 2000;

/** Moves a creature on the screen; drawn by the track. */
export type Fly = (creature: Creature, start: number, end: number, ms: number) => Promise<void>;

/** The end of a race as it is shown: the events from the ranking on. */
export interface Ending {
  events: AnyEvent[];
  /** Before the judgment. */
  before: PublicView;
  after: PublicView;
}

export class Playback {
  /** The game as it is shown. */
  view = $state.raw<PublicView | null>(null);
  own = $state.raw<Own | null>(null);
  /** Everything reported so far, for the log. */
  log = $state.raw<AnyEvent[]>([]);
  /** The part of the log that was missed while away, and whether it is still new. */
  missed = $state.raw<{ from: number; until: number; isNew: boolean } | null>(null);
  /** The card that is being played. */
  card = $state.raw<CardPlayed | DirtyTrickPlayed | null>(null);
  /** What is being shown now. */
  event = $state.raw<AnyEvent | null>(null);
  /** The judgment scene, while it is shown. */
  ending = $state.raw<Ending | null>(null);
  /** How far that scene has come. */
  endingPart = $state<EndingPart>("judgment");
  isShowing = $state(false);
  fly: Fly | null = null;
  /** What the log keeps of an event. */
  forLog: (event: AnyEvent) => AnyEvent = (event) => event;
  /** Plays an event's sound while it is shown, for the given number of milliseconds. */
  hear: ((event: AnyEvent, ms: number) => void) | null = null;
  /** The last sector before the finish. */
  finishAfter = 0;

  #waiting: Happened[] = [];
  #ending: AnyEvent[] = [];
  #beforeEnding: PublicView | null = null;
  #finishEnding: (() => void) | null = null;
  #run = 0;
  /** How long the log was when the player looked away. */
  #awayFrom: number | null = null;
  #isCatchingUp = false;
  #land: (() => void) | null = null;
  #shown = Promise.resolve();

  seen(message: Seen, missed: AnyEvent[]): void {
    this.#run += 1;
    this.#waiting = [];
    this.isShowing = false;
    this.event = this.card = this.#beforeEnding = null;
    this.#ending = [];
    const from = this.#awayFrom ?? this.log.length;
    const isReturn = this.log.length > 0 && missed.length > 0;
    this.log = [...this.log, ...missed.map(this.forLog)].slice(-LOG_KEPT);
    if (isReturn && !document.hidden) this.missed = { from, until: this.log.length, isNew: true };
    this.view = message.view;
    this.own = message.own;
  }

  happened(message: Happened): void {
    this.#waiting.push(message);
    if (!this.isShowing) this.#shown = this.#show();
  }

  /** The player looks away: creatures in flight land at once. */
  lookAway(): void {
    this.#awayFrom = this.log.length;
    this.#land?.();
  }

  /** The player is back: whatever is pending is applied at once and summarised. */
  async lookBack(): Promise<void> {
    const from = this.#awayFrom;
    this.#awayFrom = null;
    if (from === null) return;
    this.#isCatchingUp = this.isShowing;
    if (this.isShowing && !this.ending) await this.#shown;
    this.#isCatchingUp = false;
    if (this.log.length > from) this.missed = { from, until: this.log.length, isNew: true };
  }

  /** The player has seen the judgment. */
  endScene(): void {
    this.ending = null;
    this.#finishEnding?.();
    this.#finishEnding = null;
  }

  async #show(): Promise<void> {
    const run = ++this.#run;
    this.isShowing = true;
    for (let message = this.#waiting.shift(); message && run === this.#run; message = this.#waiting.shift()) {
      for (const event of message.events) {
        await this.#showEvent(event, message);
        if (run !== this.#run) return;
      }
      if (this.view) this.view = { ...this.view, ...message.changes };
      this.own = message.own ?? this.own;
    }
    if (run === this.#run) this.isShowing = false;
  }

  async #showEvent(event: AnyEvent, message: Happened): Promise<void> {
    this.log = [...this.log, this.forLog(event)].slice(-LOG_KEPT);
    this.event = event;
    switch (event.type) {
      case "CardPlayed":
      case "DirtyTrickPlayed":
        this.card = event;
        break;
      case "CreatureMoved":
        await this.#showMovement(event);
        return;
      case "RankingDetermined":
        this.card = null;
        this.#ending = [];
        this.#beforeEnding = this.view;
        break;
      case "RaceEnded":
        await this.#showEnding(event, message);
        return;
    }
    // Somebody who joined after the ranking still sees the judgment.
    if (event.type === "JudgmentCardDrawn") this.#beforeEnding ??= this.view;
    if (this.#beforeEnding) this.#ending.push(event);
    else if (!this.#isInstant()) this.hear?.(event, (LOOKED_AT[event.type] ?? 0) * this.#factor());
    await this.#pause(LOOKED_AT[event.type] ?? 0);
  }

  async #showMovement(event: CreatureMoved): Promise<void> {
    const { creature, start, end } = event;
    const ms = Math.min(TAKE_OFF_MS + SECTOR_MS * Math.abs(end - start), LONGEST_FLIGHT_MS) * this.#factor();
    if (this.fly && !this.#isInstant()) {
      const flight = this.fly(creature, start, end, wantsStillness() ? 0 : ms);
      this.hear?.(event, ms);
      await Promise.race([flight, new Promise<void>((landed) => (this.#land = landed))]);
      this.#land = null;
    }
    if (this.view) {
      const finishes = end > this.finishAfter;
      this.view = { ...this.view, track: flown(this.view.track, { creature, start, end, finishes }) };
    }
    await this.#pause(wantsStillness() ? 500 : 150);
  }

  /** The end of a race waits for the player. */
  async #showEnding(event: AnyEvent, message: Happened): Promise<void> {
    const before = this.#beforeEnding ?? this.view!;
    const events = [...this.#ending, event];
    this.#beforeEnding = null;
    const done = new Promise<void>((finish) => (this.#finishEnding = finish));
    this.endingPart = "judgment";
    this.ending = { events, before, after: { ...this.view!, ...message.changes } };
    await done;
  }

  #isInstant(): boolean {
    return preferences.speed === "instant" || document.hidden || this.#isCatchingUp;
  }

  #factor(): number {
    return FACTORS[preferences.speed] * (this.#waiting.length > MANY ? 0.3 : 1);
  }

  async #pause(ms: number): Promise<void> {
    const length = this.#isInstant() ? 0 : ms * this.#factor();
    if (length > 0) await new Promise((resolve) => setTimeout(resolve, length));
  }
}
