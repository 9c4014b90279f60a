/** The choices a power needs, step by step, at least one, as buttons with text and pictures. */

import { CREATURES } from "../generated/codes";
import type { Creature, Power, PublicView } from "../generated/wire";
import { creatureOn, PROTECTION } from "../game/edition";
import { flight } from "../game/movement";
import type { Phrases } from "../log/phrases";
import { say } from "../words/words.svelte";

export interface Option {
  label: string;
  creature: Creature | null;
  /** The choices of the power that remain after this one. */
  choices: number[];
}

export interface Step {
  question: string;
  options: Option[];
}

const BLESSING = 3;
const N = CREATURES.length;

type Steps = (choices: number[], view: PublicView, phrases: Phrases, taken: number) => Step | null;

/** Group choices by a property; each group becomes an option. */
function grouped(
  choices: number[],
  by: (choice: number) => number,
  label: (key: number) => string,
  creature: (key: number) => Creature | null,
): Option[] {
  return [...Map.groupBy(choices, by)].map(([key, left]) => ({
    label: label(key),
    creature: creature(key),
    choices: left,
  }));
}

const STEPS: Partial<Record<Power, Steps>> = {
  trickster: (choices, _view, phrases, taken) => {
    const name = (creature: number) => phrases.creature(CREATURES[creature]!);
    const given = Math.floor(choices[0]! / N);
    return taken === 0
      ? {
          question: say("ask-trickster-given"),
          options: grouped(
            choices,
            (c) => Math.floor(c / N),
            name,
            (c) => CREATURES[c]!,
          ),
        }
      : {
          question: say("ask-trickster-taken", { of: phrases.creature(CREATURES[given]!, "of") }),
          options: grouped(
            choices,
            (c) => c % N,
            name,
            (c) => CREATURES[c]!,
          ),
        };
  },
  prophecy: (choices, _view, phrases, taken) => {
    const on = CREATURES[choices[0]! % N]!;
    return taken === 0
      ? {
          question: say("ask-prophecy-bet"),
          options: grouped(
            choices,
            (c) => c % N,
            (c) => phrases.creature(CREATURES[c]!),
            (c) => CREATURES[c]!,
          ),
        }
      : {
          question: say("ask-prophecy-card", { on: phrases.creature(on, "on") }),
          options: grouped(
            choices,
            (c) => Math.floor(c / N),
            (card) => phrases.bet(card, on),
            () => null,
          ),
        };
  },
  "superior-wisdom": (choices, view, phrases, taken) => {
    const seat = (phrases.reader! + 1 + taken) % phrases.seats;
    const creature = (look: number) => view.seats[seat]!.bets[look]?.creature ?? null;
    return {
      question: say("ask-superior-wisdom", { of: phrases.ofName(seat) }),
      options: grouped(
        choices,
        (c) => (c >> taken) & 1,
        (look) => phrases.creature(creature(look)!),
        creature,
      ),
    };
  },
  "falcons-eye": (choices, view, phrases) => ({
    question: say("ask-falcons-eye"),
    options: grouped(
      choices,
      (c) => c,
      (holder) => `${phrases.between(holder)} (${view.holders[holder]!.size})`,
      () => null,
    ),
  }),
  renewal: (choices, _view, phrases) => ({
    question: say("ask-renewal"),
    options: grouped(
      choices,
      (c) => c,
      (card) => phrases.card(card),
      creatureOn,
    ),
  }),
  "tablet-of-destinies": (choices, _view, phrases) => ({
    question: say("ask-tablet"),
    options: grouped(
      choices,
      (c) => c,
      (card) => phrases.card(card),
      (card) => (card === PROTECTION ? null : creatureOn(card)),
    ),
  }),
  "heavenly-dukes-blessing": (choices, view, phrases) => ({
    question: say("ask-blessing"),
    options: grouped(
      choices,
      (c) => c,
      (creature) => {
        const flown = flight(view.track, phrases.box, CREATURES[creature]!, BLESSING);
        const name = phrases.creature(CREATURES[creature]!);
        return flown
          ? say(flown.finishes ? "page-flies-finish" : "page-flies", {
              creature: name,
              start: flown.start,
              end: flown.end,
            })
          : name;
      },
      (c) => CREATURES[c]!,
    ),
  }),
};

/** How many steps a power's choice takes; one if it isn't listed here. */
const LENGTHS: Partial<Record<Power, (phrases: Phrases) => number>> = {
  trickster: () => 2,
  prophecy: () => 2,
  "superior-wisdom": (phrases) => phrases.seats - 1,
};

export function hasChoices(power: Power): boolean {
  return power in STEPS;
}

/** The next choice after a number of steps; null if nothing is left to choose. */
export function nextStep(
  power: Power,
  choices: number[],
  view: PublicView,
  phrases: Phrases,
  taken: number,
): Step | null {
  const length = LENGTHS[power]?.(phrases) ?? 1;
  if (taken >= length) return null;
  return STEPS[power]?.(choices, view, phrases, taken) ?? askedOnceMore(power, choices);
}

/** For a power without choices, so that no single press plays it. */
function askedOnceMore(power: Power, choices: number[]): Step {
  return {
    question: `${say(`power-${power}-effect`)} ${say("power-play-sure")}`,
    options: [{ label: say("power-play"), creature: null, choices }],
  };
}
