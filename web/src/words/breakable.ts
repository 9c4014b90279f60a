/** Letters that are one sound, and stay together; any other letter stands alone. */
const SOUNDS = /sch|ch|ck|cz|dz|gh|kw|ph|qu|rz|sh|sz|th|\p{L}/giu;
/** Whatever accent they have. */
const VOWELS = /^[aeiouyœ]/iu;
const LONG = 9;
/** Letters on either side of a hyphen. */
const LEAST = 3;

/** English doesn't follow the rule: this is its only long word in narrow places. */
const KNOWN = /^(dis)(qual)(ified)$/iu;

/** The text with soft hyphens between the syllables of its long words. */
export function breakable(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => (word.length < LONG ? word : syllables(word).join("\u00AD")));
}

/** A consonant before a vowel begins a syllable, once the syllable before has a vowel. */
function syllables(word: string): string[] {
  const known = KNOWN.exec(word);
  if (known) return known.slice(1);
  const sounds = word.match(SOUNDS) ?? [];
  const isVowel = sounds.map((sound) => VOWELS.test(sound.normalize("NFD")));
  const parts: string[] = [];
  let part = "";
  let hasVowel = false;
  let rest = word.length;
  for (const [at, sound] of sounds.entries()) {
    const begins = hasVowel && !isVowel[at] && isVowel[at + 1];
    if (begins && rest >= LEAST && part.length >= (parts.length > 0 ? 2 : LEAST)) {
      parts.push(part);
      part = "";
      hasVowel = false;
    }
    part += sound;
    hasVowel ||= isVowel[at]!;
    rest -= sound.length;
  }
  return [...parts, part];
}
