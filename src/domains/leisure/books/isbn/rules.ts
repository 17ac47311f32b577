import checkDigitOf from 'isbn3/lib/calculate_check_digit.js';

/** What an ISBN is refused with whose last digit does not fit the others. */
export const wrongIsbn = 'This is no ISBN: look at its digits again';

/** The 13 digits of an ISBN of 10 or 13, however it is written; the text as it is, if it is none. */
export function asIsbn13(text: string): string {
  const signs = text
    .replace(/^\s*isbn(-1[03])?:?/i, '')
    .replaceAll(/[\s\u2010-\u2015-]/g, '')
    .toUpperCase();
  if (/^\d{9}[\dX]$/.test(signs) && isRight(signs)) {
    const digits = `978${signs.slice(0, 9)}`;
    return digits + checkDigitOf(digits);
  }
  return isIsbn13(signs) ? signs : text;
}

/** Whether it is an ISBN as it is kept. */
export function isIsbn13(text: string): boolean {
  return /^97[89]\d{10}$/.test(text) && isRight(text);
}

const isRight = (signs: string) => checkDigitOf(signs.slice(0, -1)) === signs.slice(-1);
