/** After days away: what happened, by race and turn; and games in which we are needed come first. */

import { expect, test } from "vitest";
import "./no-browser";
import type { AnyEvent, Creature, OwnGame } from "../src/generated/wire";
import { inOrder } from "../src/lobby/ownGames.svelte";
import { missedRaces } from "../src/log/race-by-race";
import { Playback } from "../src/table/playback.svelte";
import type { Seen } from "../src/generated/wire";
import { own, view } from "./table";

const dealt = (race: number) => ({ type: "RaceDealt", race }) as AnyEvent;
const turn = (seat: number, ...moves: [Creature, number][]): AnyEvent[] => [
  { type: "TurnBegan", seat },
  ...moves.map(([creature, sectors]) => ({ type: "CreatureMoved", creature, start: 3, end: 3 + sectors }) as AnyEvent),
];
const bet = (seat: number) => ({ type: "BetPlaced", seat, bet: 0, creature: "dragon", card: null }) as AnyEvent;
const ended = (race: number) => ({ type: "RaceEnded", race }) as AnyEvent;

test("what was missed is grouped by race and turn; our own turns are no news", () => {
  const before = [dealt(0), bet(0), bet(1), ...turn(0, ["dragon", 3])];
  const story = [
    ...before,
    ...turn(1, ["sylph", 2], ["dragon", -1]),
    ...turn(0, ["phoenix", 4]),
    ended(0),
    dealt(1),
    bet(1),
    bet(2),
    ...turn(2, ["lamassu", 1]),
  ];
  const [first, second] = missedRaces(story, before.length, 0, 6);
  expect(first).toMatchObject({ race: 0, counts: { turns: 1, bets: 0, races: 1 }, earlier: 0 });
  expect(first!.turns).toEqual([
    {
      seat: 1,
      moves: [
        { creature: "sylph", sectors: 2 },
        { creature: "dragon", sectors: -1 },
      ],
    },
  ]);
  expect(second).toMatchObject({ race: 1, counts: { turns: 1, bets: 2 } });
});

test("only the latest turns are told one by one", () => {
  const story = [dealt(0), ...[1, 2, 1, 2].flatMap((seat) => turn(seat, ["gryphon", seat]))];
  const [race] = missedRaces(story, 0, 0, 3);
  expect(race!.turns.map(({ seat }) => seat)).toEqual([2, 1, 2]);
  expect(race!.earlier).toBe(1);
});

test("nothing is said of a race in which nothing happened, nor of the place within a turn", () => {
  const story = [dealt(0), ...turn(1, ["dragon", 1], ["sylph", 2])];
  expect(missedRaces(story, story.length, 0, 6)).toEqual([]);
  const [race] = missedRaces([...story, bet(2)], story.length - 1, 0, 6);
  expect(race!.turns).toEqual([{ seat: 1, moves: [{ creature: "sylph", sectors: 2 }] }]);
});

test("whoever comes back is told from where they looked last, and a newcomer isn't", () => {
  const seen = { type: "Seen", view: view(), own: own() } as Seen;
  const story = [dealt(0), bet(1), bet(2)];
  for (const [lastLook, missed] of [
    [1, { from: 1, until: 3, isNew: true }],
    [3, null],
    [null, null],
  ] as const) {
    const playback = new Playback();
    playback.lastLook = lastLook;
    playback.seen(seen, story);
    expect(playback.missed).toEqual(missed);
  }
});

test("the game in which we have the least time comes first", () => {
  const game = (table: string, seat: number, left_ms: number | null): OwnGame =>
    ({ table, own: [0], seat_to_act: seat, left_ms, seats: [{}, {}] }) as unknown as OwnGame;
  const games = [game("theirs", 1, 5), game("week", 0, 9), game("hour", 0, 1), game("now", 0, null), game("b", 1, 2)];
  expect(inOrder(games).map(({ table }) => table)).toEqual(["now", "hour", "week", "theirs", "b"]);
});
