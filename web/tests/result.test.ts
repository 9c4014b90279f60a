/** Why a player won or lost: what the bets brought, and by how much. */

import { beforeAll, describe, expect, test } from "vitest";
import "./no-browser";
import type { AnyEvent, Creature, Seat } from "../src/generated/wire";
import { ownResult } from "../src/judgment/result";
import { Phrases } from "../src/log/phrases";
import { read, speak } from "../src/words/words.svelte";
import { box } from "./table";

const phrases = new Phrases(box, ["horus", "odin", "marduk"], 0);
const FIRST = box.bets.findIndex(({ places }) => places.length === 1 && places[0] === "first");
const THIRD = box.bets.findIndex(({ places }) => places.length === 1 && places[0] === "third");
const worth = (card: number): number => box.bets[card]!.points;

const dealt = (race: number) => ({ type: "RaceDealt", race }) as AnyEvent;
const settled = (seat: number, creature: Creature, card: number, points: number): AnyEvent => ({
  type: "BetSettled",
  seat,
  bet: 0,
  creature,
  card,
  points,
});
const LOG: AnyEvent[] = [
  dealt(0),
  settled(1, "phoenix", FIRST, worth(FIRST)),
  settled(0, "dragon", FIRST, worth(FIRST)),
  dealt(1),
  settled(0, "sylph", THIRD, 0),
];

/** What everybody knows of the seats: we placed two bets, one of which came true. */
const seats = (...points: number[]): Seat[] =>
  points.map((own, seat) => ({ points: own, revealed: seat ? [] : [THIRD, FIRST], won: seat ? [] : [FIRST] }) as Seat);

describe("what a player is told at the end", () => {
  beforeAll(async () => {
    await speak("en");
    await read("after");
  });
  const told = (log: AnyEvent[], ...points: number[]) => ownResult(log, 0, seats(...points), phrases);
  const BEST = `One of your 2 bets came true: “1st” on the Dragon, worth ${worth(FIRST)} points.`;

  test("by how much a victory was won, or that it is shared", () => {
    expect(told(LOG, worth(FIRST), worth(FIRST) - 3, 0)).toBe(`${BEST} You won by 3 points.`);
    expect(told(LOG, worth(FIRST), 0, worth(FIRST))).toBe(`${BEST} Nobody scored more, so you share the victory.`);
  });

  test("by how much it was missed, and which bet would have been enough", () => {
    expect(told(LOG, worth(FIRST), worth(FIRST) + 1, 0)).toBe(
      `${BEST} You were one point short of victory; “3rd” on the Sylph in race 2 would have brought ${worth(THIRD)}.`,
    );
    expect(told(LOG, worth(FIRST), worth(FIRST) + 20, 0)).toBe(`${BEST} You were 20 points short of victory.`);
  });

  test("after a reload, too, when it isn't known any more which creatures the bets were on", () => {
    expect(told([], worth(FIRST), worth(FIRST) + 1, 0)).toBe(
      `One of your 2 bets came true: “1st”, worth ${worth(FIRST)} points. You were one point short of victory.`,
    );
  });

  test("in every language", async () => {
    for (const language of ["de", "fr", "it"] as const) {
      await speak(language);
      for (const points of [worth(FIRST), worth(FIRST) + 1, worth(FIRST) + 30, 0]) {
        expect(told(LOG, worth(FIRST), points, 0)).toMatch(/^\S.*\.$/);
      }
    }
    await speak("en");
  });
});
