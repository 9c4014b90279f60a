/** Lets the browser keep the page, so that it opens without a network, and soon also Python, to play without one. */

import { fileAddress } from "../house/address.svelte";
import { folder, version } from "../local/site";

/** The page has been left alone for this long: nothing that it needs waits for the network. */
const CALM_MS = 6_000;
const TIDY_MS = 30_000;

interface DataSaver {
  saveData?: boolean;
}

export function keepPage(): void {
  const { serviceWorker, locks } = navigator;
  if (!serviceWorker) return;
  // While this lock is held, the service worker keeps the files of our version.
  void locks?.request(`derby ${folder} page ${version}`, { mode: "shared" }, () => new Promise(() => {}));
  void serviceWorker.register(fileAddress("service-worker.js")).catch(() => undefined);
  void serviceWorker.ready.then((registration) => {
    const { connection } = navigator as Navigator & { connection?: DataSaver };
    // Whoever saves data gets Python when it is first used.
    if (!connection?.saveData) setTimeout(() => registration.active?.postMessage("keep Python"), CALM_MS);
    setTimeout(() => registration.active?.postMessage("tidy up"), TIDY_MS);
  });
}
