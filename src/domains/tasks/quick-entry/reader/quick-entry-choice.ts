import { monthWord, ordinal, weekdayWord } from './quick-entry-grammar.ts';
import type { Phrase } from './quick-entry.ts';

// A word that governs what follows talks about a day; it does not plan one.
const governs =
  /(?:^|[\s(])(?:of|for|from|to|since|until|till|til|after|before|about|than|like|with|between|over|through|during|into|within|around|except|not|nearly|almost|is|was|are|last|past|the|an?|my|our|your|his|her|their|that|those|another|some|any|no|good|all|whole|every|each|per|black|cyber|one)\s+$/i;
// What is planned, prepared or looked back at is the week itself.
const worksOn =
  /(?:^|\s)(?:plan|plans|planning|prep|prepare|review|schedule|outline|organi[sz]e|recap|map\s+out|budget)\s+$/i;
const counted = /(?:^|\s)(?:part|chapter|episode|step|page|take|scene|season|day|video|phase)\s+$/i;
const join = String.raw`(?:\s*(?:,|&|/|[-–—])\s*|\s+(?:and|or|to|until|till|til|through|thru|except|but|not|without|after|before)\s+)`;
const dayWords = String.raw`${weekdayWord}s?|today|tomorrow|tonight|yesterday|${ordinal}`;
const month = monthWord.replace('|may|', '|').replace('mar(?:ch)?', 'mar');
const half = {
  after: new RegExp(
    String.raw`^(?:\s+|${join}(?:the\s+|on\s+|in\s+|next\s+|last\s+|every\s+|each\s+)?)(?:${dayWords}|${month}|(?:day|week|weekend|month|year)s?|weekday|daily|weekly|monthly|yearly|am|pm|a\.m|p\.m|o['’]clock)(?![\p{L}\p{N}'’])`,
    'iu',
  ),
  before: new RegExp(
    String.raw`(?:^|[\s(])(?:${dayWords}|${month}|every|each)(?:\s+|${join})$`,
    'iu',
  ),
  // 'Meet Jan on Friday': before 'on' a month by itself is a name.
  beforeLead: new RegExp(
    String.raw`(?:^|[\s(])(?:${dayWords}|(?:every|each|in|of)\s+${month}|every|each)(?:\s+|${join})$`,
    'iu',
  ),
};
const stop = /^(?:with|about|for|to|in|and|at|re|via|near|on|from)(?!\p{L}|\s+\d)/iu;

/** The phrases that count, at most one of each kind; what could mean something else is left out. */
export function choose(text: string, found: readonly Phrase[]): Phrase[] {
  let alive = found.filter((phrase) => !isGoverned(text, phrase));
  for (;;) {
    const sure = plausible(text, alive);
    const wrong = new Set(sure.filter((one) => isName(text, one, sure) || isHalf(text, one, sure)));
    for (const one of sure)
      for (const other of sure)
        if (areJoined(text, one, other)) {
          wrong.add(one);
          wrong.add(other);
        }
    if (wrong.size === 0) return oneOfEach(text, sure);
    alive = alive.filter((one) => !wrong.has(one));
  }
}

function isGoverned(text: string, { kind, start, is, hasLead, text: words }: Phrase): boolean {
  if (kind === 'category') return false;
  const before = text.slice(0, start);
  if (kind === 'end' || kind === 'start' || kind === 'length') return false;
  if (is === 'span' && !hasLead && worksOn.test(before)) return true;
  if (/^\d+\/\d+$/.test(words) && (words === '24/7' || counted.test(before))) return true;
  return governs.test(before);
}

// Grown from what is certain: one that is in doubt may stand next to another, 'sat morning 3pm'.
function plausible(text: string, alive: readonly Phrase[]): Phrase[] {
  const sure = alive.filter(({ doubt }) => !doubt);
  for (;;) {
    const next = alive.find((one) => !sure.includes(one) && isPlausible(text, one, sure));
    if (!next) return sure.toSorted((one, other) => one.start - other.start);
    sure.push(next);
  }
}

function isPlausible(text: string, one: Phrase, sure: readonly Phrase[]): boolean {
  const isBeside = sure.some(
    (other) =>
      other.kind !== 'category' &&
      (isGap(text.slice(other.end, one.start)) || isGap(text.slice(one.end, other.start))) &&
      (other.end <= one.start || other.start >= one.end),
  );
  if (isBeside) return true;
  if (one.doubt === 'beside') return false;
  const rest = without(text, sure).slice(one.end).trim();
  const isAtEnd = /^[.,;:!?)\]]*$/.test(rest);
  if (isAtEnd) return true;
  if (one.doubt === 'at-stop') return stop.test(rest) || /^[,;:]/.test(rest);
  return one.doubt === 'at-edge' && without(text, sure).slice(0, one.start).trim() === '';
}

// 'Friday Night Lights': capital letters on both sides of a space are of one name.
function isName(text: string, one: Phrase, sure: readonly Phrase[]): boolean {
  if ((one.is !== 'word' && one.kind !== 'part') || one.hasLead) return false;
  const isFollowed = /^\s+(?:\p{Lu}\p{Ll}|\p{Lu}\s)/u.test(text.slice(one.end));
  const isPhrase = sure.some(
    (other) => isGap(text.slice(one.end, other.start)) && other.start >= one.end,
  );
  return /^\p{Lu}\p{Ll}/u.test(one.text) && isFollowed && !isPhrase;
}

// A word of days right beside it that is not read: then it says more than was understood.
function isHalf(text: string, one: Phrase, sure: readonly Phrase[]): boolean {
  if (one.kind === 'category' || one.kind === 'length') return false;
  const rest = without(text, sure, 'x');
  const before = one.hasLead ? half.beforeLead : half.before;
  return half.after.test(rest.slice(one.end)) || before.test(rest.slice(0, one.start));
}

// 'Monday or Tuesday', 'tomorrow Friday': two answers to one question are none.
function areJoined(text: string, one: Phrase, other: Phrase): boolean {
  if (one === other || one.kind !== other.kind || one.end > other.start) return false;
  if (one.kind === 'category') return false;
  const gap = text.slice(one.end, other.start);
  const isSame = one.date !== undefined && one.date === other.date;
  return !isSame && (isGap(gap) || new RegExp(`^${join}$`, 'i').test(gap));
}

function oneOfEach(text: string, sure: readonly Phrase[]): Phrase[] {
  const rest = without(text, sure);
  const rank = ({ hasLead, start, end }: Phrase) => {
    if (hasLead) return 0;
    if (/^[\s.,;:!?)\]]*$/.test(rest.slice(end))) return 1;
    return rest.slice(0, start).trim() === '' ? 2 : 3;
  };
  const groups = Map.groupBy(sure, ({ kind }) => kind);
  return [...groups.values()].flatMap((all) => {
    const [best] = all.toSorted((one, other) => rank(one) - rank(other));
    // The same day said twice is said once: 'tomorrow, Tue'.
    return all.filter(
      (one) =>
        one === best ||
        (best?.date && one.date === best.date && isGap(text.slice(best.end, one.start))),
    );
  });
}

function isGap(words: string): boolean {
  return /^[\s,;:()–—-]*$/.test(words) && words !== '';
}

/** The text with the phrases blanked, each sign in its place. */
export function without(
  text: string,
  phrases: readonly { start: number; end: number }[],
  sign = ' ',
): string {
  return phrases.reduce(
    (rest, { start, end }) => rest.slice(0, start) + sign.repeat(end - start) + rest.slice(end),
    text,
  );
}
