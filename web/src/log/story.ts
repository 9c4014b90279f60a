/**
 * The story: events as their reader saw them, in sentences.
 *
 * The terminal tells the same story in `src/derby/cli/terminal/story.py`; `tests/web/test_story.py` compares the two,
 * sentence by sentence.
 */

import type {
  AnyEvent,
  BetCardExchanged,
  BetCardSeen,
  BetSettled,
  CardDiscarded,
  CardPlayed,
  CardWentToZeus,
  Creature,
  CreatureMoved,
  DirtyTrickPlayed,
  HolderSeen,
  Power,
  PowerPlayed,
} from "../generated/wire";
import { creatureOn, PROTECTION } from "../game/edition";
import { say } from "../words/words.svelte";
import { Narration, type Paragraph } from "./narration";
import type { Phrases } from "./phrases";
import { topicOf } from "./topics";

export const PLACES = ["first", "second", "third", "fourth", "fifth", "sixth"] as const;
const ENDS: AnyEvent["type"][] = ["CardPlayed", "DirtyTrickPlayed", "CardDiscarded", "CardWentToZeus", "TurnBegan"];

export function storyOf(events: readonly AnyEvent[], phrases: Phrases): Paragraph[] {
  const story = new Story(phrases);
  events.forEach((event, place) => story.tell(event, events, place));
  return story.end();
}

/** Tells one reader what happened, and remembers what later sentences need. */
class Story {
  readonly #phrases: Phrases;
  readonly #narration: Narration;
  #firstPlayer: number | null = null;
  #sectors = new Map<Creature, number>();
  #ranking: Creature[] = [];
  #disqualified: Creature[] = [];
  #settled = 0;
  #finished = 0;
  #drawn = 0;
  /** The card being played. */
  #card: number | null = null;
  /** Whether that card has had an effect yet. */
  #hasMoved = false;
  #lastMoved: Creature | null = null;
  /** The last power played on that card. */
  #power: Power | null = null;

  constructor(phrases: Phrases) {
    this.#phrases = phrases;
    this.#narration = new Narration(phrases);
  }

  end(): Paragraph[] {
    this.#narration.endParagraph();
    return this.#narration.paragraphs;
  }

  tell(event: AnyEvent, events: readonly AnyEvent[], place: number): void {
    const narration = this.#narration;
    const phrases = this.#phrases;
    narration.turnTo(place, topicOf(event));
    switch (event.type) {
      case "RaceDealt":
        this.#beginRace(event.line_up);
        this.#firstPlayer = event.first_player;
        narration.head("terminal-race", { race: event.race + 1 });
        narration.say("event-race-dealt", {
          ...phrases.subject(event.first_player),
          creatures: phrases.creatures(event.line_up),
        });
        narration.endParagraph();
        break;
      case "FateTokenPlaced":
        narration.also("event-fate-token-placed", event.seat, { sector: event.sector });
        break;
      case "BetPlaced": {
        const on = phrases.creature(event.creature, "on");
        if (event.card === null) {
          narration.also("event-bet-placed", event.seat, { on });
        } else {
          const key = event.seat === phrases.reader ? "event-bet-placed-by-you" : "replay-bet-placed";
          narration.endParagraph();
          narration.say(key, { name: phrases.name(event.seat), on, bet: phrases.bet(event.card, event.creature) });
          narration.endParagraph();
        }
        break;
      }
      case "BetPassed":
        narration.say("event-bet-passed", phrases.subject(event.seat));
        break;
      case "TurnBegan":
        narration.endParagraph();
        narration.whisper("event-turn-began", phrases.subject(event.seat));
        break;
      case "CardPlayed":
      case "DirtyTrickPlayed":
        this.#tellCard(event);
        break;
      case "CreatureMoved":
        this.#tellMovement(event, finishes(events, place));
        break;
      case "CreatureFinished":
        break; // narration with the movement
      case "MidRaceLinePassed":
        narration.say("event-mid-race-line-passed", { creature: phrases.creature(event.creature, "opening") });
        break;
      case "CardDiscarded":
      case "CardWentToZeus":
        this.#tellCardLaidAway(event);
        break;
      case "FirstPlayerPassed":
        narration.head("rules-third-bet-title");
        narration.say(
          event.seat === this.#firstPlayer ? "event-first-player-stays" : "event-first-player-passed",
          phrases.subject(event.seat),
        );
        break;
      case "PowerPlayed":
        this.#tellPower(event);
        break;
      case "PowerDeclined":
        narration.whisper("event-power-declined", {
          ...phrases.subject(event.seat),
          moment: phrases.moment(event.moment),
        });
        break;
      case "FateTokenLifted":
        narration.say("event-fate-token-lifted", { sector: event.sector });
        break;
      case "TokenExchanged":
        narration.say("event-token-exchanged", {
          ...phrases.subject(event.seat),
          given: phrases.creature(event.given, "of"),
          taken: phrases.creature(event.taken, "of"),
        });
        break;
      case "CardRenewed":
        this.#tellStandstill();
        narration.say("event-card-renewed", {
          ...phrases.subject(event.seat),
          card: phrases.card(event.card),
          into: phrases.holder("into", event.holder, event.seat),
        });
        break;
      case "PaperworkDone":
        this.#hasMoved = true;
        narration.say("event-paperwork-done", { creature: phrases.creature(event.creature, "object") });
        break;
      case "BetCardExchanged":
      case "HolderSeen":
      case "BetCardSeen":
        this.#tellSecret(event);
        break;
      default:
        this.#tellEndOfRace(event);
    }
  }

  #beginRace(lineUp: Creature[]): void {
    this.#narration.endParagraph();
    this.#disqualified = [];
    this.#settled = this.#finished = this.#drawn = 0;
    this.#sectors = new Map(lineUp.map((creature) => [creature, 0]));
  }

  #tellCard(event: CardPlayed | DirtyTrickPlayed): void {
    this.#card = event.card;
    this.#hasMoved = false;
    this.#power = null;
    const played =
      event.type === "DirtyTrickPlayed" ? "dirty-trick-played" : event.slow ? "card-played-slow" : "card-played";
    this.#narration.begin(`event-${played}`, event.seat, {
      ...this.#phrases.subject(event.seat),
      card: this.#phrases.card(event.card),
      from: this.#phrases.holder("from", event.holder, event.seat),
    });
  }

  #tellMovement({ creature, start, end }: CreatureMoved, finishes: boolean): void {
    this.#sectors.set(creature, end);
    this.#lastMoved = creature;
    if (this.#card !== null && creatureOn(this.#card) === creature) this.#hasMoved = true;
    if (finishes) {
      const form = this.#phrases.isFeminine(creature) ? ".feminine" : "";
      const place = say(`place-${PLACES[this.#finished]!}${form}`);
      this.#finished += 1;
      this.#narration.result("event-creature-finished", creature, { place });
    } else if (start === end) {
      this.#narration.result("event-creature-rearranged", creature, { sector: end });
    } else {
      const key = end < start ? "event-creature-moved-back" : "event-creature-moved";
      this.#narration.result(key, creature, { sectors: Math.abs(end - start), end });
    }
  }

  /** A card that moved nothing, because of its value or because its creature has finished. */
  #tellStandstill(): void {
    if (this.#card === null || this.#hasMoved) return;
    this.#hasMoved = true;
    const creature = creatureOn(this.#card);
    const sector = this.#sectors.get(creature) ?? 0;
    if (sector > this.#phrases.box.finishAfter) this.#narration.result("event-creature-rests", creature, {});
    else this.#narration.result("event-creature-stays", creature, { sector });
  }

  #tellCardLaidAway(event: CardDiscarded | CardWentToZeus): void {
    this.#tellStandstill();
    const card = this.#phrases.card(event.card);
    const surprises = this.#power === "shed-skin" || this.#power === "renewal";
    if (event.type === "CardWentToZeus") this.#narration.say("event-card-went-to-zeus", { card });
    else if (surprises) this.#narration.say("event-card-discarded", { card });
    else this.#narration.whisper("event-card-discarded", { card });
    this.#card = this.#power = null;
  }

  /** The power, and its effect if no other event describes it. */
  #tellPower({ seat, power }: PowerPlayed): void {
    const phrases = this.#phrases;
    this.#power = power;
    if (this.#card === null) this.#narration.endParagraph();
    this.#narration.say("event-power-played", { ...phrases.subject(seat), power: phrases.power(power) });
    if ((power === "sun-ray" || power === "tangled-web") && this.#card !== null) {
      this.#narration.say(`event-power-${power}`, { creature: phrases.creature(creatureOn(this.#card), "opening") });
    } else if (power === "valkyries" && this.#lastMoved) {
      this.#narration.say("event-power-valkyries", { creature: phrases.creature(this.#lastMoved, "opening") });
    } else if (power === "celestial-paperwork" && this.#lastMoved) {
      this.#narration.say("event-power-celestial-paperwork", { of: phrases.creature(this.#lastMoved, "of") });
    } else if (power === "sleipnir" || power === "imperial-decree") {
      this.#narration.say(`event-power-${power}`);
    }
  }

  /** Events of which readers know different parts. */
  #tellSecret(event: BetCardExchanged | HolderSeen | BetCardSeen): void {
    const phrases = this.#phrases;
    const narration = this.#narration;
    if (event.type === "HolderSeen") {
      narration.say("event-holder-seen", { ...phrases.subject(event.seat), between: phrases.between(event.holder) });
      if (event.cards) {
        const cards = event.cards.map((card) => phrases.card(card)).join(", ");
        narration.say("event-holder-seen-cards", { cards });
      }
      return;
    }
    const on = phrases.creature(event.creature, "on");
    const name = phrases.name(event.seat);
    if (event.type === "BetCardExchanged") {
      if (event.old !== null && event.new !== null) {
        const [old, new_] = [phrases.bet(event.old, event.creature), phrases.bet(event.new, event.creature)];
        const key = event.seat === phrases.reader ? "event-bet-card-exchanged-by-you" : "replay-bet-card-exchanged";
        narration.say(key, { name, on, old, new: new_ });
      } else narration.say("event-bet-card-exchanged", { name, on });
    } else if (event.owner !== phrases.reader && event.card !== null) {
      const bet = phrases.bet(event.card, event.creature);
      const key = event.seat === phrases.reader ? "event-bet-card-seen-by-you" : "replay-bet-card-seen";
      narration.say(key, { name, of: phrases.ofName(event.owner), on, bet });
    } else if (event.owner === phrases.reader) narration.say("event-bet-card-seen-of-yours", { name, on });
    else narration.say("event-bet-card-seen", { name, of: phrases.ofName(event.owner), on });
  }

  /** Ranking, judgment, bets: a scene in three parts. */
  #tellEndOfRace(event: AnyEvent): void {
    const phrases = this.#phrases;
    const narration = this.#narration;
    switch (event.type) {
      case "RankingDetermined":
        this.#ranking = event.ranking;
        narration.head("rules-ranking-title");
        narration.say("event-ranking-determined", { creatures: phrases.creatures(event.ranking) });
        narration.head("word-judgment");
        break;
      case "JudgmentCardDrawn":
        if (this.#drawn === 0) narration.say("event-judgment-begins");
        this.#drawn += 1;
        narration.endParagraph();
        if (event.card === PROTECTION) narration.say("event-judgment-protection-drawn");
        else narration.say("event-judgment-card-drawn", { card: phrases.card(event.card) });
        break;
      case "JudgmentCardPutBack":
        narration.say("event-judgment-card-put-back", { card: phrases.card(event.card) });
        break;
      case "CreatureDisqualified": {
        this.#disqualified.push(event.creature);
        const form = phrases.isFeminine(event.creature) ? ".feminine" : "";
        narration.endParagraph();
        narration.say("event-creature-disqualified", {
          creature: phrases.creature(event.creature, "opening"),
          disqualified: say(`word-disqualified${form}`),
        });
        break;
      }
      case "ProtectionsRemoved":
        if (event.count > 0) {
          narration.endParagraph();
          narration.say("event-protections-removed", { count: event.count });
        }
        break;
      case "BetSettled":
        this.#tellSettled(event);
        break;
      case "RaceEnded":
        narration.endParagraph();
        narration.whisper("event-race-ended", { race: event.race + 1 });
        break;
      case "GameEnded":
        narration.whisper("event-game-ended");
        break;
    }
  }

  #tellSettled(event: BetSettled): void {
    const phrases = this.#phrases;
    const narration = this.#narration;
    if (this.#settled === 0) {
      narration.endParagraph();
      const left = this.#ranking.filter((creature) => !this.#disqualified.includes(creature));
      if (this.#drawn === 0) narration.say("event-no-judgment");
      else if (this.#disqualified.length === 0) narration.say("event-nobody-disqualified");
      else narration.say("event-ranking-after", { creatures: phrases.creatures(left) });
      narration.head("rules-bet-outcome-title");
    }
    this.#settled += 1;
    narration.say("event-bet-settled", {
      who: phrases.subject(event.seat).who,
      of: phrases.ofName(event.seat),
      on: phrases.creature(event.creature, "on"),
      bet: phrases.places(event.card, event.creature),
      points: event.points,
    });
    narration.endParagraph();
  }
}

/** Whether the movement at this index takes its creature across the finish line. */
function finishes(events: readonly AnyEvent[], place: number): boolean {
  const moved = events[place] as CreatureMoved;
  for (const event of events.slice(place + 1, place + 4)) {
    if (event.type === "CreatureFinished") return event.creature === moved.creature;
    if (ENDS.includes(event.type) || event.type === "CreatureMoved") return false;
  }
  return false;
}

/** Who won, alone or together (R1). */
export function winnersSentence(phrases: Phrases, points: readonly number[]): string {
  const most = Math.max(...points);
  const winners = points.flatMap((own, seat) => (own === most ? [seat] : []));
  if (winners.length === 1) return say("event-winner", { ...phrases.subject(winners[0]!), points: most });
  const names = phrases.both(winners.map((seat) => phrases.person(seat, "subject")));
  return say("event-shared-victory", { winners: names, points: most });
}
