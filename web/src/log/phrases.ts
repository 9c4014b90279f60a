/** Names for everything on a table, from the reader's point of view, in the current language. */

import type { Creature, God, PlaceName, Power, Stage } from "../generated/wire";
import type { Word } from "../generated/words";
import { creatureOn, PROTECTION, type Box } from "../game/edition";
import { say } from "../words/words.svelte";

export type Form = "subject" | "opening" | "object" | "of" | "on";
/** A stage at which seats are asked for their powers: one that has a word. */
type Moment = Stage & (Extract<Word, `moment-${string}`> extends `moment-${infer Name}` ? Name : never);
type WithDashes<Text extends string> = Text extends `${infer A} ${infer B}` ? WithDashes<`${A}-${B}`> : Text;

export class Phrases {
  constructor(
    readonly box: Box,
    readonly gods: readonly God[],
    /** The seat of the reader; null for a spectator. */
    readonly reader: number | null,
  ) {}

  get seats(): number {
    return this.gods.length;
  }

  creature(creature: Creature, form?: Form): string {
    return say(form ? `creature-${creature}.${form}` : `creature-${creature}`);
  }

  isFeminine(creature: Creature): boolean {
    return say(`creature-${creature}.gender`) === "feminine";
  }

  /** The creature as the subject of what follows a colon. */
  afterColon(creature: Creature): string {
    return say(`creature-${creature}.${say("form-after-colon") as "subject" | "opening"}`);
  }

  creatures(creatures: readonly Creature[]): string {
    return creatures.map((creature) => this.creature(creature)).join(", ");
  }

  god(seat: number): string {
    return say(`god-${this.gods[seat]!}.short`);
  }

  ofGod(seat: number): string {
    return say(`god-${this.gods[seat]!}.of`);
  }

  /** The values of a sentence that says what a seat does. */
  subject(seat: number): { who: string; god: string } {
    return { who: seat === this.reader ? "you" : "other", god: this.god(seat) };
  }

  person(seat: number, as: "subject" | "object" = "object"): string {
    return seat === this.reader ? say(`you-${as}`) : this.god(seat);
  }

  power(power: Power): string {
    return say(`power-${power}`);
  }

  moment(stage: Stage): string {
    return say(`moment-${stage as Moment}`);
  }

  /** A list in a sentence: “a, b and c”. */
  both(names: readonly string[]): string {
    return joined(names, "list-and");
  }

  /** Fast, slow and bonus of a movement card: 2/1 +3. */
  values(card: number): string {
    const { fast, slow, trick } = this.box.cards[card]!;
    return `${fast}/${slow}${trick ? ` +${trick}` : ""}`;
  }

  card(card: number): string {
    if (card === PROTECTION) return say("word-protection-card");
    return `${this.creature(creatureOn(card))} ${this.values(card)}`;
  }

  /** The places on a bet card, in the grammatical gender of its creature. */
  places(card: number, creature?: Creature | null): string {
    const form = creature && this.isFeminine(creature) ? ".feminine" : "";
    const names = this.box.bets[card]!.places.map((place) =>
      say(`place-${place.replaceAll(" ", "-") as WithDashes<PlaceName>}${form}`),
    );
    return joined(names, "place-or");
  }

  /** A bet card with its points: 1st or 2nd (4). */
  bet(card: number, creature?: Creature): string {
    return `${this.places(card, creature)} (${this.box.bets[card]!.points})`;
  }

  /** The two seats that share a cardholder. */
  neighbours(holder: number): [number, number] {
    return [holder, (holder + 1) % this.seats];
  }

  between(holder: number): string {
    const [one, other] = this.neighbours(holder);
    return say("holder-between", { a: this.person(one), b: this.person(other) });
  }

  /** Where a seat takes a card from, or puts it. */
  holder(way: "from" | "into", holder: number, seat: number): string {
    if (seat === this.reader) return say(`holder-${way}-${holder === seat ? "left" : "right"}`);
    const [one, other] = this.neighbours(holder);
    const partner = seat === one ? other : one;
    if (partner === this.reader) return say(`holder-${way}-shared-with-you`);
    return say(`holder-${way}-shared`, { god: this.god(partner) });
  }
}

function joined(names: readonly string[], last: "place-or" | "list-and"): string {
  let text = names[0]!;
  for (const name of names.slice(1, -1)) text = say("place-comma", { a: text, b: name });
  return names.length > 1 ? say(last, { a: text, b: names.at(-1)! }) : text;
}
