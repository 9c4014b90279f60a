/** The codes of the action space. */

import {
  ACTIONS,
  BET,
  CREATURES,
  FAST,
  FATE_TOKEN,
  FIRST_CODE_OF_POWER,
  PASS,
  POWERS,
  SLOW,
  TRICK,
} from "../generated/codes";
import type { Creature, Power } from "../generated/wire";

export const pass = PASS;

export const creatureNumber = (creature: Creature): number => CREATURES.indexOf(creature);

export const betCode = (card: number, creature: Creature): number =>
  BET + card * CREATURES.length + creatureNumber(creature);

export const fastCode = (card: number, trick: boolean): number => (trick ? TRICK : FAST) + card;

export const slowCode = (card: number): number => SLOW + card;

export const fateTokenCode = (sector: number): number => FATE_TOKEN + sector - 1;

export const powerCode = (power: Power, choice = 0): number => FIRST_CODE_OF_POWER[power] + choice;

/** The power and the choice behind a code; null if the code is no power. */
export function powerOf(code: number): { power: Power; choice: number } | null {
  if (code < FIRST_CODE_OF_POWER[POWERS[0]] || code >= ACTIONS) return null;
  const power = POWERS.findLast((each) => FIRST_CODE_OF_POWER[each] <= code)!;
  return { power, choice: code - FIRST_CODE_OF_POWER[power] };
}

/** The choices of each power that can be played now. */
export function powersIn(legal: readonly number[]): Map<Power, number[]> {
  const found = new Map<Power, number[]>();
  for (const code of legal) {
    const play = powerOf(code);
    if (play) found.set(play.power, [...(found.get(play.power) ?? []), play.choice]);
  }
  return found;
}
