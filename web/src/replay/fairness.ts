/**
 * Every shuffle and draw of a record, recomputed from its seed by the browser alone: `docs/fairness.md` in TypeScript.
 *
 * Nothing here asks the server, and nothing runs the rules: which cards lie in the Zeus deck at a judgment follows from
 * the dirty tricks among the actions.
 */

import { FAST, FATE_TOKEN, FIRST_CODE_OF_POWER, SLOW, TRICK } from "../generated/codes.ts";

const CARDS = 54;
const CREATURES = 6;
const PROTECTION = 54;
/** Movement cards that all holders together get in a race, by the number of seats. */
const DEALT: Record<number, number> = { 3: 30, 4: 32, 5: 30, 6: 36 };
const PARTS_OF_A_DRAW = { Deal: ["deck", "line-up"], JudgmentDraw: ["judgment"], TabletDraw: ["tablet"] } as const;

type Chance =
  | { type: "Deal"; deck: number[]; line_up: number[] }
  | { type: "JudgmentDraw"; cards: number[] }
  | { type: "TabletDraw"; card: number };

/** The parts of a record that are needed. */
export interface FairRecord {
  edition: { judgment: { protection_cards: number; cards_drawn: number } };
  gods: string[];
  variants: string[];
  first_player: number;
  first_player_drawn?: boolean;
  start?: string | null;
  seed?: string | null;
  commitment?: string | null;
  words?: string[];
  chance: Chance[];
  actions: number[];
  given?: number;
}

export interface Check {
  what: "commitment" | "first-player" | "deck" | "line-up" | "judgment" | "tablet";
  /** 0 to 2; null if it belongs to no race. */
  race: number | null;
  matches: boolean;
}

export interface Verdict {
  checks: Check[];
  /** Chance outcomes taken over from the game that this one continues. */
  given: number;
  isFair: boolean;
}

/** Why a record can't be verified at all. */
export class CannotVerify extends Error {
  readonly reason: "no-seed" | "no-webcrypto" | "began-midway" | "bad-record";

  constructor(reason: CannotVerify["reason"]) {
    super(reason);
    this.reason = reason;
  }
}

/** Recompute everything that the seed of a record has drawn. */
export async function verify(record: FairRecord): Promise<Verdict> {
  if (!globalThis.crypto?.subtle) throw new CannotVerify("no-webcrypto");
  checkShape(record);
  if (typeof record.seed !== "string") throw new CannotVerify("no-seed");
  // Its Zeus deck at the start is not among the actions.
  if (record.start) throw new CannotVerify("began-midway");
  const seed = bytesOf(record.seed);
  const checks: Check[] = [{ what: "commitment", race: null, matches: (await sha256(seed)) === record.commitment }];
  const fair = await FairChance.from(seed, record.words ?? []);
  if (record.first_player_drawn) {
    const drawn = await fair.stream("first player").below(record.gods.length);
    checks.push({ what: "first-player", race: null, matches: drawn === record.first_player });
  }
  checks.push(...(await draws(record, fair)));
  return { checks, given: record.given ?? 0, isFair: checks.every((check) => check.matches) };
}

/** The numbers of one label: HMAC-SHA-256 of label and counter, cut into 32-bit numbers. */
class Stream {
  readonly #key: CryptoKey;
  readonly #label: Uint8Array;
  #blocks = 0;
  #numbers: number[] = [];

  constructor(key: CryptoKey, label: string) {
    this.#key = key;
    this.#label = new TextEncoder().encode(label);
  }

  /** A number from 0 to count - 1; values that would bias the result are rejected. */
  async below(count: number): Promise<number> {
    const limit = 2 ** 32 - (2 ** 32 % count);
    let number = await this.#number();
    while (number >= limit) number = await this.#number();
    return number % count;
  }

  /** The cards in random order (Fisher–Yates, from the last place down). */
  async shuffled(cards: readonly number[]): Promise<number[]> {
    const order = [...cards];
    for (let place = order.length - 1; place > 0; place -= 1) {
      const other = await this.below(place + 1);
      [order[place], order[other]] = [order[other]!, order[place]!];
    }
    return order;
  }

  async #number(): Promise<number> {
    if (this.#numbers.length === 0) await this.#fetch();
    return this.#numbers.shift()!;
  }

  async #fetch(): Promise<void> {
    const message = new Uint8Array(this.#label.length + 9);
    message.set(this.#label);
    new DataView(message.buffer).setBigUint64(this.#label.length + 1, BigInt(this.#blocks));
    this.#blocks += 1;
    const block = new DataView(await crypto.subtle.sign("HMAC", this.#key, message));
    for (let at = 0; at < block.byteLength; at += 4) this.#numbers.push(block.getUint32(at));
  }
}

class FairChance {
  readonly #key: CryptoKey;

  constructor(key: CryptoKey) {
    this.#key = key;
  }

  static async from(seed: Uint8Array<ArrayBuffer>, words: readonly string[]): Promise<FairChance> {
    const text = new TextEncoder();
    const parts = [text.encode("divinity derby")];
    for (const spoken of words.map((each) => text.encode(each))) {
      const length = new Uint8Array(4);
      new DataView(length.buffer).setUint32(0, spoken.length);
      parts.push(length, spoken);
    }
    const message = new Uint8Array(parts.flatMap((part) => [...part]));
    return new FairChance(await keyOf(await crypto.subtle.sign("HMAC", await keyOf(seed), message)));
  }

  stream(label: string): Stream {
    return new Stream(this.#key, label);
  }
}

/** The Zeus deck of one race and what powers did to its judgment. */
interface ZeusDeck {
  cards: Set<number>;
  moreDraws: number;
  putBack: number | null;
}

/** What the actions say about the three Zeus decks. A race ends when all cards that were dealt are played. */
function zeusDecks({ actions, gods }: FairRecord): ZeusDeck[] {
  const decks = [0, 1, 2].map((): ZeusDeck => ({ cards: new Set(), moreDraws: 0, putBack: null }));
  const tablet = FIRST_CODE_OF_POWER["tablet-of-destinies"];
  let [played, trick] = [0, -1];
  for (const code of actions) {
    if (code >= FAST && code < FATE_TOKEN) played += 1;
    const deck = decks[Math.floor((Math.max(played, 1) - 1) / DEALT[gods.length]!)];
    if (!deck) throw new CannotVerify("bad-record");
    if (code >= TRICK && code < SLOW) deck.cards.add((trick = code - TRICK));
    else if (code === FIRST_CODE_OF_POWER["shed-skin"]) deck.cards.delete(trick);
    else if (code === FIRST_CODE_OF_POWER["imperial-decree"]) deck.moreDraws += 1;
    else if (code >= tablet && code <= tablet + PROTECTION) deck.putBack = code - tablet;
  }
  return decks;
}

async function draws(record: FairRecord, fair: FairChance): Promise<Check[]> {
  const decks = zeusDecks(record);
  const zeus = new Zeus(record);
  const checks: Check[] = [];
  let race = -1;
  for (const [number, chance] of record.chance.entries()) {
    if (chance.type === "Deal") zeus.prepare(decks[(race += 1)]);
    const due = await redone(chance, race, zeus, fair);
    zeus.draw(chance);
    if (number < (record.given ?? 0)) continue;
    checks.push(...PARTS_OF_A_DRAW[chance.type].map((what, part) => ({ what, race, matches: due[part] ?? false })));
  }
  return checks;
}

/** Whether each part of a chance outcome is what the seed gives. */
async function redone(chance: Chance, race: number, zeus: Zeus, fair: FairChance): Promise<boolean[]> {
  const shuffled = (what: string, cards: readonly number[]) => fair.stream(`race ${race + 1} ${what}`).shuffled(cards);
  switch (chance.type) {
    case "Deal":
      return [
        same(await shuffled("deck", upTo(CARDS)), chance.deck),
        same(await shuffled("line-up", upTo(CREATURES)), chance.line_up),
      ];
    case "JudgmentDraw":
      return [same((await shuffled("judgment", zeus.deck)).slice(0, zeus.draws), chance.cards)];
    case "TabletDraw":
      return [(await shuffled("tablet", zeus.deckForTablet()))[0] === chance.card];
  }
}

/** The Zeus deck before each draw. */
class Zeus {
  readonly #sobersUp: boolean;
  readonly #drawn: number;
  #protections: number;
  #race: ZeusDeck | undefined;
  /** The judgment cards that lie there. */
  #lying: number[] = [];
  #rest: number[] = [];

  constructor({ edition, variants }: FairRecord) {
    this.#protections = edition.judgment.protection_cards;
    this.#drawn = edition.judgment.cards_drawn;
    this.#sobersUp = variants.includes("zeus-sobers-up");
  }

  /** Movement cards by their numbers, then the protection cards. */
  get deck(): number[] {
    const cards = [...(this.#race?.cards ?? [])].sort((one, other) => one - other);
    return [...cards, ...new Array<number>(this.#protections).fill(PROTECTION)];
  }

  get draws(): number {
    return this.#drawn + (this.#race?.moreDraws ?? 0);
  }

  prepare(race: ZeusDeck | undefined): void {
    if (!race) throw new CannotVerify("bad-record");
    if (this.#sobersUp) this.#protections -= this.#lying.filter((card) => card === PROTECTION).length;
    this.#lying = [];
    this.#race = race;
  }

  /** What is left in the deck, and the card that was put back. */
  deckForTablet(): number[] {
    const back = this.#race?.putBack;
    return back === null || back === undefined ? this.#rest : [...this.#rest, back].sort((one, other) => one - other);
  }

  draw(chance: Chance): void {
    if (chance.type === "JudgmentDraw") {
      this.#lying = chance.cards;
      this.#rest = without(this.deck, chance.cards);
    } else if (chance.type === "TabletDraw") {
      this.#lying = [...without(this.#lying, [this.#race?.putBack ?? -1]), chance.card];
    }
  }
}

function checkShape(record: FairRecord): void {
  const numbers = (list: unknown): boolean => Array.isArray(list) && list.every((each) => Number.isInteger(each));
  const chance = (each: Chance): boolean =>
    each.type === "Deal"
      ? numbers(each.deck) && numbers(each.line_up)
      : each.type === "JudgmentDraw"
        ? numbers(each.cards)
        : each.type === "TabletDraw" && Number.isInteger(each.card);
  const isWhole =
    Array.isArray(record.gods) &&
    record.gods.length in DEALT &&
    Array.isArray(record.variants) &&
    numbers(record.actions) &&
    Array.isArray(record.chance) &&
    record.chance.every(chance) &&
    (record.words ?? []).every((spoken) => typeof spoken === "string") &&
    Number.isInteger(record.edition?.judgment?.protection_cards) &&
    Number.isInteger(record.edition.judgment.cards_drawn) &&
    /^[0-9a-f]{64}$/.test(record.seed ?? "0".repeat(64));
  if (!isWhole) throw new CannotVerify("bad-record");
}

async function keyOf(bytes: BufferSource): Promise<CryptoKey> {
  return crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
}

async function sha256(bytes: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(hex.match(/../g)!.map((byte) => Number.parseInt(byte, 16)));
}

function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, number) => number);
}

function same(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((number, place) => number === other[place]);
}

function without(cards: readonly number[], taken: readonly number[]): number[] {
  const left = [...cards];
  for (const card of taken) {
    const place = left.indexOf(card);
    if (place >= 0) left.splice(place, 1);
  }
  return left;
}
