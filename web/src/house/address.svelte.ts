/**
 * Which screen is open: the lobby, a table, a replay, the summary of a game, our own page, the daily race, a duplicate
 * match, or puzzles; or none, at a wrong
 * address.
 *
 * At a server, screens are paths. A page by itself lies in some folder whose server knows no screens: there they are
 * in the hash, as `#/table/here-1?at=2`. Links are written as paths, and `href` makes them what they are here.
 */

import { isAlone } from "../local/site";

export type Screen =
  | { name: "home" }
  | { name: "table"; table: string }
  | { name: "replay"; table: string }
  | { name: "after"; table: string }
  | { name: "watch"; table: string }
  | { name: "group"; id: string }
  | { name: "tournament"; id: string }
  | { name: "evenings" }
  | { name: "puzzles" }
  | { name: "puzzle"; puzzle: string }
  | { name: "you" }
  | { name: "daily"; day: string | null }
  | { name: "duplicates" }
  | { name: "duplicate"; match: string }
  | { name: "nowhere" };

/** The path of the screen, and what follows it after a question mark. */
function parts(): [path: string, query: string] {
  if (!isAlone) return [location.pathname, location.search];
  const [path = "", query] = location.hash.slice(1).split("?");
  return [path.startsWith("/") ? path : "/", query === undefined ? "" : `?${query}`];
}

function read(): Screen {
  const [path] = parts();
  const found = /^\/(table|replay|after|watch)\/([\w-]+)$/.exec(path);
  if (found) return { name: found[1] as "table" | "replay" | "after" | "watch", table: found[2]! };
  const evening = /^\/(group|tournament)\/([\w-]+)$/.exec(path);
  if (evening) return { name: evening[1] as "group" | "tournament", id: evening[2]! };
  if (path === "/evenings") return { name: "evenings" };
  const daily = /^\/daily(?:\/(\d{4}-\d\d-\d\d))?$/.exec(path);
  if (daily) return { name: "daily", day: daily[1] ?? null };
  const match = /^\/duplicate\/([\w-]+)$/.exec(path);
  if (match) return { name: "duplicate", match: match[1]! };
  if (path === "/duplicate") return { name: "duplicates" };
  if (path === "/puzzles") return { name: "puzzles" };
  const puzzle = /^\/puzzles\/(\w+)$/.exec(path)?.[1];
  if (puzzle) return { name: "puzzle", puzzle };
  if (path === "/you") return { name: "you" };
  return { name: path === "/" ? "home" : "nowhere" };
}

let screen = $state.raw(read());

addEventListener("popstate", () => {
  screen = read();
});

export function here(): Screen {
  return screen;
}

/** What the address says besides the screen, from the question mark on. */
export function query(): string {
  return parts()[1];
}

/** The link to a screen. */
export function href(path: string): string {
  return isAlone ? `#${path}` : path;
}

/** The link to a screen as it is told to others. */
export function wholeLink(path: string): string {
  return new URL(href(path), location.href).href;
}

/** The address of a file that lies beside the page. */
export function fileAddress(name: string): string {
  return isAlone ? name : `/${name}`;
}

export function go(path: string): void {
  history.pushState(null, "", href(path));
  screen = read();
  scrollTo(0, 0);
}

/** Write another address for what is open already. */
export function rewrite(path: string): void {
  history.replaceState(null, "", href(path));
}

/** For links: navigates without reloading the page, unless a new tab or window is requested. */
export function follow(event: MouseEvent): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  const link = event.currentTarget as HTMLAnchorElement;
  go(isAlone ? link.hash.slice(1) : link.pathname + link.search);
}
