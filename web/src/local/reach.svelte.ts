/** Whether the server could be reached when it was last asked; before that, whether there is a network at all. */

let isGone = $state(globalThis.navigator?.onLine === false);

export function isServerGone(): boolean {
  return isGone;
}

export function sawServer(isThere: boolean): void {
  isGone = !isThere;
}
