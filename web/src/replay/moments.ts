/** The moments of a replay: the table after each step, and what each step was. */

import type { AnyEvent, Own, PublicView, Replay, ReplayStep, Viewer } from "../generated/wire";
import { changed } from "../table/changes.ts";

export type Kind = "deal" | "fate" | "bet" | "card" | "trick" | "power" | "pass" | "judgment";

export interface Moment {
  view: PublicView;
  own: Own | null;
  /** How many events had happened by then. */
  eventCount: number;
  /** The race it belongs to, 0 to 2. */
  race: number;
  kind: Kind;
  /** Whether somebody's turn begins after it. */
  endsTurn: boolean;
  /** Whether a creature passed the mid-race line for the first time. */
  isMidRace: boolean;
}

const KINDS: Partial<Record<AnyEvent["type"], Kind>> = {
  RaceDealt: "deal",
  FateTokenPlaced: "fate",
  BetPlaced: "bet",
  BetPassed: "bet",
  CardPlayed: "card",
  DirtyTrickPlayed: "trick",
  PowerPlayed: "power",
  PowerDeclined: "pass",
  JudgmentCardDrawn: "judgment",
  BetSettled: "judgment",
};

/** A whole game as one viewer saw it. */
export class Moments {
  readonly viewer: Viewer;
  readonly steps: readonly ReplayStep[];
  readonly events: readonly AnyEvent[];
  readonly list: readonly Moment[];

  constructor({ viewer, steps }: Replay) {
    this.viewer = viewer;
    this.steps = steps;
    this.events = steps.flatMap((step) => step.events);
    this.list = momentsOf(steps, typeof viewer === "number" ? viewer : null);
  }

  get last(): number {
    return this.list.length - 1;
  }

  /** The nearest existing moment. */
  nearest(at: number): number {
    return Math.min(Math.max(Math.round(at) || 0, 0), this.last);
  }

  /** The next moment in a direction at which a turn, a round of bets or a race begins. */
  nextTurn(at: number, by: 1 | -1): number {
    for (let place = at + by; place > 0 && place < this.last; place += by) {
      const { endsTurn, kind } = this.list[place]!;
      if (endsTurn || kind === "deal" || kind === "judgment") return place;
    }
    return by > 0 ? this.last : 0;
  }

  /** The beginning of the next race, or of this one, or of the one before. */
  nextRace(at: number, by: 1 | -1): number {
    const deals = this.list.flatMap((moment, place) => (moment.kind === "deal" ? [place] : []));
    return (by > 0 ? deals.find((deal) => deal > at) : deals.findLast((deal) => deal < at)) ?? (by > 0 ? this.last : 0);
  }
}

function momentsOf(steps: readonly ReplayStep[], seat: number | null): Moment[] {
  const moments: Moment[] = [];
  let view = {} as PublicView;
  let [eventCount, race] = [0, 0];
  for (const step of steps) {
    view = changed(view, step.changes);
    eventCount += step.events.length;
    const dealt = step.events.find((event) => event.type === "RaceDealt");
    race = dealt?.race ?? race;
    moments.push({
      view,
      own: seat === null ? null : ownOf(view, seat),
      eventCount,
      race,
      kind: kindOf(step),
      endsTurn: step.events.some((event) => event.type === "TurnBegan" || event.type === "FirstPlayerPassed"),
      isMidRace: step.events.some((event) => event.type === "MidRaceLinePassed"),
    });
  }
  return moments;
}

function kindOf({ events, seat }: ReplayStep): Kind {
  for (const event of events) {
    const kind = KINDS[event.type];
    if (kind) return kind;
  }
  return seat === null ? "judgment" : "pass";
}

/** What the seat knew in addition; nothing is asked any more, so nothing is legal. */
function ownOf(view: PublicView, seat: number): Own {
  const right = (seat + view.seats.length - 1) % view.seats.length;
  const { bets, bet_cards } = view.seats[seat]!;
  return {
    seat,
    holders: [view.holders[seat]!.cards ?? [], view.holders[right]!.cards ?? []],
    bets: bets.flatMap((bet) => (bet.card === null ? [] : [bet.card])),
    bet_cards: bet_cards ?? [],
    falcons_eye: view.falcons_eye?.cards ?? null,
    wisdom: view.wisdom,
    legal: [],
  };
}
