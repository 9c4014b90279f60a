/** Everything on the table can be asked what it is: by hovering, right click, press and hold, or a key. */

import type { Attachment } from "svelte/attachments";
import type { Topic } from "./topic";

const topics = new WeakMap<Element, Topic>();
const MARK = "data-asked";

interface Open {
  topic: Topic;
  element: HTMLElement;
  /** Whether it is read aloud: whoever hovers sees it. */
  isSpoken: boolean;
}

let open = $state.raw<Open | null>(null);

export function openTopic(): Open | null {
  return open;
}

export function ask(element: HTMLElement | null, isSpoken = true): void {
  const topic = element && topics.get(element);
  open = topic ? { topic, element, isSpoken } : null;
}

/** The thing that can be asked about at a place in the document. */
export function askable(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(`[${MARK}]`) : null;
}

/** Everything in sight that can be asked about; only what is in the dialog, if one is open. */
export function inSight(): HTMLElement[] {
  const within = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document;
  // The cells of a table have a way of their own.
  return [...within.querySelectorAll<HTMLElement>(`[${MARK}]:not(td, [aria-hidden] *)`)].filter((element) => {
    const { left, right, top, bottom, width } = element.getBoundingClientRect();
    return width > 0 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight && element.checkVisibility();
  });
}

/** Lets an element be asked what it is. A button keeps its click; anything else is a picture, with a name if it has no text. */
export function asked(topic: Topic, name?: string): Attachment<HTMLElement> {
  return (element) => {
    topics.set(element, topic);
    const isButton = element.matches("button");
    element.setAttribute(MARK, isButton ? "held" : "pressed");
    if (isButton) return;
    // Within reach of the key that asks, but not on the way of the Tab key.
    element.tabIndex = -1;
    if (name) Object.assign(element, { role: "img", ariaLabel: name });
  };
}
