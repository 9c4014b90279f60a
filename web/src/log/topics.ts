/** The topics of the story, so that readers can filter it. */

import type { AnyEvent } from "../generated/wire";
import type { Entry } from "./entries";

export type Topic = "moves" | "bets" | "zeus" | "powers";
export type Filter = "all" | Topic;
export const FILTERS: Filter[] = ["all", "moves", "bets", "zeus", "powers"];

const TOPICS: Partial<Record<AnyEvent["type"], Topic>> = {
  CardPlayed: "moves",
  CreatureMoved: "moves",
  MidRaceLinePassed: "moves",
  TurnBegan: "moves",
  CardDiscarded: "moves",
  RankingDetermined: "moves",
  BetPlaced: "bets",
  BetPassed: "bets",
  FirstPlayerPassed: "bets",
  BetSettled: "bets",
  DirtyTrickPlayed: "zeus",
  CardWentToZeus: "zeus",
  JudgmentCardDrawn: "zeus",
  CreatureDisqualified: "zeus",
  ProtectionsRemoved: "zeus",
  PowerPlayed: "powers",
  PowerDeclined: "powers",
  FateTokenPlaced: "powers",
  FateTokenLifted: "powers",
  TokenExchanged: "powers",
  BetCardExchanged: "powers",
  HolderSeen: "powers",
  BetCardSeen: "powers",
  CardRenewed: "powers",
  PaperworkDone: "powers",
  JudgmentCardPutBack: "powers",
};

export function topicOf(event: AnyEvent): Topic | null {
  return TOPICS[event.type] ?? null;
}

/** The entries that pass the filter; the beginning of a race stays if something of that race does. */
export function filtered(entries: readonly Entry[], filter: Filter): Entry[] {
  if (filter === "all") return [...entries];
  const shown: Entry[] = [];
  let race: Entry | null = null;
  for (const entry of entries) {
    if (entry.kind === "race") race = entry;
    else if (entry.topics.includes(filter)) {
      if (race) shown.push(race);
      race = null;
      shown.push(entry);
    }
  }
  return shown;
}
