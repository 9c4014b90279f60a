/** Which screen is open: the lobby, a table, a replay, or the summary of a game. */

export type Screen =
  | { name: "home" }
  | { name: "table"; table: string }
  | { name: "replay"; table: string }
  | { name: "after"; table: string };

function read(): Screen {
  const found = /^\/(table|replay|after)\/([\w-]+)$/.exec(location.pathname);
  return found ? { name: found[1] as "table" | "replay" | "after", table: found[2]! } : { name: "home" };
}

let screen = $state.raw(read());

addEventListener("popstate", () => {
  screen = read();
});

export function here(): Screen {
  return screen;
}

export function go(path: string): void {
  history.pushState(null, "", path);
  screen = read();
  scrollTo(0, 0);
}

/** For links: navigates without reloading the page, unless a new tab or window is requested. */
export function follow(event: MouseEvent): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  const { pathname, search } = event.currentTarget as HTMLAnchorElement;
  go(pathname + search);
}
