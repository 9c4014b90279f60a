/** The game as the guide sees it: what a turn would do, and what Zeus has noticed. */

import "./no-browser";
import { beforeEach, expect, test } from "vitest";
import { Turn } from "../src/cardholders/turn.svelte";
import type { Own, PublicView } from "../src/generated/wire";
import type { Scene } from "../src/table/scene.svelte";
import { momentOf } from "../src/tutorial/moment";
import { box, card, own, track, view } from "./table";

const MID = box.midAfter(3);
const FAST = card("dragon", { trick: true });
const FACE = box.cards[FAST]!;
const DISQUALIFIED = box.bets.findIndex((bet) => bet.places.join() === "disqualified");

let turn: Turn;
beforeEach(() => {
  turn = new Turn();
});

/** Three seats; ours is the first, and it has no bets yet. */
function moment(seen: Partial<PublicView>, mine: Partial<Own> = {}, others: Partial<Scene> = {}) {
  const seats = Array.from({ length: 3 }, () => ({ bets: [] }));
  const scene = {
    view: view({ zeus_deck: [], first_past: null, seats, ...seen } as unknown as Partial<PublicView>),
    own: own({ holders: [[FAST], []], legal: [], ...mine }),
    me: 0,
    seats: 3,
    right: 2,
    people: [""],
    isAsked: true,
    playback: { ending: null },
    together: { isOn: false },
    odds: { areAllowed: false },
    turn,
    box,
    ...others,
  };
  return momentOf(scene as unknown as Scene);
}

test("a turn crosses the mid-race line if its chosen cards would", () => {
  const before = { track: track(["dragon", MID - FACE.fast], ["sylph", 0]) };
  const across = { track: track(["dragon", MID - FACE.fast + 1], ["sylph", 0]) };
  expect(moment(across)?.crossesMidRaceLine).toBe(false);
  turn.fast = FAST;
  expect(moment(before)?.crossesMidRaceLine).toBe(false);
  expect(moment(across)?.crossesMidRaceLine).toBe(true);
  turn.trick = true;
  expect(moment(before)?.crossesMidRaceLine).toBe(true);
});

test("only the first creature past the line counts", () => {
  turn.fast = FAST;
  const across = { track: track(["dragon", MID], ["sylph", 0]) };
  expect(moment({ ...across, first_past: "sylph" })?.crossesMidRaceLine).toBe(false);
});

test("a creature is known for its tricks if several of its cards are in the Zeus deck and it can be bet on", () => {
  const [one, other] = [FAST, FAST + 1];
  const mine = { bet_cards: [DISQUALIFIED] };
  const there = { track: track(["dragon", 9], ["sylph", 0]) };
  expect(moment({ ...there, zeus_deck: [one] }, mine)?.tricked).toBeNull();
  expect(moment({ ...there, zeus_deck: [one, other] }, mine)?.tricked).toBe("dragon");
  expect(moment({ ...there, zeus_deck: [one, other] }, { bet_cards: [0] })?.tricked).toBeNull();
  const seats = [{ bets: [{ creature: "dragon", card: null }] }, { bets: [] }, { bets: [] }];
  const bet = { ...there, zeus_deck: [one, other], seats } as unknown as Partial<PublicView>;
  expect(moment(bet, mine)?.tricked).toBeNull();
});

test("everybody at a shared device looks at the end of a race; else only whoever is there", () => {
  const people = { people: ["Ann", "Ben"], together: { isOn: true, seats: [0, 1] } } as unknown as Partial<Scene>;
  expect(moment({}, {}, people)?.who).toEqual(["Ann"]);
  const end = { playback: { ending: {}, endingPart: "judgment" } } as unknown as Partial<Scene>;
  expect(moment({}, {}, { ...people, ...end })?.who).toEqual(["Ann", "Ben"]);
});

test("spectators have no guide", () => {
  expect(moment({}, {}, { people: [] })).toBeNull();
});
