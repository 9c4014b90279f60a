/** The topics of the story, so that readers can filter it. */

import type { AnyEvent } from "../generated/wire";
import type { Paragraph } from "./narration";

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

/** The paragraphs that pass the filter; a heading stays if a paragraph below it does. */
export function filtered(story: readonly Paragraph[], filter: Filter, everything: boolean): Paragraph[] {
  const isWanted = ({ kind, topics }: Paragraph): boolean =>
    (everything || kind !== "quiet") && (filter === "all" || topics.includes(filter));
  if (filter === "all") return story.filter((paragraph) => paragraph.kind === "heading" || isWanted(paragraph));
  const shown: Paragraph[] = [];
  let heading: Paragraph | null = null;
  for (const paragraph of story) {
    if (paragraph.kind === "heading") heading = paragraph;
    else if (isWanted(paragraph)) {
      if (heading) shown.push(heading);
      heading = null;
      shown.push(paragraph);
    }
  }
  return shown;
}
