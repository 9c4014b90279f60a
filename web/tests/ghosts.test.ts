/** The turn being put together, and the ghosts that show its effect. */

import { beforeEach, describe, expect, test } from "vitest";
import { Turn, type Position } from "../src/cardholders/turn.svelte";
import { fastCode, slowCode } from "../src/game/actions";
import { box, card, lineUp, own, track, view } from "./table";

const plain = card("dragon", { trick: false });
const tricky = card("gryphon", { trick: true });
const other = card("lamassu", { trick: false });
const faces = box.cards;

let turn: Turn;
let position: Position;

beforeEach(() => {
  turn = new Turn();
  const legal = [fastCode(plain, false), fastCode(tricky, false), fastCode(tricky, true), fastCode(other, false)];
  position = { view: view(), own: own({ holders: [[plain, tricky], [other]], legal }), box };
});

const landings = () =>
  turn.ghosts(position).map(({ use, chosen, flight }) => [use, chosen, flight.creature, flight.end]);

describe("choosing", () => {
  test("the first card is the fast one, a card of the other holder the slow one", () => {
    turn.choose(position, plain);
    turn.choose(position, other);
    expect([turn.fast, turn.slow]).toEqual([plain, other]);
    expect(turn.codes(position)).toEqual([fastCode(plain, false), slowCode(other)]);
    expect(turn.isComplete(position)).toBe(true);
  });

  test("another card of the same holder takes the place of the first, without its trick", () => {
    turn.choose(position, tricky);
    turn.trick = true;
    turn.choose(position, plain);
    expect([turn.fast, turn.trick, turn.slow]).toEqual([plain, false, null]);
  });

  test("a card that is chosen again is taken back; with the fast one goes everything", () => {
    turn.choose(position, plain);
    turn.choose(position, other);
    turn.choose(position, other);
    expect(turn.slow).toBeNull();
    turn.choose(position, other);
    turn.choose(position, plain);
    expect([turn.fast, turn.slow]).toEqual([null, null]);
    expect(turn.codes(position)).toEqual([]);
  });

  test("fast and slow can be swapped; the trick doesn't go along", () => {
    turn.choose(position, tricky);
    turn.trick = true;
    turn.choose(position, other);
    turn.swap();
    expect([turn.fast, turn.trick, turn.slow]).toEqual([other, false, tricky]);
  });

  test("a fast card alone can be played, but isn't a whole turn", () => {
    turn.choose(position, plain);
    expect(turn.codes(position)).toEqual([fastCode(plain, false)]);
    expect(turn.isComplete(position)).toBe(false);
  });

  test("after the fast card only the other holder is open, and the closed one says why", () => {
    const later = {
      ...position,
      view: view({ stage: "slow-card" }),
      own: own({ holders: [[plain], [other]], legal: [slowCode(other)] }),
    };
    expect(turn.closed(later, other)).toBeNull();
    expect(turn.closed(later, plain)).toBe("page-closed-other-holder");
    turn.choose(later, other);
    expect(turn.codes(later)).toEqual([slowCode(other)]);
  });

  test("nothing is open while others decide", () => {
    expect(turn.closed({ ...position, own: own({ holders: [[plain], [other]] }) }, plain)).toBe(
      "page-closed-not-your-turn",
    );
  });
});

describe("ghosts", () => {
  test("none as long as nothing is chosen", () => {
    expect(landings()).toEqual([]);
  });

  test("a plain card shows one landing", () => {
    turn.choose(position, plain);
    expect(landings()).toEqual([["fast", true, "dragon", faces[plain]!.fast]]);
  });

  test("a trick card shows both, and which of them is chosen", () => {
    const { fast, trick } = faces[tricky]!;
    turn.choose(position, tricky);
    expect(landings()).toEqual([
      ["trick", false, "gryphon", fast + trick],
      ["fast", true, "gryphon", fast],
    ]);
    turn.trick = true;
    expect(landings()).toEqual([
      ["fast", false, "gryphon", fast],
      ["trick", true, "gryphon", fast + trick],
    ]);
  });

  test("the slow card counts from where the fast one leads, if it is the same creature", () => {
    const [one, two] = [card("phoenix", { trick: false }), card("phoenix", { trick: true, slow: true })];
    position.own = own({ holders: [[one], [two]], legal: [fastCode(one, false)] });
    turn.choose(position, one);
    turn.choose(position, two);
    const landed = faces[one]!.fast;
    expect(landings()).toEqual([
      ["fast", true, "phoenix", landed],
      ["slow", true, "phoenix", landed + faces[two]!.slow],
    ]);
  });

  test("no ghost beyond the finish, and none of a creature that has finished (R4)", () => {
    const finish = box.finishAfter + 1;
    position.view = view({ track: track(["lamassu", finish], ["dragon", finish - 1], ["gryphon", 0]) });
    turn.choose(position, plain);
    turn.choose(position, other);
    expect(turn.ghosts(position).map(({ flight }) => [flight.creature, flight.end, flight.finishes])).toEqual([
      ["dragon", finish, true],
    ]);
  });

  test("a trick that isn't allowed has no ghost", () => {
    position.own = own({ holders: [[tricky], [other]], legal: [fastCode(tricky, false)] });
    turn.choose(position, tricky);
    expect(turn.mayTrick(position)).toBe(false);
    expect(landings()).toEqual([["fast", true, "gryphon", faces[tricky]!.fast]]);
  });

  test("Sleipnir: the second card moves its fast value", () => {
    position.view = view({ stage: "slow-card", sleipnir: true });
    position.own = own({ holders: [[plain], [other]], legal: [slowCode(other)] });
    turn.choose(position, other);
    expect(landings()).toEqual([["slow", true, "lamassu", faces[other]!.fast]]);
  });

  test("Celestial Paperwork: a movement of 0 sectors is none (R2, R22)", () => {
    position.view = view({ paperwork: "dragon", track: lineUp() });
    turn.choose(position, plain);
    expect(landings()).toEqual([]);
  });
});

describe("what is said of a turn", () => {
  const creatures = () => turn.steps(position).map(({ creature, flight }) => [creature, flight?.end ?? null]);

  test("a creature that has finished or is held up doesn't move", () => {
    turn.choose(position, plain);
    turn.choose(position, other);
    position.view = view({ paperwork: "dragon" });
    expect(creatures()).toEqual([
      ["dragon", null],
      ["lamassu", faces[other]!.slow],
    ]);
    position.view = view({
      track: lineUp().map((flyer) => (flyer.creature === "dragon" ? { ...flyer, finished: true } : flyer)),
    });
    expect(creatures()[0]).toEqual(["dragon", null]);
    expect(landings().map(([use]) => use)).toEqual(["slow"]);
  });

  test("the paperwork is done with the first of two cards of a creature", () => {
    const second = card("dragon", { trick: true, slow: true });
    position.view = view({ paperwork: "dragon" });
    [turn.fast, turn.slow] = [plain, second];
    expect(creatures()).toEqual([
      ["dragon", null],
      ["dragon", faces[second]!.slow],
    ]);
  });
});
