import { categoryAt } from './quick-entry-categories.ts';
import { dayAt, partOf } from './quick-entry-dates.ts';
import { shape } from './quick-entry-grammar.ts';
import { endingAt, rhythmAt } from './quick-entry-repeats.ts';
import { clockAt, lengthAt } from './quick-entry-times.ts';
import type { Doubt, EntryContext, Phrase } from './quick-entry.ts';

const wordStart = /(?<=^|[\s(,;])[^\s(,;]/g;
const deadline = /(?:due\s+(?:on|by)|by|due)\s+/iy;
const lead = /(?:due\s+(?:on|by)|by|due|on)\s+/iy;
const startLead = /(?:(?:starting|beginning)(?:\s+(?:on|from))?|from|as\s+of)\s+/iy;
const endLead = /(?:until|till|til|through)\s+/iy;
const partAt = shape(
  String.raw`(?<lead>in\s+the\s+)?(?<part>morning|afternoon|evening|night)`,
  ({ lead: said, part }) => {
    const isNight = part?.toLowerCase() === 'night';
    const doubt: Doubt | undefined = isNight ? 'beside' : said ? undefined : 'at-end';
    return isNight && said ? undefined : { part: partOf(part), doubt };
  },
);

type Found = Omit<Phrase, 'start' | 'text'>;

/** All that could be said by some words; of those that overlap the longest. */
export function findPhrases(text: string, context: EntryContext): Phrase[] {
  const found = [...text.matchAll(wordStart)].flatMap(({ index }) =>
    phrasesAt(text, index, context).map((one) => ({
      ...one,
      start: index,
      text: text.slice(index, one.end),
    })),
  );
  const longestFirst = found.toSorted(
    (one, other) => other.end - other.start - (one.end - one.start),
  );
  const kept: Phrase[] = [];
  for (const one of longestFirst)
    if (kept.every((other) => other.end <= one.start || other.start >= one.end)) kept.push(one);
  // A rhythm that cannot be has kept its words from being read in part.
  return kept
    .filter(({ kind, rule }) => kind !== 'repeat' || rule)
    .sort((one, other) => one.start - other.start);
}

function phrasesAt(text: string, at: number, context: EntryContext): Found[] {
  const category = categoryAt(text, at, context.categories);
  const clock = clockAt(text, at, context);
  const length = lengthAt(text, at, context);
  const part = partAt(text, at, context);
  const rhythm = rhythmAt(text, at, context);
  const ending = endingAt(text, at, context);
  const start = dayAfter(text, at, startLead, context);
  const until = dayAfter(text, at, endLead, context);
  const day = dayPhrase(text, at, context);
  return [
    category && { kind: 'category' as const, ...category },
    rhythm && { kind: 'repeat' as const, end: rhythm.end, ...rhythm.value },
    clock && {
      kind: 'time' as const,
      end: clock.end,
      clock: clock.value,
      doubt: clock.value.doubt,
    },
    day,
    part && { kind: 'part' as const, end: part.end, ...part.value },
    length && { kind: 'length' as const, end: length.end, minutes: length.value },
    start && { kind: 'start' as const, end: start.end, date: start.value.date },
    until && { kind: 'end' as const, end: until.end, date: until.value.date },
    ending && { kind: 'end' as const, end: ending.end, ending: ending.value },
  ].filter((one) => one !== undefined);
}

function dayPhrase(text: string, at: number, context: EntryContext): Found | undefined {
  const led = dayAfter(text, at, lead, context);
  const found = led ?? dayAt(text, at, context);
  if (!found) return undefined;
  const { doubt, isNumeral, ...value } = found.value;
  deadline.lastIndex = at;
  const hasLead = led !== undefined;
  // 'Sat' with its capital inside a text is a day, and so is what a colon follows.
  const isNameLike = /^\p{Lu}/u.test(text.slice(at)) && text.slice(0, at).trim() !== '';
  const isHeading = /^[:,]/.test(text.slice(found.end)) && value.is === 'word';
  const isByName = /^\p{L}/u.test(text.slice(at)) && (isNameLike || isHeading);
  const isClear = (hasLead && !isNumeral) || (isByName && doubt !== 'at-edge' && !isNumeral);
  return {
    kind: 'date',
    end: found.end,
    ...value,
    hasLead,
    isDeadline: deadline.test(text),
    doubt: isClear ? undefined : doubt,
  };
}

function dayAfter(text: string, at: number, words: RegExp, context: EntryContext) {
  words.lastIndex = at;
  return words.test(text) ? dayAt(text, words.lastIndex, context) : undefined;
}
