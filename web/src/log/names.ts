/** Names as people type them, in sentences of any language. */

/** Letters written from right to left, and marks that change the direction. */
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Bidi_C}]/u;
/** How a name begins before which French says d’ and not de. Most names with an H are silent there. */
const ELIDED = /^\u2068?([aeiouhàâäåéèêëîïôöœûüæ]|y[^aeiouàáâäéèêëîïôöùúûü])/iu;

/** A name that doesn't change the direction of the sentence around it. */
export function isolated(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;
}

export function isElided(name: string): boolean {
  return ELIDED.test(name);
}

export function isSameName(one: string, other: string): boolean {
  return one.toLocaleLowerCase() === other.toLocaleLowerCase();
}
