/** The players entered on the first screen; they are seated when their table opens. */

let waiting: readonly string[] = [];

export function invite(names: readonly string[]): void {
  waiting = names;
}

/** The players who are waiting; only returned once. */
export function takeParty(): readonly string[] {
  const names = waiting;
  waiting = [];
  return names;
}
