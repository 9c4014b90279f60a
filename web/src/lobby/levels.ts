/** The levels of bots, weakest first. */

import type { Level } from "../generated/wire";

export const LEVELS: Level[] = ["random", "mortal", "hero", "titan", "olympian"];
