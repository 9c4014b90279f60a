/** The connection to one table: what the server has sent, and what waits to be sent to it. */

import type { RefusedFor } from "../house/refusal";
import { placeOf, socketTo } from "../local/transport";
import { changed } from "./changes";
import type {
  Act,
  AnyEvent,
  ChatReacted,
  ChatSaid,
  ClientMessage,
  ClockIs,
  Happened,
  Hint,
  Missed,
  MissedPlayerChange,
  OddsAre,
  Own,
  Reason,
  Room,
  Seen,
  ServerMessage,
  PublicView,
} from "../generated/wire";

export type Status = "coming" | "here" | "away" | "refused";

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 15_000;
const SILENCE_MS = 65_000;
const ANSWER_MS = 10_000;
const CHAT_KEPT = 100;
/** The key of every request for odds. */
const ODDS = "odds";

/** Is notified of what happens in the game. */
export interface Listener {
  /** The game as it is now; what was missed comes before it. */
  seen(message: Seen, missed: AnyEvent[], changes: readonly MissedPlayerChange[]): void;
  happened(message: Happened): void;
  /** Our decision was stored or refused. */
  answered(): void;
  /** Our slow card that was planned can't be played any more. */
  dropped(): void;
  said(utterance: ChatSaid | ChatReacted): void;
  /** There are no odds for now. */
  oddsRefused(): void;
  /** The table has changed while we were there, the game aside. */
  roomChanged(before: Room, now: Room): void;
}

export class TableConnection {
  status = $state<Status>("coming");
  /** Why the table is closed to us. */
  refusedFor = $state<Reason | null>(null);
  /** What failed, for a short notice. */
  notice = $state.raw<{ reason: RefusedFor | "planned-card-dropped" } | null>(null);
  you = $state<string | null>(null);
  /** Our seats with their tokens. */
  seats = $state.raw<Record<string, string>>({});
  /** The seat we look through. */
  seat = $state<number | null>(null);
  room = $state.raw<Room | null>(null);
  view = $state.raw<PublicView | null>(null);
  own = $state.raw<Own | null>(null);
  clock = $state.raw<ClockIs | null>(null);
  /** The latest odds that were asked for. */
  odds = $state.raw<OddsAre | null>(null);
  /** The latest hint that was asked for. */
  hint = $state.raw<Hint | null>(null);
  chat = $state.raw<(ChatSaid | ChatReacted)[]>([]);
  /** The names of people whose chat is muted, by their `who`. */
  muted = $state.raw<ReadonlyMap<string, string>>(new Map());
  /** Whom we reported last. */
  reported = $state<string | null>(null);
  /** When we came to the table, by the server's clock. */
  cameMs = 0;
  /** The server's steady clock minus ours. */
  clockAhead = $state(0);
  botsGetReady = $state(false);
  botsAreSlow = $state(false);
  /** A decision on its way; sent again, with the same key, until it is answered. */
  pending = $state.raw<Act | null>(null);
  /** The slow card that the server plays for us when it is due. */
  planned = $state<number | null>(null);

  /** Takes our decisions where there is no game behind the table: in a puzzle. */
  instead: ((code: number) => void) | null = null;

  #table: string;
  #listener: Listener;
  #socket: ReturnType<typeof socketTo> | null = null;
  #seq = 0;
  /** The number of decisions we know about. */
  version = $state(-1);
  #missed: Missed | null = null;
  /** Whether the table is still to be told as it is, since we have just come. */
  #isNew = true;
  #wait = FIRST_WAIT_MS;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #afterEntering: ClientMessage | null = null;

  /** Without a table nothing is connected: a replay sets what is seen itself. */
  constructor(table: string | null, listener: Listener) {
    this.#table = table ?? "";
    this.#listener = listener;
    if (table === null) return;
    addEventListener("online", this.#again);
    addEventListener("offline", this.#gone);
    document.addEventListener("visibilitychange", this.#again);
    this.#open();
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#again);
    removeEventListener("offline", this.#gone);
    document.removeEventListener("visibilitychange", this.#again);
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  /** Decide, perhaps also on the slow card that follows; nothing happens while another decision is on its way. */
  act(code: number, then: number | null = null): void {
    if (this.pending || !this.own?.legal.includes(code)) return;
    if (this.instead) {
      this.instead(code);
      return;
    }
    const key = crypto.getRandomValues(new Uint32Array(3)).join("-");
    this.pending = { type: "Act", seat: this.own.seat, code, version: this.version, key, then };
    this.send(this.pending);
    // Networks can fail silently: without an answer we reconnect and send it again.
    setTimeout(() => this.pending?.key === key && this.#lost(), ANSWER_MS);
  }

  /** Have the odds of what a seat knows worked out. */
  askOdds(seat: number | null): void {
    this.send({ type: "AskOdds", seat, key: ODDS });
  }

  /** Whether our slow card is among what happened. */
  hasPlayedSlow(events: readonly AnyEvent[]): boolean {
    return events.some((event) => event.type === "CardPlayed" && event.slow && event.seat === this.own?.seat);
  }

  /** Ask for something; it is lost if the connection is. */
  send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** Reconnect as the guest that the cookie names now, and then perhaps send a message. */
  enterAgain(then: ClientMessage | null = null): void {
    this.#afterEntering = then;
    this.#open();
  }

  /** Mute or unmute somebody. */
  mute(who: string, on: boolean): void {
    const muted = new Map(this.muted);
    if (on) muted.set(who, this.nameOf(who));
    else muted.delete(who);
    this.muted = muted;
    this.send({ type: "Mute", who, on });
  }

  /** The name of somebody at the table. */
  nameOf(who: string): string {
    const seat = this.room?.seats.find((one) => one.who === who);
    return seat?.name ?? this.chat.find((one) => one.who === who)?.name ?? "";
  }

  /** Whether the others at the table are bots that wait for nobody else. */
  get isAlone(): boolean {
    const others = this.room?.seats.filter((_, seat) => !(seat in this.seats)) ?? [];
    return Object.keys(this.seats).length > 0 && others.every(({ kind }) => kind === "bot");
  }

  /** Whether a bot is thinking now. */
  get isBotThinking(): boolean {
    const seat = this.view?.seat_to_act ?? null;
    const info = seat === null ? undefined : this.room?.seats[seat];
    return info?.kind === "bot" || info?.handed_over === true;
  }

  /** Have the bot that is thinking decide at once. */
  hurry(): void {
    if (this.isBotThinking) this.send({ type: "Hurry", version: this.version });
  }

  #again = (): void => {
    if (this.status === "away" && !document.hidden) this.#open();
  };

  /** The device reports that it is offline; the socket may notice only minutes later. */
  #gone = (): void => {
    if (placeOf(this.#table) === "server") this.#lost();
  };

  #open(): void {
    if (this.#closed) return;
    clearTimeout(this.#timer);
    this.#drop();
    this.#isNew = true;
    const socket = (this.#socket = socketTo(this.#table));
    socket.onopen = () => {
      this.send({ type: "Enter", table: this.#table, since: this.#seq });
      this.#timer = setTimeout(() => this.#lost(), SILENCE_MS);
    };
    socket.onmessage = ({ data }: { data: unknown }) => {
      clearTimeout(this.#timer);
      this.#heard(JSON.parse(data as string) as ServerMessage);
    };
    socket.onclose = () => this.#lost();
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #lost(): void {
    this.#drop();
    clearTimeout(this.#timer);
    if (this.#closed || this.status === "refused") return;
    this.status = "away";
    this.#timer = setTimeout(() => this.#open(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT_MS);
  }

  #heard(message: ServerMessage): void {
    if ("seq" in message) this.#seq = Math.max(this.#seq, message.seq);
    switch (message.type) {
      case "Entered":
        this.status = "here";
        this.#wait = FIRST_WAIT_MS;
        this.you = message.you;
        this.seats = message.seats;
        this.seat = message.seat;
        this.cameMs ||= message.server_ms;
        this.clockAhead = message.clock_ms - Date.now();
        this.muted = new Map([...this.muted, ...Object.entries(message.muted)]);
        for (const who of this.muted.keys()) this.send({ type: "Mute", who, on: true });
        if (this.pending) this.send(this.pending);
        if (this.#afterEntering) this.send(this.#afterEntering);
        this.#afterEntering = null;
        break;
      case "RoomIs":
        if (!this.#isNew && this.room) this.#listener.roomChanged(this.room, message.room);
        this.#isNew = false;
        this.room = message.room;
        if (this.own && message.room.seats[this.own.seat]?.handed_over) this.planned = null;
        break;
      case "Missed":
        this.#missed = message;
        break;
      case "Seen":
        this.#saw(message);
        break;
      case "OddsAre":
        this.odds = message;
        break;
      case "HintIs":
        this.hint = message.hint;
        break;
      case "Happened":
        this.#heardOf(message);
        break;
      case "Done":
        // If more has happened since, the slow card may have been played already.
        if (this.pending?.key === message.key && message.version === this.version) {
          this.planned = this.pending.then ?? this.planned;
        }
        this.#answered(message.key);
        break;
      case "Refused":
        this.#refused(message.reason, message.key);
        break;
      case "PlannedCardDropped":
        this.planned = null;
        this.notice = { reason: "planned-card-dropped" };
        this.#listener.dropped();
        break;
      case "ChatSaid":
      case "ChatReacted":
        this.chat = [...this.chat, message].slice(-CHAT_KEPT);
        this.#listener.said(message);
        break;
      case "ChatDeleted":
        this.chat = this.chat.filter(({ seq }) => !message.lines.includes(seq));
        break;
      case "Reported":
        this.reported = this.nameOf(message.who);
        break;
      case "BotsGetReady":
        this.botsGetReady = true;
        break;
      case "BotsAreSlow":
        this.botsAreSlow = true;
        break;
    }
  }

  #answered(key: string): void {
    if (this.pending?.key !== key) return;
    this.pending = null;
    this.#listener.answered();
  }

  #saw(message: Seen): void {
    this.version = message.version;
    this.botsAreSlow = false;
    this.view = message.view;
    this.own = message.own;
    this.clock = message.clock;
    this.planned = message.planned;
    this.#listener.seen(message, this.#missed?.events ?? [], this.#missed?.player_changes ?? []);
    this.#missed = null;
  }

  #heardOf(message: Happened): void {
    if (!this.view || message.version !== this.version + 1) {
      this.#open();
      return;
    }
    this.botsGetReady = false;
    this.botsAreSlow = false;
    this.version = message.version;
    this.view = changed(this.view, message.changes);
    this.own = message.own ?? this.own;
    this.clock = message.clock ?? null;
    if (this.hasPlayedSlow(message.events)) this.planned = null;
    this.#listener.happened(message);
  }

  #refused(reason: Reason, key: string | null): void {
    if (key === ODDS) {
      // Nobody has asked for them just now: the page does, whenever the game goes on.
      this.#listener.oddsRefused();
      return;
    }
    if (key !== null) {
      this.#answered(key);
    } else if (this.status !== "here") {
      this.status = "refused";
      this.refusedFor = reason;
      this.#drop();
      return;
    }
    this.notice = { reason };
  }
}
