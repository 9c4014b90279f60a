/** How sentences become paragraphs: a card with its consequences is one, and seats that do the same thing share one. */

import type { Creature } from "../generated/wire";
import type { Word } from "../generated/words";
import { say, type Values } from "../words/words.svelte";
import type { Phrases } from "./phrases";
import type { Topic } from "./topics";

export interface Paragraph {
  text: string;
  /** How much it matters: a heading, what happened, or who passed and where each card went. */
  kind: "heading" | "sentence" | "quiet";
  /** The seat that did it. */
  seat: number | null;
  topics: Topic[];
  /** The index of its first event. */
  from: number;
  /** Whether it is about who plays a seat, not about the game. */
  isComing?: boolean;
}

/** What several seats do one after the other: the words for the first of them. `-more` are those for the others. */
type Shared = "event-bet-placed" | "event-fate-token-placed";

export class Narration {
  readonly paragraphs: Paragraph[] = [];
  #sentences: string[] = [];
  #whispers: Paragraph[] = [];
  /** “Horus plays Dragon 4/2”: what follows from it comes next, after a colon. */
  #clause: string | null = null;
  /** “Horus bets on the Dragon”, “Marduk on the Sylph”: parts of one sentence. */
  #series: string[] = [];
  #seriesKey: Shared | null = null;
  #seat: number | null = null;
  #topics: Topic[] = [];
  #from = 0;
  /** The index and the topic of the current event. */
  #place = 0;
  #topic: Topic | null = null;

  constructor(readonly phrases: Phrases) {}

  /** Go on to the next event. */
  turnTo(place: number, topic: Topic | null): void {
    this.#place = place;
    this.#topic = topic;
  }

  /** One more sentence of the current paragraph. */
  say(key: Word, values?: Values): void {
    this.#note();
    this.#endSeries();
    this.#endClause();
    this.#sentences.push(say(key, values));
  }

  /** A quiet sentence, after the current paragraph. */
  whisper(key: Word, values?: Values): void {
    this.#whispers.push({ text: say(key, values), kind: "quiet", seat: null, ...this.#present() });
  }

  head(key: Word, values?: Values): void {
    this.endParagraph();
    this.paragraphs.push({ text: say(key, values), kind: "heading", seat: null, ...this.#present() });
  }

  /** Begin a paragraph with a clause whose result is still to come. */
  begin(key: Word, seat: number, values: Values): void {
    this.endParagraph();
    this.#note();
    this.#seat = seat;
    this.#clause = say(key, values);
  }

  /** What a creature does: the result of the previous clause, or a sentence of its own. */
  result(key: Word, creature: Creature, values: Values): void {
    const clause = this.#clause;
    if (clause !== null) {
      this.#clause = null;
      const did = say(key, { creature: this.phrases.afterColon(creature), ...values });
      this.say("sentence-with-result", { clause, result: did });
    } else {
      const did = say(key, { creature: this.phrases.creature(creature, "opening"), ...values });
      this.say("sentence", { clause: did });
    }
  }

  /** A seat did the same as the seats before it; from the second seat on, `key-more` omits the verb. */
  also(key: Shared, seat: number, values: Values): void {
    const yours = seat === this.phrases.reader;
    if (yours || this.#seriesKey !== key) {
      this.endParagraph();
      this.#note();
      this.#seriesKey = key;
      this.#series = [say(key, { ...this.phrases.subject(seat), ...values })];
    } else {
      this.#series.push(say(`${key}-more`, { name: this.phrases.name(seat), ...values }));
    }
    if (yours) this.endParagraph();
  }

  endParagraph(): void {
    this.#endSeries();
    this.#endClause();
    if (this.#sentences.length > 0) {
      const [topics, from] = [this.#topics, this.#from];
      this.paragraphs.push({ text: this.#sentences.join(" "), kind: "sentence", seat: this.#seat, topics, from });
      this.#sentences = [];
    }
    this.#seat = null;
    this.#topics = [];
    this.paragraphs.push(...this.#whispers);
    this.#whispers = [];
  }

  #present(): { topics: Topic[]; from: number } {
    return { topics: this.#topic ? [this.#topic] : [], from: this.#place };
  }

  /** The current event becomes part of the paragraph. */
  #note(): void {
    const isEmpty = this.#sentences.length === 0 && this.#series.length === 0 && this.#clause === null;
    if (isEmpty) this.#from = this.#place;
    if (this.#topic && !this.#topics.includes(this.#topic)) this.#topics = [...this.#topics, this.#topic];
  }

  #endSeries(): void {
    if (this.#series.length === 0) return;
    const clause = this.#series.join(", ");
    this.#series = [];
    this.#seriesKey = null;
    this.#sentences.push(say("sentence", { clause }));
  }

  #endClause(): void {
    if (this.#clause === null) return;
    this.#sentences.push(say("sentence", { clause: this.#clause }));
    this.#clause = null;
  }
}
