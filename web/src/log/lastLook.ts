/** How far somebody had read the story of a game by correspondence when they last looked, kept on this device. */

const PLACE = "derby-looks";
/** Games that are remembered, those looked at last. */
const MOST = 50;

function kept(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}

/** How many events had been told; null if nobody has looked at the table here. */
export function lastLook(table: string): number | null {
  const told = kept()[table];
  return typeof told === "number" ? told : null;
}

export function keepLook(table: string, told: number): void {
  const { [table]: _, ...others } = kept();
  const latest = Object.entries({ ...others, [table]: told }).slice(-MOST);
  try {
    localStorage.setItem(PLACE, JSON.stringify(Object.fromEntries(latest)));
  } catch {
    // Without storage everything is told as if it were new.
  }
}
