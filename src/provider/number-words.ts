/** Numbers in English text: digits with separators and currency signs, and words up to ninety-nine. */

const UNITS: Readonly<Record<string, number>> = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  dozen: 12,
};
const TENS: Readonly<Record<string, number>> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};

const UNIT_WORDS = Object.keys(UNITS).join("|");
const TENS_WORDS = Object.keys(TENS).join("|");
/** `one` alone is mostly no quantity ("the red one"), and thirds and quarters are read elsewhere. */
const NUMBER_WORD = new RegExp(
  `\\b(${TENS_WORDS})(?:-(${UNIT_WORDS}))?\\b|\\b(?!one\\b)(${UNIT_WORDS})\\b(?![ -](?:thirds|quarters|fifths))`,
  "g",
);

/** A lower-case text with its number words as digits. */
export function withDigits(text: string): string {
  return text.replace(NUMBER_WORD, (_whole, tens?: string, unit?: string, word?: string) => {
    if (tens !== undefined) return String((TENS[tens] ?? 0) + (UNITS[unit ?? "zero"] ?? 0));
    return String(UNITS[word ?? "zero"] ?? 0);
  });
}

/** The numbers of a text in digits, in order. */
export function findNumbers(text: string): number[] {
  const found = text.matchAll(/(?<![\w.])\d[\d,]*(?:\.\d+)?(?!\w)/g);
  return [...found].map(([digits]) => Number(digits.replaceAll(",", "")));
}

/** At most two decimals, none where there are none. */
export function writeNumber(number: number): string {
  return String(Math.round(number * 100) / 100);
}
