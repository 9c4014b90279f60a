/** Being told by the browser when games of days wait for us: asked for by the player, kept by browser and server. */

import { get, post } from "../house/asking";
import { prefer, preferences } from "../house/preferences.svelte";
import { language } from "../words/words.svelte";

/** How many hours we want to be left alone after a notification; null for none at all. */
export type Hours = number | null;

type State = "unknown" | "impossible" | "denied" | "ready";

export class Notifications {
  state = $state<State>("unknown");
  isBusy = $state(false);
  hasFailed = $state(false);
  #key = "";

  /** Find out whether the server offers notifications, and this browser can show them. */
  async look(): Promise<void> {
    if (!("PushManager" in window) || !("Notification" in window) || !("serviceWorker" in navigator)) {
      this.state = "impossible";
      return;
    }
    const { key } = await get("GET /api/push", {}, "", "server").catch(() => ({ key: null }));
    this.#key = key ?? "";
    if (key === null) this.state = "impossible";
    else this.state = Notification.permission === "denied" ? "denied" : "ready";
  }

  async choose(hours: Hours): Promise<void> {
    this.isBusy = true;
    this.hasFailed = false;
    try {
      if (hours === null) await unsubscribe();
      else if ((await Notification.requestPermission()) !== "granted") this.state = "denied";
      else await subscribe(this.#key, hours);
    } catch {
      this.hasFailed = true;
    }
    this.isBusy = false;
  }
}

/** Have the server know what this browser has; both may have changed since it was told last. */
export async function subscribe(key: string, hours: number): Promise<void> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const wish = { userVisibleOnly: true, applicationServerKey: key };
  const made = await pushManager.subscribe(wish).catch(async () => {
    // It was made with another key: that of another server at this address, or of one that was set up anew.
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(wish);
  });
  const { endpoint, keys } = made.toJSON();
  const [p256dh, auth] = [keys?.p256dh ?? "", keys?.auth ?? ""];
  await post(
    "POST /api/me/push",
    { endpoint: endpoint ?? "", p256dh, auth, language: language(), hours },
    {},
    "server",
  );
  prefer({ notifies: hours });
}

async function unsubscribe(): Promise<void> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const made = await pushManager.getSubscription();
  prefer({ notifies: null });
  if (!made) return;
  await post("POST /api/me/push/end", { endpoint: made.endpoint }, {}, "server");
  await made.unsubscribe();
}

const MINUTE_MS = 60_000;

/** Say every minute that this page is in sight: nothing is told until it is not. */
export async function watchLooks(): Promise<void> {
  if (preferences.notifies === null || !preferences.isGuest) return;
  const tell = () => {
    if (!document.hidden && preferences.notifies !== null)
      void post("POST /api/me/looking", null, {}, "server").catch(() => undefined);
  };
  tell();
  setInterval(tell, MINUTE_MS);
  document.addEventListener("visibilitychange", tell);
  if (!("PushManager" in window) || Notification.permission !== "granted") return;
  const { key } = await get("GET /api/push", {}, "", "server");
  if (key !== null) await subscribe(key, preferences.notifies);
}
