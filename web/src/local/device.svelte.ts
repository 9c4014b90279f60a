/**
 * Python on this device. It is started when somebody needs it, once for all tabs: the tab that holds the browser's lock
 * runs the worker, the others send their messages to that tab. When it goes, the lock passes to another tab, which
 * starts Python itself: what was acknowledged is stored, sockets are closed, and the page connects again.
 */

import { Holder } from "./holder";
import type { LocalSocket } from "./local-socket";
import type { ToWorker } from "./messages";
import type { DeviceState, FailedFor } from "./state";
import type { BetweenTabs, Means, Word } from "./tabs";
import { DeviceGone, Traffic, type Answer } from "./traffic";

/** A tab that says nothing for this long is suspended: another one takes over. */
const SILENCE_MS = 10_000;
const LOOK_MS = 3_000;
/** Without locks: how long another tab has to say that it runs Python. */
const HELLO_MS = 400;
const STEPPED_DOWN = "derby-stepped-down";

export class Device {
  state = $state.raw<DeviceState>({ stage: "off" });
  /** Is told after everything that may have changed a game. */
  onNews: (() => void) | null = null;

  #means: Means;
  #tab = crypto.getRandomValues(new Uint32Array(3)).join("-");
  #isStarted = false;
  #holder: Holder | null = null;
  /** The other tab that runs Python. */
  #served: string | null = null;
  /** Tabs that we run Python for. */
  #guests = new Set<string>();
  #letGo: (() => void) | null = null;
  #queue = new AbortController();
  #heardMs = 0;
  #lookedMs = 0;
  #isOutdated = false;
  #paceMs: number | null = null;
  #traffic = new Traffic(
    (message) => this.#pass(message),
    () => this.onNews?.(),
  );

  constructor(means: Means) {
    this.#means = means;
    if (means.channel) means.channel.onmessage = ({ data }) => this.#hear(data);
  }

  get isRunning(): boolean {
    return this.state.stage === "ready";
  }

  /** Get Python ready, if it isn't. */
  start(): void {
    if (this.#isStarted) return;
    this.#isStarted = true;
    this.state = { stage: "starting" };
    if (this.#isOutdated) this.#fail("new-version");
    else if (this.#means.locks) this.#queueUp();
    else this.#startAlone();
  }

  /** Try again what has failed. */
  retry(): void {
    if (this.state.stage !== "failed") return;
    const { reason } = this.state;
    this.state = { stage: "starting" };
    if (reason === "new-version") this.#means.reload();
    else if (this.#holder) this.#hold();
    else if (this.#served !== null && reason !== "other-tab") this.#say({ type: "again" });
    else {
      this.#isStarted = false;
      this.#served = null;
      this.start();
    }
  }

  /** What is asked over HTTP elsewhere. */
  request(method: "GET" | "POST", path: string, body: string | null): Promise<Answer> {
    this.start();
    if (this.state.stage === "failed") return Promise.reject(new DeviceGone(this.state.reason));
    const answer = this.#traffic.request(method, path, body);
    this.#flush();
    return answer;
  }

  /** For sockets. */
  connect(socket: LocalSocket): number {
    this.start();
    queueMicrotask(() => this.#flush());
    return this.#traffic.connect(socket);
  }

  /** For sockets. */
  post(message: Extract<ToWorker, { socket: number }>): void {
    this.#traffic.post(message);
  }

  // Sharing Python among tabs.

  #queueUp(): void {
    const { locks, folder } = this.#means;
    // The tab that runs Python notices by this lock that we are gone, even if we are killed: it must be held first.
    const hold = (): Promise<void> => {
      this.#waitForLock({ signal: this.#queue.signal });
      this.#heardMs = this.#lookedMs = Date.now();
      this.#say({ type: "hello", tab: this.#tab });
      setInterval(() => this.#look(), LOOK_MS);
      return new Promise(() => {});
    };
    void locks!.request(`derby ${folder} tab ${this.#tab}`, {}, hold).catch(() => {});
  }

  #waitForLock(options: { steal?: boolean; signal?: AbortSignal }): void {
    const hold = async (): Promise<void> => {
      if (this.#isOutdated) return;
      this.#hold();
      await new Promise<void>((letGo) => (this.#letGo = letGo));
    };
    void this.#means.locks!.request(`derby ${this.#means.folder}`, options, hold).catch(() => this.#lostLock());
  }

  /** Another tab took the lock, since we had not answered: whatever we run has to end. */
  #lostLock(): void {
    if (!this.#holder) return;
    this.#holder.close();
    this.#holder = this.#letGo = null;
    this.#guests.clear();
    this.#traffic.lose();
    this.state = { stage: "starting" };
    this.#waitForLock({ signal: this.#queue.signal });
    this.#heardMs = Date.now();
    this.#say({ type: "hello", tab: this.#tab });
  }

  /** Browsers suspend tabs in the background: one that holds the lock and doesn't answer loses it. */
  #look(): void {
    if (this.#holder || this.#isOutdated) return;
    const now = Date.now();
    const wasAsleep = now - this.#lookedMs > 2 * LOOK_MS;
    this.#lookedMs = now;
    if (wasAsleep || this.#means.isHidden()) this.#heardMs = now;
    if (now - this.#heardMs > SILENCE_MS) {
      this.#heardMs = now;
      this.#queue.abort();
      this.#queue = new AbortController();
      this.#waitForLock({ steal: true });
    } else this.#say({ type: "hello", tab: this.#tab });
  }

  /** Without locks nobody can take over: the first tab plays, another one is refused. */
  #startAlone(): void {
    this.#say({ type: "hello", tab: this.#tab });
    const start = (): void => {
      if (this.#served === null) this.#hold();
      else this.#fail("other-tab");
    };
    if (this.#means.channel) setTimeout(start, HELLO_MS);
    else start();
  }

  #hold(): void {
    this.#holder?.close();
    this.#served = null;
    this.#traffic.lose();
    this.#holder = new Holder(this.#means.newWorker(), {
      deliver: (tab, message) => {
        if (tab === this.#tab) this.#traffic.receive(message);
        else this.#say({ type: "from-worker", tab, message });
      },
      changed: (state) => {
        this.#tell(state);
        this.#become(state);
      },
    });
    this.#tell(this.#holder.state);
    this.#become(this.#holder.state);
  }

  #tell(state: DeviceState): void {
    this.#say({ type: "holding", tab: this.#tab, state });
  }

  #hear(said: BetweenTabs): void {
    if (said.version !== this.#means.build.version) {
      this.#hearOther(said);
      return;
    }
    switch (said.type) {
      case "hello":
        if (this.#holder) this.#tell(this.#holder.state);
        break;
      case "holding":
        this.#hearHolder(said.tab, said.state);
        break;
      case "to-worker":
        this.#serve(said.tab, said.message);
        break;
      case "from-worker":
        if (said.tab === this.#tab) this.#traffic.receive(said.message);
        break;
      case "again":
        if (this.#holder?.state.stage === "failed") this.#hold();
        break;
    }
  }

  #hearHolder(tab: string, state: DeviceState): void {
    this.#heardMs = Date.now();
    if (!this.#isStarted || this.#holder) return;
    if (!this.#means.locks) {
      this.#served = tab;
      return;
    }
    if (this.#served !== tab) this.#traffic.lose();
    this.#served = tab;
    this.#become(state);
  }

  #serve(tab: string, message: ToWorker): void {
    if (!this.#holder) return;
    if (!this.#guests.has(tab)) {
      this.#guests.add(tab);
      void this.#means
        .locks!.request(`derby ${this.#means.folder} tab ${tab}`, {}, async () => {
          this.#guests.delete(tab);
          this.#holder?.forget(tab);
        })
        .catch(() => {});
    }
    this.#holder.pass(tab, message);
  }

  /** A tab with another version of the page: the older of both makes way. */
  #hearOther(said: BetweenTabs): void {
    const { build, notes } = this.#means;
    const isNewer = said.loadedMs > build.loadedMs;
    if (said.type === "step-down" && isNewer) {
      this.#isOutdated = true;
      if (this.#isStarted) this.#stepDown(said.version);
    } else if (said.type === "hello" && this.#holder) {
      this.#tell(this.#holder.state);
    } else if (said.type === "holding" && this.#isStarted && !this.#holder) {
      this.#heardMs = Date.now();
      // A page that has made way and is still of the old version must not turn out the new one.
      const hasMadeWay = notes?.getItem(STEPPED_DOWN) === said.version;
      if (isNewer || hasMadeWay) this.#makeWay();
      else this.#say({ type: "step-down" });
    }
  }

  /** A newer version of the page runs Python: we need it, too. */
  #makeWay(): void {
    this.#isOutdated = true;
    this.#queue.abort();
    this.#fail("new-version");
  }

  #stepDown(version: string): void {
    this.#means.notes?.setItem(STEPPED_DOWN, version);
    this.#holder?.close();
    this.#holder = null;
    this.#letGo?.();
    this.#queue.abort();
    this.#means.reload();
  }

  #say(word: Word): void {
    this.#means.channel?.postMessage({ ...word, ...this.#means.build });
  }

  // What goes to Python.

  #pass(message: ToWorker): void {
    if (this.#holder) this.#holder.pass(this.#tab, message);
    else if (this.#served !== null) this.#say({ type: "to-worker", tab: this.#tab, message });
  }

  /** How long a bot's turn takes at least. */
  setPace(ms: number): void {
    this.#paceMs = ms;
    if (this.isRunning) this.#pass({ type: "pace", ms });
  }

  /** Send everything that has waited for Python. */
  #flush(): void {
    if (this.isRunning) this.#traffic.flush();
  }

  #become(state: DeviceState): void {
    const wasReady = this.isRunning;
    this.state = state;
    if (!wasReady && this.isRunning && this.#paceMs !== null) this.setPace(this.#paceMs);
    if (state.stage === "failed") this.#traffic.refuse(state.reason);
    this.#flush();
    if (!wasReady && this.isRunning) this.onNews?.();
  }

  #fail(reason: FailedFor): void {
    this.#become({ stage: "failed", reason, detail: "" });
  }
}
