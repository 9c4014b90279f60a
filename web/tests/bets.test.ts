/** The bet being put together, and which creatures can't be bet on. */

import { beforeEach, describe, expect, test } from "vitest";
import { BetSlip, shut } from "../src/bets/slip.svelte";
import { CREATURES } from "../src/generated/codes";
import type { Seat } from "../src/generated/wire";
import { betCode } from "../src/game/actions";
import { own, track } from "./table";

let slip: BetSlip;

beforeEach(() => {
  slip = new BetSlip();
});

describe("the slip", () => {
  const wanted = betCode(4, "phoenix");

  test("is a bet when both halves are there, in any order", () => {
    slip.chooseCreature("phoenix");
    expect(slip.code(own({ legal: [wanted] }))).toBeNull();
    slip.chooseCard(4);
    expect(slip.code(own({ legal: [wanted] }))).toBe(wanted);
  });

  test("is none if the server doesn't allow it", () => {
    slip.chooseCard(4);
    slip.chooseCreature("phoenix");
    expect(slip.code(own({ legal: [betCode(4, "sylph"), betCode(3, "phoenix")] }))).toBeNull();
  });

  test("takes back what is chosen twice, and changes what is chosen anew", () => {
    slip.chooseCard(4);
    slip.chooseCard(5);
    expect(slip.card).toBe(5);
    slip.chooseCard(5);
    expect(slip.card).toBeNull();
    slip.chooseCreature("dragon");
    slip.chooseCreature("dragon");
    expect(slip.creature).toBeNull();
  });

  test("has another code for each of the 66 bets", () => {
    const codes = CREATURES.flatMap((creature) => Array.from({ length: 11 }, (_, bet) => betCode(bet, creature)));
    expect(new Set(codes).size).toBe(66);
  });
});

describe("a creature is closed", () => {
  const seat = (...creatures: string[]) => ({ bets: creatures.map((creature) => ({ creature })) }) as unknown as Seat;
  const [dragon] = track(["dragon", 0]);

  test("after a bet on it in this race", () => {
    expect(shut(seat("dragon"), dragon!)).toBe("terminal-already-bet");
    expect(shut(seat("sylph"), dragon!)).toBeNull();
  });

  test("without a token on the board", () => {
    expect(shut(seat(), { ...dragon!, tokens: 0 })).toBe("terminal-no-token");
  });
});
