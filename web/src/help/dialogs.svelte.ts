/** Which of the page's own dialogs is open: the rules, the keys, the settings. */

export type Dialog = "rules" | "keys" | "settings";

let now = $state<Dialog | null>(null);

export function opened(): Dialog | null {
  return now;
}

export function open(dialog: Dialog | null): void {
  now = dialog;
}
