/** The game as the guide sees it. */

import { sideOf } from "../cardholders/turn.svelte";
import type { Values } from "../words/words.svelte";
import type { Scene } from "../table/scene.svelte";
import type { Moment } from "./lessons";

/** Null for spectators. */
export function momentOf(scene: Scene): Moment | null {
  const { view, own, me, turn, box } = scene;
  if (!view || !own || me === null) return null;
  const mayTrick = turn.fast !== null && turn.mayTrick({ view, own, box });
  const fastSide =
    turn.fast === null ? (view.fast_card_holder === scene.right ? "right" : "left") : sideOf(own, turn.fast);
  return {
    stage: view.stage,
    race: view.race,
    isAsked: scene.isAsked,
    bets: view.seats[me]!.bets.length,
    fast: turn.fast === null ? "none" : mayTrick ? "trick" : "plain",
    hasSlow: turn.slow !== null,
    slowSide: fastSide === "left" ? "right" : "left",
    isZeusAngry: view.zeus_deck.length > 0,
    hasFinisher: view.track.some((flyer) => flyer.finished),
    ending: scene.playback.ending ? scene.playback.endingPart : null,
  };
}

/** The names and numbers that lessons mention. */
export function namesFor(scene: Scene, moment: Moment): Values {
  const { turn, box, phrases, own } = scene;
  return {
    left: phrases.god((scene.left + 1) % scene.seats),
    right: phrases.god(scene.right),
    side: moment.slowSide,
    bonus: turn.fast === null ? 0 : box.cards[turn.fast]!.trick,
    drawn: box.numbers.drawn,
    cards: own?.bet_cards.length ?? 0,
    races: 2 - moment.race,
  };
}
