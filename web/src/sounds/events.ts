/** What each event sounds like; the end of a race plays its own sounds. */

import type { AnyEvent } from "../generated/wire";
import type { Sound } from "./score";

const OF_EVENTS: Partial<Record<AnyEvent["type"], Sound>> = {
  RaceDealt: "deal",
  FateTokenPlaced: "token",
  BetPlaced: "token",
  CardPlayed: "card",
  DirtyTrickPlayed: "trick",
  CardWentToZeus: "zeus",
  CreatureMoved: "wings",
  CreatureFinished: "finish",
  MidRaceLinePassed: "bell",
  PowerPlayed: "power",
  FateTokenLifted: "token",
  TokenExchanged: "token",
  CardRenewed: "card",
  BetCardExchanged: "bet",
  BetCardSeen: "bet",
};

export function soundOf(type: AnyEvent["type"]): Sound | null {
  return OF_EVENTS[type] ?? null;
}
