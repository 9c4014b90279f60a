/** Playing sounds, for those who have chosen to hear them. */

import type { AnyEvent } from "../generated/wire";
import { preferences } from "../house/preferences.svelte";
import { soundOf } from "./events";
import type { Hall } from "./instruments";
import type { Cue, Sound } from "./score";

interface House extends Hall {
  context: AudioContext;
  out: GainNode;
}

let house: House | null = null;

function open(): House {
  if (house) return house;
  const context = new AudioContext({ latencyHint: "interactive" });
  const evening = context.createDynamicsCompressor();
  const out = context.createGain();
  out.connect(evening).connect(context.destination);
  house = { context, out };
  return house;
}

/** Play a sound, if sounds are on. Browsers stay silent until the user has interacted with the page. */
export async function sound(name: Sound, cue: Cue = {}): Promise<void> {
  if (!preferences.sound || !navigator.userActivation?.hasBeenActive) return;
  const { SCORE } = await import("./score");
  const { context, out } = open();
  if (context.state !== "running") await context.resume();
  out.gain.value = preferences.volume ** 2;
  SCORE[name]({ context, out }, context.currentTime + 0.01, cue);
}

/** An event is being shown, for `ms` milliseconds. */
export function hear(event: AnyEvent, ms: number): void {
  const name = soundOf(event.type);
  if (name) void sound(name, { ms });
}
