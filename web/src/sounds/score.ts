/** The sounds of the game, written for our instruments. */

import { bell, drum, pluck, wind, type Hall } from "./instruments";

export interface Cue {
  /** How long the animation takes, in milliseconds, for sounds that keep pace with it. */
  ms?: number;
  /** The number of points to count. */
  count?: number;
}

/** The scale of a lyre, from E. */
const SCALE = [164.81, 196, 220, 246.94, 293.66, 329.63, 392, 440, 493.88, 587.33, 659.26];
const note = (step: number): number => SCALE[Math.min(step, SCALE.length - 1)]!;
const BEAT_MS = 130;

export const SCORE = {
  /** Wing-beats, as many as the flight has time for, strongest in its middle. */
  wings: (hall: Hall, at: number, { ms = 600 }: Cue) => {
    const beats = Math.max(2, Math.round(ms / BEAT_MS));
    const pace = ms / 1000 / beats;
    for (let beat = 0; beat < beats; beat += 1) {
      const swell = 0.4 + 0.6 * Math.sin((Math.PI * (beat + 0.5)) / beats);
      const length = Math.min(0.2, pace * 1.3);
      wind(hall, at + beat * pace, {
        from: 900,
        to: 220,
        length,
        loudness: 0.9 * swell,
        attack: length * 0.35,
        sharpness: 0.8,
      });
    }
  },
  /** A card is laid down. */
  card: (hall: Hall, at: number) => {
    wind(hall, at, { from: 2600, to: 5200, length: 0.07, loudness: 0.5, attack: 0.03, sharpness: 0.7 });
    wind(hall, at + 0.07, { from: 900, to: 300, length: 0.06, loudness: 0.55, kind: "lowpass" });
  },
  /** A token is taken. */
  token: (hall: Hall, at: number) => {
    pluck(hall, at, 880, 0.07, 0.16);
    pluck(hall, at + 0.05, 1174, 0.06, 0.12);
  },
  /** Cards are shuffled and dealt. */
  deal: (hall: Hall, at: number) => {
    for (let card = 0; card < 9; card += 1) {
      wind(hall, at + card * 0.055, {
        from: 2200 + card * 180,
        to: 4600,
        length: 0.06,
        loudness: 0.22,
        attack: 0.02,
        sharpness: 0.8,
      });
    }
  },
  /** A dirty trick: a card, and a sly step down the strings. */
  trick: (hall: Hall, at: number) => {
    SCORE.card(hall, at);
    [7, 6, 4.5].forEach((step, place) =>
      pluck(hall, at + 0.12 + place * 0.11, place === 2 ? 311.13 : note(step), 0.3, 0.2),
    );
  },
  /** A card goes to Zeus, who grumbles. */
  zeus: (hall: Hall, at: number) => {
    drum(hall, at, 55, 0.5, 0.5);
    wind(hall, at, { from: 260, to: 60, length: 0.6, loudness: 0.5, attack: 0.08, kind: "lowpass" });
  },
  /** The mid-race bell. */
  bell: (hall: Hall, at: number) => {
    bell(hall, at, 523.25, 2.2, 0.34);
    bell(hall, at + 0.42, 523.25, 2.4, 0.28);
  },
  /** A creature crosses the finish line. */
  finish: (hall: Hall, at: number) => {
    [4, 5, 7, 9].forEach((step, place) => pluck(hall, at + place * 0.07, note(step), 0.5, 0.18));
  },
  /** A god plays a power. */
  power: (hall: Hall, at: number) => {
    [2, 4, 6, 8, 10].forEach((step, place) => bell(hall, at + place * 0.06, note(step) * 2, 0.9, 0.09));
    wind(hall, at, { from: 400, to: 4000, length: 0.5, loudness: 0.16, attack: 0.3, sharpness: 2 });
  },
  /** The thunderbolt: a crack and a long rumble. */
  thunder: (hall: Hall, at: number) => {
    wind(hall, at, { from: 7000, to: 900, length: 0.22, loudness: 0.75, attack: 0.002, kind: "lowpass" });
    wind(hall, at + 0.09, { from: 3200, to: 500, length: 0.18, loudness: 0.5, attack: 0.002 });
    wind(hall, at + 0.12, { from: 420, to: 45, length: 1.9, loudness: 0.8, attack: 0.06, kind: "lowpass" });
    drum(hall, at + 0.02, 42, 1.3, 0.6);
  },
  /** A protection card: no harm done. */
  safe: (hall: Hall, at: number) => {
    pluck(hall, at + 0.08, note(5), 0.5, 0.2);
    pluck(hall, at + 0.08, note(7), 0.5, 0.14);
  },
  /** A bet is turned over. */
  bet: (hall: Hall, at: number) => {
    wind(hall, at, { from: 1800, to: 3800, length: 0.09, loudness: 0.5, attack: 0.04, sharpness: 0.8 });
  },
  /** Points are counted, one string each. */
  points: (hall: Hall, at: number, { count = 1 }: Cue) => {
    for (let point = 0; point < Math.min(count, 8); point += 1)
      pluck(hall, at + 0.04 + point * 0.055, note(3 + point), 0.3, 0.18);
  },
  /** It is our turn. */
  turn: (hall: Hall, at: number) => {
    pluck(hall, at, note(4), 0.6, 0.24);
    pluck(hall, at + 0.14, note(7), 0.9, 0.24);
  },
  /** The game is won. */
  victory: (hall: Hall, at: number) => {
    [0, 2, 4, 5, 7, 9, 10].forEach((step, place) => pluck(hall, at + place * 0.11, note(step), 1.2, 0.2));
    for (const step of [5, 7, 10]) pluck(hall, at + 0.95, note(step), 2.2, 0.13);
    bell(hall, at + 0.95, 659.26, 2.6, 0.16);
    drum(hall, at + 0.95, 82.4, 0.7, 0.4);
  },
  /** The game is over, and someone else has won. */
  end: (hall: Hall, at: number) => {
    [7, 5, 4, 2, 0].forEach((step, place) => pluck(hall, at + place * 0.16, note(step), 1, 0.18));
  },
} as const;

export type Sound = keyof typeof SCORE;
