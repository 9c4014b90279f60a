/** Keyboard control of every decision. Letters are matched by physical key, so that rows stay rows in every layout. */

import { CREATURES } from "../generated/codes";
import { opened } from "../help/dialogs.svelte";
import { FATE_TOKEN } from "../generated/codes";
import type { Scene } from "./scene.svelte";
import { openTab, type Tab } from "./tabs.svelte";

const DIGITS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"].map((digit) => `Digit${digit}`);
const UPPER = [..."QWERTYUIOP"].map((letter) => `Key${letter}`);
const BET_KEYS = [...UPPER, "KeyA"];
const TABS: Record<string, Tab> = { KeyC: "cards", KeyB: "bets", KeyV: "odds", KeyZ: "zeus", KeyL: "log" };

export function onKey(event: KeyboardEvent, scene: Scene): void {
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || opened() !== null || scene.playback.ending) return;
  if (target.matches("input:not([type=checkbox]), select, textarea")) return;
  if (event.code === "KeyS") scene.conversation.open(!scene.conversation.isOpen);
  else if (event.code in TABS) openTab(TABS[event.code]!);
  else if (event.code === "KeyK") scene.playback.skip();
  else if (event.code === "KeyF") goToButton();
  else if (event.code === "KeyJ") document.querySelector<HTMLElement>("[data-hint]")?.click();
  else if (!scene.isAsked || !decide(event, scene, target)) return;
  event.preventDefault();
}

/** From wherever the focus is to the button that acts, or to the first one beside it. */
function goToButton(): void {
  const buttons = [...document.querySelectorAll<HTMLElement>("[data-acts] button:not(:disabled)")];
  (buttons.find((button) => button.matches(".main")) ?? buttons[0])?.focus();
}

/** Whether the key was used for the current decision. */
function decide(event: KeyboardEvent, scene: Scene, target: HTMLElement): boolean {
  if (event.key === "Enter" && target.matches("button, a, summary")) return false;
  const { hesitation } = scene;
  if (hesitation.codes && event.key === "Escape") hesitation.undo();
  else if (hesitation.codes && event.key === "Enter") hesitation.sendNow();
  else return choose(event, scene);
  return true;
}

function choose(event: KeyboardEvent, scene: Scene): boolean {
  const { stage } = scene.view!;
  if (stage === "fast-card" || stage === "slow-card") return playCards(event, scene);
  if (stage === "first-bets" || stage === "third-bet") return placeBet(event, scene);
  if (stage === "place-fate-token") return placeFateToken(event, scene);
  return playPower(event);
}

function playCards(event: KeyboardEvent, scene: Scene): boolean {
  const { turn, own, view, box } = scene;
  const position = { view: view!, own: own!, box };
  const [left, right] = [DIGITS.indexOf(event.code), UPPER.indexOf(event.code)];
  const card = left >= 0 ? own!.holders[0][left] : right >= 0 ? own!.holders[1][right] : undefined;
  if (card !== undefined) {
    if (turn.closed(position, card) === null) turn.choose(position, card);
  } else if (event.code === "KeyD" && turn.mayTrick(position)) turn.trick = !turn.trick;
  else if (event.code === "KeyX") turn.swap();
  else if (event.key === "Escape") turn.clear();
  else if (event.key === "Enter") scene.play();
  else return false;
  return true;
}

function placeBet(event: KeyboardEvent, scene: Scene): boolean {
  const { slip, own } = scene;
  const [digit, letter] = [DIGITS.indexOf(event.code), BET_KEYS.indexOf(event.code)];
  const creature = CREATURES[digit];
  if (creature) {
    if (own!.legal.some((code) => (code - 1) % CREATURES.length === digit)) slip.chooseCreature(creature);
  } else if (letter >= 0) {
    if (own!.bet_cards.includes(letter)) slip.chooseCard(letter);
  } else if (event.key === "Escape") slip.clear();
  else if (event.key === "Enter" && scene.ready) scene.confirm();
  else return false;
  return true;
}

function placeFateToken(event: KeyboardEvent, scene: Scene): boolean {
  const free = scene.own!.legal.map((code) => code - FATE_TOKEN + 1);
  const by = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[event.key];
  if (by) {
    const at = scene.fateSector === null ? (by > 0 ? -1 : 0) : free.indexOf(scene.fateSector);
    scene.fateSector = free[(at + by + free.length) % free.length] ?? null;
  } else if (event.key === "Enter" && scene.ready) scene.confirm();
  else return false;
  return true;
}

/** The prompt's own buttons, by their numbers. */
function playPower(event: KeyboardEvent): boolean {
  const options = document.querySelectorAll<HTMLButtonElement>("button[data-key]");
  const number = DIGITS.indexOf(event.code);
  const button =
    number === 9 || event.key === "Escape"
      ? document.querySelector<HTMLButtonElement>("button[data-pass]")
      : options[number];
  if (!button) return false;
  button.click();
  return true;
}
