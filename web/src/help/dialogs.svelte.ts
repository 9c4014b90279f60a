/** Which of the page's own dialogs is open: the rules, the keys, the settings. */

export type Dialog = "rules" | "keys" | "settings";

let now = $state<Dialog | null>(null);

export function opened(): Dialog | null {
  return now;
}

/** One key opens the rules or the key list on every screen. */
export function onHelpKey(event: KeyboardEvent): void {
  const isTyping = (event.target as HTMLElement).matches("input:not([type=checkbox], [type=radio]), select, textarea");
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping || now !== null) return;
  if (event.key === "?") now = "keys";
  else if (event.code === "KeyG") now = "rules";
  else return;
  event.preventDefault();
}

export function open(dialog: Dialog | null): void {
  now = dialog;
}
