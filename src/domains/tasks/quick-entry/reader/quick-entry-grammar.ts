import type { EntryContext } from './quick-entry.ts';

/** What the named groups of a pattern caught. */
export type Caught = Record<string, string | undefined>;
/** Reads what stands at a place of the text; undefined if it is nothing of the kind. */
export type Shape<T> = (
  text: string,
  at: number,
  context: EntryContext,
) => { value: T; end: number } | undefined;

export const weekdayWord = String.raw`(?:mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday)?|thu(?:r(?:s(?:day)?)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?)`;
export const monthWord = String.raw`(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)`;
export const countWord = String.raw`(?:\d{1,3}|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)`;
export const ordinal = String.raw`\d{1,2}(?:st|nd|rd|th)`;
export const between = String.raw`(?:\s*,\s*and\s+|\s*,\s*|\s+and\s+|\s*&\s*)`;
// A phrase ends with its word: 'Friday' in "Friday's", 'Friday-ish' and '5' in '5.5' are none.
const wordEnd = String.raw`(?![\p{L}\p{N}_'’%/]|[-–—][\p{L}\p{N}]|[.,:]\p{N}|\.\p{L})`;

/** One way to say something: its pattern, and what that means. */
export function shape<T>(
  pattern: string,
  read: (caught: Caught, context: EntryContext) => T | undefined,
): Shape<T> {
  const regex = new RegExp(`(?:${pattern})${wordEnd}`, 'iuy');
  return (text, at, context) => {
    regex.lastIndex = at;
    const match = regex.exec(text);
    const value = match ? read(match.groups ?? {}, context) : undefined;
    return value === undefined ? undefined : { value, end: regex.lastIndex };
  };
}

/** Of several ways the one that takes the most words: a phrase is read wholly. */
export function longest<T>(shapes: readonly Shape<T>[]): Shape<T> {
  return (text, at, context) => {
    let best: ReturnType<Shape<T>>;
    for (const one of shapes) {
      const found = one(text, at, context);
      if (found && found.end > (best?.end ?? -1)) best = found;
    }
    return best;
  };
}

const counts = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** 'a', 'two', '12' */
export function countOf(word = ''): number {
  const named = counts.indexOf(word.toLowerCase());
  return named < 0 ? Number(word) || 1 : named + 1;
}

/** The weekday of a word that says one, 0 is Sunday. */
export function weekdayOf(word = ''): number {
  return 'sun mon tue wed thu fri sat'.split(' ').indexOf(word.toLowerCase().slice(0, 3));
}

/** The month of a word that says one, from 1. */
export function monthOf(word = ''): number {
  const names = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
  return names.indexOf(word.toLowerCase().slice(0, 3)) + 1;
}
