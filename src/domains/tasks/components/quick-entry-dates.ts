import type { ParsedResult } from 'chrono-node/en';
import type { Candidate } from './quick-entry.ts';

/** What reads dates from words: chrono, which is loaded once somebody types. */
export type DateReader = (
  text: string,
  context: { today: string; dayFirst: boolean },
) => ParsedResult[];

const weekdays = String.raw`(?:mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun|monday|tuesday|wednesday|thursday|friday|saturday|sunday)`;
const months = String.raw`(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec|january|february|march|april|june|july|august|september|october|november|december)`;
const number = String.raw`(?:\d{1,3}|an?|one|two|three|four|five|six|seven|eight|nine|ten)`;

// Only words that cannot be meant otherwise: chrono also reads 'for 30 minutes' and 'last week'.
const clear = new RegExp(
  [
    String.raw`today|tonight|tmrw?|(?:(?:the\s+)?day\s+after\s+)?tomorrow`,
    String.raw`(?:(?:on|next|this)\s+)?${weekdays}\.?(?:\s+next\s+week)?`,
    String.raw`(?:on\s+)?${months}\.?\s+\d{1,2}(?:st|nd|rd|th)?(?:,?\s+\d{4})?`,
    String.raw`(?:on\s+)?(?:the\s+)?\d{1,2}(?:st|nd|rd|th)?\s+(?:of\s+)?${months}\.?(?:,?\s+\d{4})?`,
    String.raw`in\s+${number}\s+(?:days?|weeks?|months?)`,
    String.raw`${number}\s+(?:days?|weeks?|months?)\s+from\s+(?:now|today)`,
    String.raw`\d{1,2}/\d{1,2}(?:/(?:\d{2}|\d{4}))?`,
    String.raw`\d{4}-\d{2}-\d{2}`,
  ]
    .map((shape) => `^(?:${shape})$`)
    .join('|'),
  'i',
);
const lead =
  /(?:^|\s)((?:by|before|due(?:\s+(?:on|by))?|on(?:\s+the)?|next|this|(?:the\s+)?day\s+after)\s+)$/i;
// Chrono joins 'Fri' and 'now' into one moment, which is no day; '3 days from now' is one.
const loneNow = /(?<!\bfrom\s+)\bnow\b/gi;
const deadlineWord = /^(?:by|before|due)\b/i;
const dayMs = 86_400_000;

/** Dates from today on: 'tomorrow', 'Thu', 'Nov 30', 'by Friday', '12/24'. */
export function findDates(
  text: string,
  context: { today: string; dayFirst: boolean; readDates: DateReader | undefined },
): Candidate[] {
  const results = context.readDates?.(text.replace(loneNow, '   '), context) ?? [];
  return results.flatMap((result) => {
    const part = candidate(text, result, context.today);
    return part && (part.plannedOn ?? '') >= context.today ? [part] : [];
  });
}

function candidate(text: string, result: ParsedResult, today: string): Candidate | undefined {
  const words = result.text.trimEnd();
  const end = result.index + words.length;
  const isWhole = isWholeWord(text, result.index, end);
  if (!isWhole || result.end || result.start.isCertain('hour') || !clear.test(words))
    return undefined;
  const { start } = result;
  const day = Date.UTC(
    start.get('year') ?? 0,
    (start.get('month') ?? 1) - 1,
    start.get('day') ?? 1,
  );
  const before = lead.exec(text.slice(0, result.index))?.[1] ?? '';
  const isDayAfter = /day\s+after\s+$/i.test(before);
  if (isDayAfter && !/^tomorrow$/i.test(words)) return undefined;
  const from = result.index - before.length;
  const plannedOn = new Date(day + (isDayAfter ? dayMs : 0)).toISOString().slice(0, 10);
  return {
    kind: 'date',
    start: from,
    end,
    text: text.slice(from, end),
    plannedOn,
    isDeadline: deadlineWord.test(before),
    ...(/^tonight$/i.test(words)
      ? { plannedOn: today, times: { timeType: 'time-of-day', timeOfDay: 'evening' } }
      : {}),
    ...doubt(words, { hasLead: before !== '', isFirst: text.slice(0, from).trim() === '' }),
  };
}

// Names of days and months that are words as well count only where they can hardly be those.
function doubt(
  words: string,
  place: { hasLead: boolean; isFirst: boolean },
): Pick<Candidate, 'only'> {
  if (place.hasLead) return {};
  const isNameLike = /^[A-Z]/.test(words) && !place.isFirst;
  if (/^(?:sat|sun|wed)$/i.test(words)) return isNameLike ? {} : { only: 'beside' };
  const isVerb = /(?:^|\s)(?:may|march|mar)(?:\s|$)/i.test(words);
  if (isVerb) return isNameLike ? {} : { only: 'at-end' };
  return /^\d{1,2}\/\d{1,2}$/.test(words) ? { only: 'at-end' } : {};
}

function isWholeWord(text: string, start: number, end: number): boolean {
  const isFree = /(?:^|[\s(,;])$/.test(text.slice(0, start));
  return isFree && !/^(?:[\p{L}\p{N}_'’/%]|-[\p{L}\p{N}]|[.,]\d)/u.test(text.slice(end));
}
