/** The people who asked on the first screen to play at this device; their table takes them in when it opens. */

let waiting: readonly string[] = [];

export function invite(names: readonly string[]): void {
  waiting = names;
}

/** The people who wait, once. */
export function takeParty(): readonly string[] {
  const names = waiting;
  waiting = [];
  return names;
}
