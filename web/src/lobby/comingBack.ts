/** Whoever comes back to a game from the list of their games plays on at once, if a bot has played for them. */

let expected: string | null = null;

export function comeBackTo(table: string): void {
  expected = table;
}

/** Whether somebody comes back to this table; only told once. */
export function isComingBack(table: string): boolean {
  const isExpected = expected === table;
  expected = null;
  return isExpected;
}
