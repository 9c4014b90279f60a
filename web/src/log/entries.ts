/** The story in pictures: one short entry for each turn, each round of bets, and each part of a race's end. */

import type { AnyEvent, Creature, Power } from "../generated/wire";
import { creatureOn, PROTECTION } from "../game/edition";
import type { Paragraph } from "./narration";
import { topicOf, type Topic } from "./topics";

export type Mark =
  | { type: "card"; card: number; use: "fast" | "slow" | "trick" }
  /** Where a creature went; `isOnCard` if the card before shows it already. */
  | { type: "flight"; creature: Creature; end: number; hasFinished: boolean; isOnCard: boolean }
  | { type: "zeus" }
  | { type: "protection" }
  | { type: "mid-race" }
  | { type: "power"; seat: number; power: Power }
  | { type: "first-player"; seat: number }
  | { type: "fate"; seat: number | null; sector: number }
  | { type: "bets"; seat: number; creatures: Creature[] }
  | { type: "ranking"; creatures: Creature[] }
  | { type: "disqualified"; creature: Creature }
  | { type: "points"; seat: number; points: number };
export type EntryKind =
  "race" | "fate" | "bets" | "third-bets" | "turn" | "power" | "ranking" | "judgment" | "outcome" | "coming" | "rest";

export interface Entry {
  kind: EntryKind;
  /** Whose turn or power it is. */
  seat: number | null;
  /** The number of the race that begins. */
  race: number | null;
  marks: Mark[];
  topics: Topic[];
  /** The index of its first event. */
  from: number;
  /** The same in sentences. */
  sentences: Paragraph[];
}

export function entriesOf(events: readonly AnyEvent[], story: readonly Paragraph[]): Entry[] {
  const entries = new Entries();
  events.forEach((event, place) => entries.add(event, place));
  return withSentences(entries.list, story);
}

class Entries {
  readonly list: Entry[] = [];
  #place = 0;

  add(event: AnyEvent, place: number): void {
    this.#place = place;
    this.#mark(event);
    const topic = topicOf(event);
    const { topics } = this.#entry();
    if (topic && !topics.includes(topic)) topics.push(topic);
  }

  #mark(event: AnyEvent): void {
    switch (event.type) {
      case "RaceDealt": {
        const entry = this.#begin("race");
        entry.race = event.race;
        entry.marks.push({ type: "first-player", seat: event.first_player });
        entry.marks.push({ type: "ranking", creatures: event.line_up });
        break;
      }
      case "FateTokenPlaced":
        this.#goOn("fate").marks.push({ type: "fate", seat: event.seat, sector: event.sector });
        break;
      case "FirstPlayerPassed":
        this.#begin("third-bets").marks.push({ type: "first-player", seat: event.seat });
        break;
      case "BetPlaced":
        this.#addBet(event.seat, event.creature);
        break;
      case "TurnBegan":
        this.#begin("turn", event.seat);
        break;
      case "CardPlayed":
      case "DirtyTrickPlayed": {
        const use = event.type === "DirtyTrickPlayed" ? "trick" : event.slow ? "slow" : "fast";
        this.#goOn("turn", event.seat).marks.push({ type: "card", card: event.card, use });
        break;
      }
      case "CreatureMoved":
        this.#addFlight(event.creature, event.end);
        break;
      case "CreatureFinished":
        this.#finish(event.creature);
        break;
      case "MidRaceLinePassed":
        this.#entry().marks.push({ type: "mid-race" });
        break;
      case "CardWentToZeus":
        this.#entry().marks.push({ type: "zeus" });
        break;
      case "PowerPlayed": {
        const last = this.list.at(-1);
        const entry = !last || last.kind === "race" ? this.#begin("power", event.seat) : last;
        entry.marks.push({ type: "power", seat: event.seat, power: event.power });
        break;
      }
      case "FateTokenLifted":
        this.#entry().marks.push({ type: "fate", seat: null, sector: event.sector });
        break;
      case "RankingDetermined":
        this.#begin("ranking").marks.push({ type: "ranking", creatures: event.ranking });
        break;
      case "JudgmentCardDrawn":
        this.#goOn("judgment").marks.push(
          event.card === PROTECTION ? { type: "protection" } : { type: "card", card: event.card, use: "trick" },
        );
        break;
      case "JudgmentCardPutBack":
        this.#putBack(event.card);
        break;
      case "CreatureDisqualified":
        this.#goOn("judgment").marks.push({ type: "disqualified", creature: event.creature });
        break;
      case "BetSettled":
        this.#addPoints(event.seat, event.points);
        break;
    }
  }

  #begin(kind: EntryKind, seat: number | null = null): Entry {
    const entry: Entry = { kind, seat, race: null, marks: [], topics: [], from: this.#place, sentences: [] };
    this.list.push(entry);
    return entry;
  }

  /** The latest entry, whatever it is about. */
  #entry(): Entry {
    return this.list.at(-1) ?? this.#begin("rest");
  }

  /** The latest entry if it is of this kind, or a new one. */
  #goOn(kind: EntryKind, seat: number | null = null): Entry {
    const last = this.list.at(-1);
    return last?.kind === kind && last.seat === seat ? last : this.#begin(kind, seat);
  }

  #addBet(seat: number, creature: Creature): void {
    const last = this.list.at(-1);
    const { marks } = last?.kind === "third-bets" ? last : this.#goOn("bets");
    const own = marks.find((mark) => mark.type === "bets" && mark.seat === seat);
    if (own?.type === "bets") own.creatures.push(creature);
    else marks.push({ type: "bets", seat, creatures: [creature] });
  }

  #addFlight(creature: Creature, end: number): void {
    const { marks } = this.#entry();
    const last = marks.at(-1);
    const isOnCard = last?.type === "card" && creatureOn(last.card) === creature;
    marks.push({ type: "flight", creature, end, hasFinished: false, isOnCard });
  }

  #finish(creature: Creature): void {
    const flight = this.#entry().marks.findLast((mark) => mark.type === "flight" && mark.creature === creature);
    if (flight?.type === "flight") flight.hasFinished = true;
  }

  #putBack(card: number): void {
    const { marks } = this.#goOn("judgment");
    const place = marks.findLastIndex((mark) =>
      card === PROTECTION ? mark.type === "protection" : mark.type === "card" && mark.card === card,
    );
    if (place >= 0) marks.splice(place, 1);
  }

  #addPoints(seat: number, points: number): void {
    const { marks } = this.#goOn("outcome");
    const own = marks.find((mark) => mark.type === "points" && mark.seat === seat);
    if (own?.type === "points") own.points += points;
    else marks.push({ type: "points", seat, points });
  }
}

/** Each entry with the paragraphs that begin with one of its events. */
function withSentences(entries: Entry[], story: readonly Paragraph[]): Entry[] {
  let at = 0;
  for (const paragraph of story) {
    if (paragraph.kind === "heading") continue;
    // Quiet paragraphs may come after others that began later.
    while (at > 0 && entries[at]!.from > paragraph.from) at -= 1;
    while (at + 1 < entries.length && entries[at + 1]!.from <= paragraph.from) at += 1;
    if (paragraph.isComing) entries.splice((at += entries.length > 0 ? 1 : 0), 0, comingOf(paragraph));
    else entries[at]?.sentences.push(paragraph);
  }
  return entries;
}

/** Who plays a seat from now on has an entry of its own. */
function comingOf(paragraph: Paragraph): Entry {
  const { seat, from } = paragraph;
  return { kind: "coming", seat, race: null, marks: [], topics: [], from, sentences: [paragraph] };
}
