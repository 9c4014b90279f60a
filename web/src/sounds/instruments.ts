/** The instruments: a lyre, a bell, a drum and the wind, all made from plain waves. */

/** Where the sound goes. */
export interface Hall {
  context: BaseAudioContext;
  out: AudioNode;
}

/** The lowest value that an exponential fade can end at. */
const SILENCE = 0.0001;

function faded(hall: Hall, at: number, attack: number, length: number, loudness: number): GainNode {
  const gain = hall.context.createGain();
  gain.gain.setValueAtTime(SILENCE, at);
  gain.gain.exponentialRampToValueAtTime(loudness, at + attack);
  gain.gain.exponentialRampToValueAtTime(SILENCE, at + length);
  gain.connect(hall.out);
  return gain;
}

function wave(
  hall: Hall,
  type: OscillatorType,
  frequency: number,
  at: number,
  length: number,
  into: AudioNode,
): OscillatorNode {
  const oscillator = hall.context.createOscillator();
  oscillator.type = type;
  oscillator.frequency.setValueAtTime(frequency, at);
  oscillator.connect(into);
  oscillator.start(at);
  oscillator.stop(at + length);
  return oscillator;
}

/** A string of a lyre: bright when plucked, then soft at once. */
export function pluck(hall: Hall, at: number, frequency: number, length: number, loudness: number): void {
  const string = hall.context.createBiquadFilter();
  string.type = "lowpass";
  string.frequency.setValueAtTime(frequency * 8, at);
  string.frequency.exponentialRampToValueAtTime(frequency * 1.5, at + length * 0.6);
  string.connect(faded(hall, at, 0.004, length, loudness));
  wave(hall, "triangle", frequency, at, length, string);
  wave(hall, "sawtooth", frequency * 1.003, at, length, string);
}

const PARTIALS: [ratio: number, share: number, lasts: number][] = [
  [0.5, 0.35, 1],
  [1, 0.6, 0.8],
  [1.19, 0.25, 0.6],
  [2, 0.3, 0.5],
  [2.74, 0.18, 0.35],
  [5.4, 0.08, 0.15],
];

/** A bronze bell. */
export function bell(hall: Hall, at: number, frequency: number, length: number, loudness: number): void {
  for (const [ratio, share, lasts] of PARTIALS) {
    wave(hall, "sine", frequency * ratio, at, length * lasts, faded(hall, at, 0.003, length * lasts, loudness * share));
  }
}

/** A drum whose skin gives way. */
export function drum(hall: Hall, at: number, frequency: number, length: number, loudness: number): void {
  const skin = wave(hall, "sine", frequency * 2.2, at, length, faded(hall, at, 0.003, length, loudness));
  skin.frequency.exponentialRampToValueAtTime(frequency, at + length * 0.25);
}

export interface Wind {
  /** The frequency of the filter at the beginning and at the end, in hertz. */
  from: number;
  to: number;
  length: number;
  loudness: number;
  attack?: number;
  kind?: BiquadFilterType;
  sharpness?: number;
}

/** Air: wings, cards, thunder. */
export function wind(
  hall: Hall,
  at: number,
  { from, to, length, loudness, attack = 0.005, kind = "bandpass", sharpness = 1 }: Wind,
): void {
  const source = hall.context.createBufferSource();
  source.buffer = noiseOf(hall.context);
  const filter = hall.context.createBiquadFilter();
  filter.type = kind;
  filter.Q.value = sharpness;
  filter.frequency.setValueAtTime(from, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + length);
  source.connect(filter).connect(faded(hall, at, attack, length, loudness));
  source.start(at, (at * 0.37) % 1, length);
}

const NOISE_SECONDS = 4;
const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

/** One noise for all, from our own generator, so that it sounds the same every time. */
function noiseOf(context: BaseAudioContext): AudioBuffer {
  let noise = noises.get(context);
  if (!noise) {
    noise = context.createBuffer(1, context.sampleRate * NOISE_SECONDS, context.sampleRate);
    const samples = noise.getChannelData(0);
    let state = 0x9e3779b9;
    for (let place = 0; place < samples.length; place += 1) {
      state = (Math.imul(state, 1664525) + 1013904223) | 0;
      samples[place] = state / 0x80000000;
    }
    noises.set(context, noise);
  }
  return noise;
}
