/** The address of a moment: `/replay/{table}?at=123&eyes=2`. */

import type { Viewer } from "../generated/wire";

export interface MomentLink {
  at: number;
  eyes: Viewer;
}

export function readLink(search: string): MomentLink {
  const query = new URLSearchParams(search);
  const at = query.get("at") ?? "";
  const eyes = query.get("eyes") ?? "";
  return {
    at: /^\d{1,5}$/.test(at) ? Number(at) : 0,
    eyes: /^[0-5]$/.test(eyes) ? Number(eyes) : eyes === "omniscient" ? eyes : "public",
  };
}

export function linkTo(table: string, { at, eyes }: MomentLink): string {
  return `/replay/${table}?at=${at}&eyes=${eyes}`;
}
