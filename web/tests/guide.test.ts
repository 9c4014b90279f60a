/** What the guide explains when. */

import { describe, expect, test } from "vitest";
import { LESSONS, lessonFor, regionOf, type LessonName, type Moment } from "../src/tutorial/lessons";
import { moment } from "./moment";

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

  test("with fate tokens, too, the guide begins with a welcome", () => {
    const placing = { stage: "place-fate-token", isAsked: true } as const;
    expect(name(placing)).toBe("welcome");
    expect(name(placing, ["welcome"])).toBe("fate-token");
    expect(name({ ...placing, race: 1 })).toBe("fate-token");
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

  test("the odds are introduced in the second race, before the guide says goodbye", () => {
    const learned: LessonName[] = [...TURN, "next-race"];
    expect(name({ hasOdds: true }, learned)).not.toBe("odds");
    expect(name({ race: 1, hasOdds: true }, learned)).toBe("odds");
    expect(name({ race: 1, hasOdds: true }, [...learned, "odds"])).toBe("farewell");
  });

  test("the guide says goodbye in the next race, not before", () => {
    expect(name({ race: 1 }, TURN)).toBeNull();
    expect(name({ race: 1 }, [...TURN, "next-race"])).toBe("farewell");
  });
});
