/** Names for everything on a table, from the reader's point of view, in the current language. */

import type { Creature, God, PlaceName, Power, SeatInfo, Stage } from "../generated/wire";
import type { Word } from "../generated/words";
import { creatureOn, PROTECTION, type Box } from "../game/edition";
import { say } from "../words/words.svelte";
import { isolated, isElided, isSameName } from "./names";

export type Form = "subject" | "opening" | "object" | "of" | "on";
/** A stage at which seats are asked for their powers: one that has a word. */
type Moment = Stage & (Extract<Word, `moment-${string}.short`> extends `moment-${infer Name}.short` ? Name : never);
type WithDashes<Text extends string> = Text extends `${infer A} ${infer B}` ? WithDashes<`${A}-${B}`> : Text;

export class Phrases {
  constructor(
    readonly box: Box,
    readonly gods: readonly God[],
    /** The seat of the reader; null for a spectator. */
    readonly reader: number | null,
    /** Who sits at each seat, if known. */
    readonly players: readonly SeatInfo[] = [],
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

  /** What a seat's player is called: people by their name, bots by their god's. */
  name(seat: number): string {
    const name = this.#typed(seat);
    if (name === null) return this.god(seat);
    const isShared = this.gods.some(
      (_, other) => other !== seat && isSameName(this.#typed(other) ?? this.god(other), name),
    );
    return isShared ? `${isolated(name)} (${this.god(seat)})` : isolated(name);
  }

  /** What stands second, after the name: a person's god, or how strong a bot is. */
  byline(seat: number): string {
    const player = this.players[seat];
    if (player?.kind === "bot") return say("page-bot", { level: say(`bot-${player.level!}`) });
    return this.#typed(seat) === null ? "" : this.god(seat);
  }

  /** Whose something is: “Ann’s”, “d’Anne”. */
  ofName(seat: number): string {
    const name = this.name(seat);
    return say(isElided(name) ? "name-of.elided" : "name-of", { name });
  }

  /** The name that the player of a seat typed. */
  #typed(seat: number): string | null {
    const player = this.players[seat];
    return player?.kind === "bot" ? null : player?.name || null;
  }

  /** The values of a sentence that says what a seat does. */
  subject(seat: number): { who: string; name: string } {
    return { who: seat === this.reader ? "you" : "other", name: this.name(seat) };
  }

  person(seat: number, as: "subject" | "object" = "object"): string {
    return seat === this.reader ? say(`you-${as}`) : this.name(seat);
  }

  power(power: Power): string {
    return say(`power-${power}`);
  }

  /** When a power is played, in a few words. */
  moment(stage: Stage): string {
    return say(`moment-${stage as Moment}.short`);
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

  /** A movement card as it is read aloud. */
  cardAloud(card: number): string {
    const { fast, slow, trick } = this.box.cards[card]!;
    return say("card-aloud", { creature: this.creature(creatureOn(card)), fast, slow, trick });
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
    return say(`holder-${way}-shared`, { name: this.name(partner) });
  }
}

function joined(names: readonly string[], last: "place-or" | "list-and"): string {
  let text = names[0]!;
  for (const name of names.slice(1, -1)) text = say("place-comma", { a: text, b: name });
  return names.length > 1 ? say(last, { a: text, b: names.at(-1)! }) : text;
}
