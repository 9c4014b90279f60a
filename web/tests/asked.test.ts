/** What is told about the things on the table, and that it is no more than the seat may know. */

import { beforeAll, describe, expect, test } from "vitest";
import "./no-browser";
import { answer, type Known } from "../src/ask/answers";
import type { Topic } from "../src/ask/topic";
import { CREATURES, GODS, POWERS } from "../src/generated/codes";
import type { Bet, Creature, PublicView, Seat, SeatInfo, Variant } from "../src/generated/wire";
import { PROTECTION } from "../src/game/edition";
import { Phrases } from "../src/log/phrases";
import { LANGUAGES, speak } from "../src/words/words.svelte";
import { box, card, own, track, view } from "./table";

const seat = (god: Seat["god"], creatures: Creature[] = []): Seat =>
  ({ god, points: 7, bets: creatures.map((creature) => ({ creature }) as Bet), powers: [] }) as unknown as Seat;

const DRAGON = card("dragon", { trick: false });
const TRICK = card("dragon", { trick: true });

const SIZES = [3, 1, 0].map((size) => ({ size, cards: null }));

function known(changes: Partial<PublicView> = {}, ours = {}, variants: Variant[] = []): Known {
  const seats = [seat("anansi", ["dragon"]), seat("horus"), seat("odin")];
  const all = {
    seats,
    zeus_deck: [],
    discard: [],
    card: null,
    protections: 4,
    draws: 3,
    first_past: null,
    holders: SIZES,
    ...changes,
  };
  return {
    view: view(all),
    own: own({ bets: [2], bet_cards: [0, 1], ...ours }),
    phrases: new Phrases(box, ["anansi", "horus", "odin"], 0, [{ name: "Ann" }, { name: "Bea" }] as SeatInfo[]),
    variants,
  };
}

const told = (topic: Topic, about: Known): string => answer(topic, about).facts.join(" ");

beforeAll(() => speak("en"));

describe("a creature", () => {
  const dragon: Topic = { kind: "creature", creature: "dragon" };

  test("tells its place and your bet on it", () => {
    const facts = told(dragon, known({ track: track(["sylph", 9], ["dragon", 4]) }));
    expect(facts).toContain("2nd of 6, in sector 4.");
    expect(facts).toContain(`Your bet on it: ${new Phrases(box, [], 0).bet(2, "dragon")}.`);
    expect(told({ kind: "creature", creature: "sylph" }, known())).toContain("You have no bet on it.");
  });

  test("tells which cards are still to come, and where", () => {
    const values = (each: number) => new Phrases(box, [], 0).values(each);
    const yours = known({}, { holders: [[DRAGON], []] });
    expect(told(dragon, yours)).toContain(`Still to come from your cardholders: ${values(DRAGON)}.`);
    const gone = known({ discard: [DRAGON], zeus_deck: [TRICK] });
    const unseen = Array.from({ length: 9 }, (_, each) => each).filter((each) => each !== DRAGON && each !== TRICK);
    expect(told(dragon, gone)).toContain(`at all: ${unseen.map(values).join(", ")}.`);
    expect(told(dragon, gone)).toContain("One of its cards is in the Zeus deck.");
  });

  test("that has finished needs no cards any more", () => {
    const facts = told(dragon, known({ track: track(["dragon", box.finishAfter + 1]) }));
    expect(facts).toContain("Across the finish line, 1st of 6.");
    expect(facts).not.toContain("cardholders");
  });

  test("tells a spectator nothing about bets", () => {
    expect(told(dragon, { ...known(), own: null })).not.toContain("bet");
  });
});

test("a god tells its powers, in the variant, and which of them are played", () => {
  const powers = { seats: [seat("anansi"), { ...seat("horus"), powers: ["sun-ray"] } as Seat, seat("odin")] };
  const facts = (variants: Variant[]) => answer({ kind: "god", seat: 1 }, known(powers, {}, variants)).facts;
  expect(facts([])).toEqual(["7 victory points so far."]);
  expect(facts(["power-of-the-gods"])).toHaveLength(3);
  const all = facts(["power-of-the-gods", "fate-tokens"]);
  expect(all).toHaveLength(4);
  expect(all[1]).toMatch(/^Sun Ray: When a movement card/);
  expect(all.slice(2)).toEqual(["Falcon’s Eye: already played.", "Updraft: already played."]);
  expect(answer({ kind: "god", seat: 1 }, known()).title).toMatch(/Bea.*, Horus/);
});

test("a bet card tells what it pays, and whether it is used", () => {
  expect(told({ kind: "bet", card: 0 }, known())).toContain(`Scores ${box.bets[0]!.points} victory point`);
  expect(told({ kind: "bet", card: 0 }, known())).toContain("once in the game");
  expect(told({ kind: "bet", card: 9 }, known())).toContain("You have used this bet card already.");
});

test("the Zeus deck tells what is in it", () => {
  const facts = told({ kind: "zeus-deck" }, known({ zeus_deck: [DRAGON, TRICK] }));
  expect(facts).toContain("4 protection cards, Dragon × 2");
  expect(facts).toContain("Zeus draws 3 cards");
});

test("a cardholder tells who shares it and how many cards it has, the discard pile what it is", () => {
  const holder = (each: number) => told({ kind: "holder", holder: each }, known());
  expect(holder(0)).toMatch(/share it with Bea.*3 cards are left/);
  expect(holder(2)).toContain("share it with Odin");
  expect(holder(1)).toMatch(/Bea and Odin share it.*One card is left/);
  expect(told({ kind: "discard" }, known({ discard: [DRAGON] }))).toContain("One card lies there.");
});

test("a movement card tells what its trick costs, if it has one", () => {
  expect(told({ kind: "card", card: TRICK }, known())).toContain("the card goes to Zeus");
  expect(told({ kind: "card", card: DRAGON }, known())).not.toContain("Zeus");
});

test.each(LANGUAGES)("everything has a name and one to six facts: %s", async (language) => {
  await speak(language);
  const topics: Topic[] = [
    ...CREATURES.map((creature): Topic => ({ kind: "creature", creature })),
    ...[...box.cards.keys(), PROTECTION].map((each): Topic => ({ kind: "card", card: each })),
    ...[...box.bets.keys()].map((each): Topic => ({ kind: "bet", card: each })),
    ...[0, 1, 2].flatMap((each): Topic[] => [
      { kind: "god", seat: each },
      { kind: "fate", seat: each },
      { kind: "powers", seat: each },
      { kind: "holder", holder: each },
    ]),
    ...POWERS.map((power): Topic => ({ kind: "power", power })),
    { kind: "line", line: "mid-race" },
    { kind: "line", line: "finish" },
    { kind: "zeus-deck" },
    { kind: "discard" },
    { kind: "first-player" },
  ];
  const about = known({ stage: "third-bet", zeus_deck: [TRICK] }, {}, ["power-of-the-gods", "fate-tokens"]);
  for (const topic of topics) {
    const { title, facts } = answer(topic, about);
    expect(title).not.toMatch(/^$|asked-|\{/);
    expect(facts.length).toBeGreaterThan(0);
    expect(facts.length).toBeLessThanOrEqual(6);
    expect(facts.join(" ")).not.toMatch(/asked-|power-|\{|undefined/);
  }
  expect(GODS).toHaveLength(POWERS.length / 3);
});
