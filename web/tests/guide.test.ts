/** What the guide explains when, and where its panel goes. */

import { describe, expect, test } from "vitest";
import { beside, bridge, overlap, type Covered } from "../src/tutorial/beside";
import { LESSONS, lessonFor, regionOf, type LessonName, type Moment } from "../src/tutorial/lessons";

function moment(changes: Partial<Moment> = {}): Moment {
  return {
    stage: "first-bets",
    race: 0,
    isAsked: false,
    bets: 0,
    fast: "none",
    hasSlow: false,
    slowSide: "right",
    isZeusAngry: false,
    hasFinisher: false,
    ending: null,
    ...changes,
  };
}

const name = (now: Partial<Moment>, learned: LessonName[] = []): LessonName | null =>
  lessonFor(moment(now), learned)?.name ?? null;
const BETTING: LessonName[] = ["welcome", "cards", "first-bet", "second-bet"];
const TURN: LessonName[] = [...BETTING, "fast", "trick", "slow", "confirm"];

describe("a lesson comes when it is due", () => {
  test("before the first bet: the race, the cards, the bet, one after the other", () => {
    expect(name({})).toBe("welcome");
    expect(name({}, ["welcome"])).toBe("cards");
    expect(name({}, ["welcome", "cards"])).toBe("first-bet");
    expect(name({}, ["welcome", "cards", "first-bet"])).toBeNull();
  });

  test("whoever bets at once goes on to what the others know", () => {
    expect(name({ bets: 1 })).toBe("second-bet");
  });

  test("a turn is explained card by card", () => {
    const turn = { stage: "fast-card", isAsked: true } as const;
    expect(name(turn, BETTING)).toBe("fast");
    expect(name({ ...turn, fast: "plain" }, BETTING)).toBe("slow");
    expect(name({ ...turn, fast: "trick" }, BETTING)).toBe("trick");
    expect(name({ ...turn, fast: "trick" }, [...BETTING, "trick"])).toBe("slow");
    expect(name({ ...turn, fast: "plain", hasSlow: true }, BETTING)).toBe("confirm");
  });

  test("the slow card's cardholder is the other one", () => {
    const slow = LESSONS.find((lesson) => lesson.name === "slow")!;
    expect(regionOf(slow, moment({ slowSide: "left" }))).toBe("left");
    expect(regionOf(slow, moment({ slowSide: "right" }))).toBe("right");
  });

  test("nothing comes between the two cards of a turn", () => {
    const busy = { stage: "fast-card", isAsked: true, fast: "plain", isZeusAngry: true, hasFinisher: true } as const;
    expect(name(busy, TURN)).toBeNull();
    expect(name({ ...busy, stage: "slow-card", fast: "none" }, TURN)).toBeNull();
    expect(name({ ...busy, fast: "none" }, TURN)).toBe("zeus");
  });

  test("shared cards are explained after the first turn, ranks after that", () => {
    const others = { stage: "fast-card" } as const;
    expect(name(others, [...BETTING, "watch"])).toBeNull();
    expect(name(others, [...TURN, "watch"])).toBe("neighbours");
    expect(name(others, [...TURN, "watch", "neighbours"])).toBe("order");
  });

  test("the third bet is explained until it is placed", () => {
    expect(name({ stage: "third-bet", bets: 2 }, TURN)).toBe("third-bet");
    expect(name({ stage: "third-bet", bets: 3 }, TURN)).toBeNull();
  });

  test("the end of a race hears only of itself", () => {
    const end = { stage: "fast-card", isZeusAngry: true } as const;
    expect(name({ ...end, ending: "judgment" })).toBe("judgment");
    expect(name({ ...end, ending: "bet-outcome" })).toBe("bet-outcome");
    expect(name({ ...end, ending: "next-race" })).toBe("next-race");
    expect(name({ ...end, ending: "judgment" }, ["judgment"])).toBeNull();
  });

  test("after the last race nothing remains for a next one", () => {
    expect(name({ race: 2, ending: "next-race" })).toBeNull();
  });

  test("the guide says goodbye in the next race, not before", () => {
    expect(name({ race: 1 }, TURN)).toBeNull();
    expect(name({ race: 1 }, [...TURN, "next-race"])).toBe("farewell");
  });
});

describe("the panel", () => {
  const screen = { width: 390, height: 844, from: 46 };
  const panel = { width: 370, height: 150 };
  const holders = { left: 5, top: 530, width: 380, height: 200 };
  const bar: Covered = { box: { left: 0, top: 752, width: 390, height: 92 }, weight: 8 };

  test("never lies on what it is about, if there is room", () => {
    const place = beside(panel, holders, [{ box: holders, weight: 14 }, bar], screen);
    expect(overlap({ ...place, ...panel }, holders)).toBe(0);
  });

  test("is near what it is about, and leaves the rest alone", () => {
    const place = beside(panel, holders, [{ box: holders, weight: 14 }, bar], screen);
    expect(place.top + panel.height).toBe(holders.top - 10);
  });

  test("goes further away if something in between must stay in sight", () => {
    const track: Covered = { box: { left: 0, top: 200, width: 390, height: 325 }, weight: 6 };
    const place = beside(panel, holders, [{ box: holders, weight: 14 }, bar, track], screen);
    expect(place.top).toBeLessThan(70);
    expect(place.top).toBeGreaterThanOrEqual(screen.from);
  });

  test("stays on a screen that is too small for it", () => {
    const place = beside({ width: 500, height: 900 }, holders, [], screen);
    expect(place.left).toBeGreaterThanOrEqual(0);
    expect(place.top).toBeGreaterThanOrEqual(screen.from);
  });

  test("has the shortest line to what it is about", () => {
    const above = { left: 100, top: 100, width: 100, height: 50 };
    const below = { left: 150, top: 200, width: 100, height: 50 };
    expect(bridge(above, below)).toEqual({ x1: 175, y1: 150, x2: 175, y2: 200 });
    expect(bridge(below, above)).toEqual({ x1: 175, y1: 200, x2: 175, y2: 150 });
  });
});
