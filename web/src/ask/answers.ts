/** What is told about something on the table, from what this seat may know. */

import { CREATURES } from "../generated/codes";
import type { Creature, Own, PublicView, Variant } from "../generated/wire";
import { CARDS_OF_A_CREATURE, creatureOn, PROTECTION } from "../game/edition";
import { flyerOf } from "../game/movement";
import type { Phrases } from "../log/phrases";
import { powersOf } from "../powers/gods";
import { say } from "../words/words.svelte";
import { placeOf } from "./facts";
import type { Topic } from "./topic";

export interface Known {
  view: PublicView;
  own: Own | null;
  phrases: Phrases;
  variants: readonly Variant[];
}

export interface Answer {
  title: string;
  facts: string[];
}

export function answer(topic: Topic, known: Known): Answer {
  const { title, facts } = answerTo(topic, known);
  return { title, facts: "note" in topic && topic.note ? [topic.note, ...facts] : facts };
}

function answerTo(topic: Topic, known: Known): Answer {
  const { phrases } = known;
  switch (topic.kind) {
    case "creature":
      return { title: phrases.creature(topic.creature), facts: ofCreature(topic.creature, known) };
    case "card":
      return { title: phrases.card(topic.card), facts: ofCard(topic.card, known) };
    case "bet":
      return { title: phrases.places(topic.card, topic.creature), facts: ofBet(topic.card, known) };
    case "god":
      return {
        title: [phrases.name(topic.seat), phrases.byline(topic.seat)].filter(Boolean).join(", "),
        facts: ofSeat(topic.seat, known),
      };
    case "power":
      return {
        title: phrases.power(topic.power),
        facts: [say(`power-${topic.power}-effect`), say("asked-power-once")],
      };
    case "powers":
      return { title: say("power-yours"), facts: ofPowers(topic.seat, known) };
    case "holder":
      return { title: say("asked-holder"), facts: ofHolder(topic.holder, known) };
    case "discard":
      return {
        title: say("asked-discard"),
        facts: [say("asked-discard-why"), say("asked-discard-count", { count: known.view.discard.length })],
      };
    case "fate":
      return {
        title: say("page-fate-token-of", { name: phrases.name(topic.seat) }),
        facts: [say("asked-fate-why")],
      };
    case "line":
      return topic.line === "finish"
        ? {
            title: say("word-finish-line"),
            facts: [
              say("asked-line-after", { sector: phrases.box.finishAfter }),
              say("asked-line-finish"),
              ...assumed(phrases.box.sources.finish),
            ],
          }
        : { title: say("word-mid-race-line"), facts: ofMidRaceLine(known) };
    case "zeus-deck":
      return { title: say("word-zeus-deck"), facts: ofZeusDeck(known) };
    case "first-player":
      return { title: say("word-first-player"), facts: [say("asked-first-player")] };
  }
}

/** Where the cards of a creature are, as far as this seat knows. */
export function cardsOf(
  creature: Creature,
  { view, own }: Known,
): { yours: number[]; unknown: number[]; zeus: number[] } {
  const first = CREATURES.indexOf(creature) * CARDS_OF_A_CREATURE;
  const all = Array.from({ length: CARDS_OF_A_CREATURE }, (_, place) => first + place);
  const zeus = all.filter((card) => view.zeus_deck.includes(card));
  const left = all.filter((card) => !zeus.includes(card) && !view.discard.includes(card) && view.card?.card !== card);
  const yours = left.filter((card) => own?.holders.some((holder) => holder.includes(card)));
  return { yours, zeus, unknown: left.filter((card) => !yours.includes(card)) };
}

function ofCreature(creature: Creature, known: Known): string[] {
  const { view, own, phrases } = known;
  const flyer = flyerOf(view.track, creature);
  const { yours, unknown, zeus } = cardsOf(creature, known);
  const values = (cards: number[]) => cards.map((card) => phrases.values(card)).join(", ");
  const facts = [placeOf(view, creature)];
  if (own) {
    const bet = view.seats[own.seat]!.bets.findIndex((each) => each.creature === creature);
    const card = own.bets[bet];
    facts.push(card === undefined ? say("asked-no-bet") : say("asked-your-bet", { bet: phrases.bet(card, creature) }));
  }
  if (view.stage === "first-bets" || view.stage === "third-bet")
    facts.push(say("asked-tokens", { count: flyer.tokens }));
  if (!flyer.finished && yours.length > 0) facts.push(say("asked-cards-yours", { cards: values(yours) }));
  if (!flyer.finished && unknown.length > 0) facts.push(say("asked-cards-unknown", { cards: values(unknown) }));
  if (zeus.length > 0 && !flyer.disqualified) facts.push(say("asked-cards-zeus", { count: zeus.length }));
  return facts;
}

function ofCard(card: number, { phrases }: Known): string[] {
  if (card === PROTECTION) return [say("asked-card-protection")];
  const { fast, slow, trick, source } = phrases.box.cards[card]!;
  const facts = [say("asked-card-moves", { fast, slow })];
  if (trick) facts.push(say("asked-card-trick", { bonus: trick }));
  return [...facts, ...assumed(source)];
}

function ofBet(card: number, { own, phrases }: Known): string[] {
  const { points, source } = phrases.box.bets[card]!;
  const isUsed = own !== null && !own.bet_cards.includes(card) && !own.bets.includes(card);
  return [
    say("asked-bet-needs"),
    say("asked-bet-pays", { points }),
    say(isUsed ? "page-closed-bet-used" : "asked-bet-once"),
    ...assumed(source),
  ];
}

function ofHolder(holder: number, { view, own, phrases }: Known): string[] {
  const [one, other] = phrases.neighbours(holder);
  const isOurs = own !== null && (own.seat === one || own.seat === other);
  return [
    isOurs
      ? say("asked-holder-yours", { name: phrases.name(own.seat === one ? other : one) })
      : say("asked-holder-others", { one: phrases.name(one), other: phrases.name(other) }),
    say("asked-holder-turn"),
    say("asked-holder-count", { count: view.holders[holder]!.size }),
  ];
}

function ofSeat(seat: number, known: Known): string[] {
  const { view, phrases } = known;
  const { points, bets } = view.seats[seat]!;
  const facts = [say("asked-seat-points", { points })];
  if (bets.length > 0)
    facts.push(say("asked-seat-bets", { creatures: phrases.creatures(bets.map((bet) => bet.creature)) }));
  return [...facts, ...ofPowers(seat, known)];
}

function ofPowers(seat: number, { view, phrases, variants }: Known): string[] {
  const { god, powers } = view.seats[seat]!;
  return powersOf(god, variants).map((each) => {
    const power = phrases.power(each);
    return powers.includes(each)
      ? say("asked-power", { power, effect: say(`power-${each}-effect`) })
      : say("asked-power-played", { power });
  });
}

function ofMidRaceLine({ view, phrases }: Known): string[] {
  const { box, seats } = phrases;
  return [
    say("asked-line-after", { sector: box.midAfter(seats) }),
    view.first_past
      ? say("asked-line-mid-passed", { creature: phrases.creature(view.first_past) })
      : say("asked-line-mid"),
    ...assumed(box.sources.mid),
  ];
}

function ofZeusDeck({ view, phrases }: Known): string[] {
  const counts = Map.groupBy(view.zeus_deck, creatureOn);
  const cards = [
    say("terminal-protections", { count: view.protections }),
    ...[...counts].map(([creature, its]) => `${phrases.creature(creature)} × ${its.length}`),
  ];
  return [
    say("asked-zeus-holds", { cards: cards.join(", ") }),
    say("asked-zeus-draws", { draws: view.draws }),
    say("asked-zeus-chance"),
  ];
}

function assumed(source: string | undefined): string[] {
  return source === "assumed" ? [say("asked-assumed")] : [];
}
