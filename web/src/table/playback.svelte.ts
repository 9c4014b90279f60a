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
import { changed } from "./changes";
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
/** With the first of these, the judgment begins, or the bets are settled without one. */
const JUDGES: AnyEvent["type"][] = ["JudgmentCardDrawn", "BetSettled"];
const FACTORS = { slow: 1.7, normal: 1, fast: 0.4, instant: 0 } as const;
const MANY = 8;
const TAKE_OFF_MS = 320;
const SECTOR_MS = 105;
const LONGEST_FLIGHT_MS = 1300;
/** More than any game has. */
const LOG_KEPT = 5000;

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
  /** Everything shown so far, for the log. */
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
  /** Whether everything is shown at once until we decide again, or a race ends. */
  isSkipping = $state(false);
  fly: Fly | null = null;
  /** What the log keeps of an event. */
  forLog: (event: AnyEvent) => AnyEvent = (event) => event;
  /** Plays an event's sound while it is shown, for the given number of milliseconds. */
  hear: ((event: AnyEvent, ms: number) => void) | null = null;
  /** The last sector before the finish. */
  finishAfter = 0;

  /** How much had been told when the player closed this table, if that is remembered. */
  lastLook: number | null = null;

  #waiting: Happened[] = [];
  /** What is still to be shown of the message that is being shown. */
  #current: AnyEvent[] = [];
  /** What the judgment scene shows before the log tells it. */
  #untold: AnyEvent[] = [];
  #ending: AnyEvent[] = [];
  #beforeEnding: PublicView | null = null;
  #finishEnding: (() => void) | null = null;
  #run = 0;
  /** How long the log was when the player looked away. */
  #awayFrom: number | null = null;
  #isCatchingUp = false;
  /** Ends what is being shown now. */
  #hurry: (() => void) | null = null;
  #shown = Promise.resolve();

  seen(message: Seen, missed: AnyEvent[]): void {
    this.#run += 1;
    const unshown = [...this.#current, ...this.#waiting.flatMap((waiting) => waiting.events)];
    this.#tell(...this.#untold, ...unshown.map(this.forLog));
    this.#untold = this.#current = [];
    this.#waiting = [];
    this.isShowing = false;
    this.event = this.card = this.#beforeEnding = null;
    this.#ending = [];
    const isFirst = this.log.length === 0;
    const from = this.#awayFrom ?? (isFirst ? (this.lastLook ?? 0) : this.log.length);
    const isReturn = isFirst ? this.lastLook !== null && missed.length > this.lastLook : missed.length > 0;
    this.#tell(...missed.map(this.forLog));
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
    this.#hurry?.();
  }

  skip(): void {
    this.isSkipping = true;
    this.#hurry?.();
    this.#stopSkipping();
  }

  #stopSkipping(): void {
    if (!this.isShowing && (this.own === null || this.own.legal.length > 0)) this.isSkipping = false;
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
    this.#tell(...this.#untold);
    this.#untold = [];
    this.#finishEnding?.();
    this.#finishEnding = null;
  }

  async #show(): Promise<void> {
    const run = ++this.#run;
    this.isShowing = true;
    for (let message = this.#waiting.shift(); message && run === this.#run; message = this.#waiting.shift()) {
      this.#current = [...message.events];
      // Before the creatures fly: the changes are those of the view as it was.
      const after = this.view && changed(this.view, message.changes);
      for (let event = this.#current.shift(); event; event = this.#current.shift()) {
        await this.#showEvent(event, after);
        if (run !== this.#run) return;
      }
      this.view = after;
      this.own = message.own ?? this.own;
    }
    if (run === this.#run) this.isShowing = false;
    this.#stopSkipping();
  }

  async #showEvent(event: AnyEvent, after: PublicView | null): Promise<void> {
    if (this.#untold.length > 0 || JUDGES.includes(event.type)) this.#untold.push(this.forLog(event));
    else this.#tell(this.forLog(event));
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
        await this.#showEnding(event, after);
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
      await this.#unlessHurried(flight);
    }
    if (this.view) {
      const finishes = end > this.finishAfter;
      this.view = { ...this.view, track: flown(this.view.track, { creature, start, end, finishes }) };
    }
    await this.#pause(wantsStillness() ? 500 : 150);
  }

  /** The end of a race waits for the player. */
  async #showEnding(event: AnyEvent, after: PublicView | null): Promise<void> {
    this.isSkipping = false;
    const before = this.#beforeEnding ?? this.view!;
    const events = [...this.#ending, event];
    this.#beforeEnding = null;
    const done = new Promise<void>((finish) => (this.#finishEnding = finish));
    this.endingPart = "judgment";
    this.ending = { events, before, after: after! };
    await done;
  }

  #tell(...events: AnyEvent[]): void {
    if (events.length > 0) this.log = [...this.log, ...events].slice(-LOG_KEPT);
  }

  #isInstant(): boolean {
    return preferences.speed === "instant" || document.hidden || this.#isCatchingUp || this.isSkipping;
  }

  #factor(): number {
    return FACTORS[preferences.speed] * (this.#waiting.length > MANY ? 0.3 : 1);
  }

  async #pause(ms: number): Promise<void> {
    const length = this.#isInstant() ? 0 : ms * this.#factor();
    if (length > 0) await this.#unlessHurried(new Promise((resolve) => setTimeout(resolve, length)));
  }

  async #unlessHurried(shown: Promise<void>): Promise<void> {
    await Promise.race([shown, new Promise<void>((hurry) => (this.#hurry = hurry))]);
    this.#hurry = null;
  }
}
