/** A tip comes at its moment. */

import { expect, test } from "vitest";
import type { Moment } from "../src/tutorial/lessons";
import { tipFor, TIPS, type TipName } from "../src/tutorial/tips";
import { moment } from "./moment";

const tip = (now: Partial<Moment>, given: TipName[] = []): TipName | null => tipFor(moment(now), given)?.name ?? null;
const asked = { isAsked: true } as const;

test("the first bet of all should be easy", () => {
  expect(tip(asked)).toBe("easy-bets");
  expect(tip({ ...asked, race: 1 })).toBeNull();
  expect(tip({ isAsked: false })).toBeNull();
});

test("with the second bet, high ones are better kept, but not in the last race", () => {
  expect(tip({ ...asked, bets: 1 })).toBe("high-bets");
  expect(tip({ ...asked, bets: 1, race: 1 })).toBe("high-bets");
  expect(tip({ ...asked, race: 2 })).toBe("third-race");
  expect(tip({ ...asked, race: 2, bets: 1 }, ["third-race"])).toBeNull();
});

test("the mid-race line is spoken of when the chosen cards would pass it", () => {
  const turn = { ...asked, stage: "fast-card" } as const;
  expect(tip(turn)).toBeNull();
  expect(tip({ ...turn, crossesMidRaceLine: true })).toBe("mid-race-line");
});

test("a third bet may be on a disqualification, if there were many tricks", () => {
  const third = { ...asked, stage: "third-bet", bets: 2 } as const;
  expect(tip(third)).toBeNull();
  expect(tip({ ...third, tricked: "phoenix" })).toBe("disqualification");
});

test("each comes once, and none during the judgment", () => {
  for (const { name, fits } of TIPS) {
    const now = { ...asked, race: name === "third-race" ? 2 : 0, bets: name === "high-bets" ? 1 : 0 };
    if (fits(moment(now))) expect(tip(now, [name])).toBeNull();
  }
  expect(tip({ ...asked, ending: "judgment" })).toBeNull();
});
