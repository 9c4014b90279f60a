/** Where long words may break. */

import { expect, test } from "vitest";
import { breakable } from "../src/words/breakable";

test.each([
  // English, German, French, Italian, Spanish, Polish.
  ["disqualified", "dis-qual-ified"],
  ["Disqualified", "Dis-qual-ified"],
  ["disqualifiziert", "dis-qua-li-fi-ziert"],
  ["Vorletzter", "Vor-letz-ter"],
  ["Schicksalsmarker", "Schick-sals-mar-ker"],
  ["disqualifiée", "dis-qua-li-fiée"],
  ["squalificata", "squa-li-fi-cata"],
  ["penultimo", "penul-timo"],
  ["penúltimo", "penúl-timo"],
  ["zdyskwalifikowany", "zdys-kwa-li-fi-ko-wany"],
  ["Przeznaczenia", "Przez-na-cze-nia"],
  ["next to last", "next to last"],
])("%s", (word, broken) => {
  expect(breakable(word).replaceAll("\u00AD", "-")).toBe(broken);
});
