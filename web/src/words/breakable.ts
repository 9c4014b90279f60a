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

/** Split before every consonant that begins a syllable after a vowel, or after a vowel and one more consonant. */
function syllables(word: string): string[] {
  const known = KNOWN.exec(word);
  if (known) return known.slice(1);
  const isVowel = [...word].map((letter) => VOWELS.test(letter.normalize("NFD")));
  const parts: string[] = [];
  let from = 0;
  for (let place = LEAST; place <= word.length - LEAST; place++) {
    const begins = !isVowel[place] && isVowel[place + 1] && (isVowel[place - 1] || isVowel[place - 2]);
    if (!begins || place - from < 2) continue;
    parts.push(word.slice(from, place));
    from = place;
  }
  return [...parts, word.slice(from)];
}
