/** A table as one player sees it: what is known, what is shown, and what the player is about to do. */

import { getContext, setContext } from "svelte";
import type { God, Own, PublicView } from "../generated/wire";
import { Turn } from "../cardholders/turn.svelte";
import { BetSlip } from "../bets/slip.svelte";
import { lookOf, type Look } from "../powers/look";
import { forEverybody, Together } from "../together/together.svelte";
import { Conversation } from "../chat/conversation.svelte";
import { fateTokenCode, pass } from "../game/actions";
import { boxOf, type Box } from "../game/edition";
import { preferences } from "../house/preferences.svelte";
import { comingsBetween, comingsMissed, withComings, type Coming } from "../log/comings";
import { lastLook } from "../log/lastLook";
import type { Paragraph } from "../log/narration";
import { Phrases } from "../log/phrases";
import { storyOf } from "../log/story";
import { hear } from "../sounds/sounds";
import { OddsBook } from "../odds/book.svelte";
import { areAtFirstRace, sawRace } from "../tutorial/progress.svelte";
import { TableConnection } from "./connection.svelte";
import { Hesitation } from "./hesitation.svelte";
import { Playback } from "./playback.svelte";

const SCENE = Symbol("scene");

export class Scene {
  readonly table: string;
  readonly playback = new Playback();
  readonly connection: TableConnection;
  readonly conversation: Conversation;
  /** The people sharing this device, if there are several. */
  readonly together: Together;
  readonly turn = new Turn();
  readonly slip = new BetSlip();
  /** What a power has revealed to us, until we close it. */
  looked = $state.raw<Look | null>(null);
  readonly odds: OddsBook;
  /** A choice about to be sent, where nothing is confirmed. */
  readonly hesitation = new Hesitation((codes) => this.isAsked && this.#send(codes));
  /** The sector chosen for our fate token. */
  fateSector = $state<number | null>(null);
  /** Whether everybody at this device has been looking since its seat was last covered. */
  #othersLook = false;
  /** Bots that took over for people, and people who came back. */
  #comings = $state.raw<Coming[]>([]);
  /** Whether we pass on every power until our next turn. */
  isQuiet = $state(false);

  /** Whether the page's tab is in the background. */
  isHidden = $state(document.hidden);

  readonly box: Box = $derived.by(() => boxOf(this.connection.room?.settings.edition ?? null));
  readonly view: PublicView | null = $derived.by(() => this.playback.view);
  readonly own: Own | null = $derived.by(() => (this.playback.own?.seat === this.me ? this.playback.own : null));
  /** The seat we look through; null for spectators, and while a shared device changes hands. */
  readonly me: number | null = $derived.by(() => this.together.shown);
  readonly seats: number = $derived.by(() => this.connection.room?.seats.length ?? 4);
  /** Whether we decide now: everything has been shown, and nothing is on its way. */
  readonly isAsked: boolean = $derived.by(
    () =>
      !this.playback.isShowing &&
      !this.connection.pending &&
      this.connection.status === "here" &&
      this.view?.seat_to_act === this.me &&
      (this.own?.legal.length ?? 0) > 0 &&
      !(this.connection.planned !== null && this.own?.legal.includes(this.connection.planned)),
  );
  readonly gods: God[] = $derived.by(() => this.view?.seats.map((seat) => seat.god) ?? []);
  readonly phrases: Phrases = $derived.by(() => new Phrases(this.box, this.gods, this.me, this.connection.room?.seats));
  /** Those who play at this device: "" for a single one. */
  readonly people: string[] = $derived.by(() => {
    const { isOn, seats } = this.together;
    if (!isOn) return seats.length > 0 ? [""] : [];
    return seats.map((seat) => this.connection.room?.seats[seat]?.name ?? "");
  });
  /** What has happened, in sentences. */
  readonly story: Paragraph[] = $derived.by(() =>
    this.gods.length > 0 ? withComings(storyOf(this.playback.log, this.phrases), this.#comings, this.phrases) : [],
  );
  /** The seats clockwise, ours first. */
  readonly order: number[] = $derived.by(() =>
    Array.from({ length: this.seats }, (_, place) => ((this.me ?? 0) + place) % this.seats),
  );

  /** Whether a player who is away should come back: it is their turn, shown or not. */
  readonly isCalled: boolean = $derived.by(
    () => this.isAsked || (this.isHidden && this.me !== null && this.connection.view?.seat_to_act === this.me),
  );

  /** For a table, or for a replay (null). */
  constructor(table: string | null) {
    this.table = table ?? "";
    document.addEventListener("visibilitychange", this.#look);
    this.playback.hear = hear;
    this.playback.lastLook = lastLook(this.table);
    this.connection = new TableConnection(table, {
      seen: (message, missed, changes) => {
        this.playback.forLog = this.together.isOn ? forEverybody : (event) => event;
        this.playback.finishAfter = this.box.finishAfter;
        this.playback.seen(message, missed);
        this.#comings = [...this.#comings, ...comingsMissed(changes, this.playback.log.length - missed.length)];
      },
      happened: (message) => {
        // Everybody at a shared device may see the judgment.
        if (message.events.some((event) => event.type === "RaceEnded")) {
          this.#othersLook = true;
          sawRace(this.people);
        }
        this.looked = lookOf(message.events, this.me) ?? this.looked;
        this.playback.happened(message);
        if (!this.looked) this.#cover();
        if (this.connection.hasPlayedSlow(message.events)) this.turn.clear();
        this.#passOn();
      },
      answered: () => this.#passOn(),
      dropped: () => this.turn.clear(),
      said: (utterance) => this.conversation.heard(utterance),
      oddsRefused: () => this.odds.refused(),
      roomChanged: (before, now) => {
        this.#comings = [...this.#comings, ...comingsBetween(before, now, this.playback.log.length)];
      },
    });
    this.conversation = new Conversation(this.connection);
    this.together = new Together(this.connection);
    this.odds = new OddsBook(
      this.connection,
      () => (this.view?.race ?? 0) === 0 && areAtFirstRace(this.people),
      () => this.playback.ending !== null || this.view?.stage === "game-over",
    );
  }

  #look = (): void => {
    this.isHidden = document.hidden;
    if (this.isHidden) this.playback.lookAway();
    else void this.playback.lookBack();
  };

  close(): void {
    document.removeEventListener("visibilitychange", this.#look);
    this.odds.close();
    this.connection.close();
  }

  /** What has been chosen, if it is complete: what a confirmation would send. */
  get ready(): number[] | null {
    const { view, own, box, turn } = this;
    if (!view || !own || !this.isAsked) return null;
    if (view.stage === "fast-card" || view.stage === "slow-card")
      return turn.isComplete({ view, own, box }) ? turn.codes({ view, own, box }) : null;
    const code =
      view.stage === "place-fate-token" ? this.fateSector && fateTokenCode(this.fateSector) : this.slip.code(own);
    return code === null ? null : [code];
  }

  confirm(): void {
    if (this.ready) this.#send(this.ready);
  }

  /** Play the turn as it has been put together, perhaps only its fast card. */
  play(): void {
    const { view, own, box } = this;
    if (view && own && this.isAsked) this.#send(this.turn.codes({ view, own, box }));
  }

  /** Use a power, or none; it can be undone for a moment if nothing is confirmed. */
  usePower(code: number): void {
    this.hesitation.offer(null);
    if (preferences.confirms) this.#send([code]);
    else this.hesitation.offer([code]);
  }

  pass(): void {
    this.usePower(pass);
  }

  #send([first, next]: readonly number[]): void {
    if (first === undefined) return;
    this.hesitation.offer(null);
    this.connection.act(first, next);
    this.slip.clear();
    this.fateSector = null;
    if (next === undefined) this.turn.clear();
    else this.turn.fast = null;
  }

  /** The player of a seat has taken the shared device. */
  uncover(seat: number): void {
    this.isQuiet = this.#othersLook = false;
    this.together.uncover(seat);
  }

  lookedEnough(): void {
    this.looked = null;
    this.#cover();
  }

  #cover(): void {
    if (!this.together.cover(this.#othersLook)) return;
    this.#othersLook = false;
    this.turn.clear();
    this.slip.clear();
    this.isQuiet = false;
  }

  /** Pass now, and on every power until our next turn. */
  passUntilMyTurn(): void {
    this.isQuiet = true;
    this.#passOn();
  }

  #passOn(): void {
    const { connection } = this;
    if (!this.isQuiet || connection.view?.seat_to_act !== this.me) return;
    const canPass = connection.own?.legal.includes(pass);
    if (connection.view?.turn === this.me || !canPass) this.isQuiet = false;
    else connection.act(pass);
  }

  get left(): number {
    return this.me ?? 0;
  }

  get right(): number {
    return ((this.me ?? 0) + this.seats - 1) % this.seats;
  }
}

export function provideScene(scene: Scene): void {
  setContext(SCENE, scene);
}

export function useScene(): Scene {
  return getContext<Scene>(SCENE);
}
