/** The game as the guide sees it. */

import { sideOf } from "../cardholders/turn.svelte";
import { shut } from "../bets/slip.svelte";
import { creatureOn } from "../game/edition";
import type { BetSettled, Creature } from "../generated/wire";
import type { Values } from "../words/words.svelte";
import type { Scene } from "../table/scene.svelte";
import type { Moment } from "./lessons";

/** So many cards of a creature in the Zeus deck are many. */
const MANY_TRICKS = 2;

/** Null for spectators. */
export function momentOf(scene: Scene): Moment | null {
  const { view, own, me, playback, together } = scene;
  if (!view || scene.people.length === 0) return null;
  const ending = playback.ending ? playback.endingPart : null;
  const present = {
    stage: view.stage,
    race: view.race,
    isZeusAngry: view.zeus_deck.length > 0,
    hasFinisher: view.track.some((flyer) => flyer.finished),
    hasOdds: scene.odds.areAllowed,
    ending,
  };
  // At a shared device all look at the end of a race together.
  if (together.isOn && ending) return { ...NOTHING_CHOSEN, ...present, who: scene.people };
  if (!own || me === null) return null;
  return {
    ...NOTHING_CHOSEN,
    ...present,
    who: together.isOn ? [scene.people[together.seats.indexOf(me)]!] : scene.people,
    isAsked: scene.isAsked,
    bets: view.seats[me]!.bets.length,
    ...turnOf(scene),
    tricked: trickedOf(scene),
  };
}

const NOTHING_CHOSEN = {
  isAsked: false,
  bets: 0,
  fast: "none",
  hasSlow: false,
  slowSide: "right",
  crossesMidRaceLine: false,
  tricked: null,
} as const;

/** The turn being put together. */
function turnOf(scene: Scene): Pick<Moment, "fast" | "hasSlow" | "slowSide" | "crossesMidRaceLine"> {
  const { turn, box } = scene;
  const [view, own] = [scene.view!, scene.own!];
  const mayTrick = turn.fast !== null && turn.mayTrick({ view, own, box });
  const fastSide =
    turn.fast === null ? (view.fast_card_holder === scene.right ? "right" : "left") : sideOf(own, turn.fast);
  const crosses = turn
    .ghosts({ view, own, box })
    .some(({ flight, chosen }) => chosen && flight.end > box.midAfter(scene.seats));
  return {
    fast: turn.fast === null ? "none" : mayTrick ? "trick" : "plain",
    hasSlow: turn.slow !== null,
    slowSide: fastSide === "left" ? "right" : "left",
    crossesMidRaceLine: crosses && view.first_past === null && !view.third_bets_begun,
  };
}

function trickedOf(scene: Scene): Creature | null {
  const [view, own] = [scene.view!, scene.own!];
  const seat = view.seats[own.seat]!;
  if (!own.bet_cards.some((card) => scene.box.bets[card]!.places.includes("disqualified"))) return null;
  const counted = view.track
    .filter((flyer) => shut(seat, flyer) === null)
    .map(({ creature }) => ({
      creature,
      cards: view.zeus_deck.filter((card) => creatureOn(card) === creature).length,
    }));
  const most = Math.max(...counted.map(({ cards }) => cards), 0);
  return most < MANY_TRICKS ? null : counted.find(({ cards }) => cards === most)!.creature;
}

/** The names and numbers that lessons and tips mention. */
export function namesFor(scene: Scene, moment: Moment): Values {
  const { turn, box, phrases, own } = scene;
  const won = wonBets(scene);
  return {
    left: phrases.name((scene.left + 1) % scene.seats),
    right: phrases.name(scene.right),
    side: moment.slowSide,
    bonus: turn.fast === null ? 0 : box.cards[turn.fast]!.trick,
    drawn: box.numbers.drawn,
    cards: own?.bet_cards.length ?? box.bets.length - 3 * (moment.race + 1),
    races: 2 - moment.race,
    won: won?.length ?? "all",
    points: won?.reduce((sum, bet) => sum + bet.points, 0) ?? 0,
    of: moment.tricked ? phrases.creature(moment.tricked, "of") : "",
  };
}

/** Our bets of the race that is over that came true; null if several people look together. */
function wonBets({ me, playback: { ending } }: Scene): BetSettled[] | null {
  if (!ending || me === null) return null;
  return ending.events
    .filter((event) => event.type === "BetSettled")
    .filter(({ seat, points }) => seat === me && points > 0);
}
