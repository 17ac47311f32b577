import { addDays, weekday } from '#client/dates.ts';
import { type Frequency, type WeekdayCode, weekdayCodes } from '#shared/recurrence/rule.ts';
import type { Candidate } from './quick-entry.ts';

const names = String.raw`(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?`;
const between = String.raw`(?:\s*,\s*and\s+|\s*,\s*|\s+and\s+|\s*&\s*)`;
const before = String.raw`(?<![\p{L}\p{N}_#'’-])`;
const after = String.raw`(?![\p{L}\p{N}_'’-])`;
const rhythm = new RegExp(
  `${before}(?:every|each)\\s+(?:` +
    [
      String.raw`(?<working>weekday|working\s+day|workday)s?`,
      String.raw`(?:(?<other>other|second|2nd)\s+|(?<count>\d{1,2}|two|three|four|five|six)\s+)?(?<unit>day|week|month|year)s?(?:\s+on\s+(?<on>${names}(?:${between}${names})*))?`,
      String.raw`(?<otherDay>other\s+|second\s+|2nd\s+)?(?<days>${names}(?:${between}${names})*)`,
    ].join('|') +
    `)${after}`,
  'giu',
);

const frequencies: Record<string, Frequency> = {
  day: 'DAILY',
  week: 'WEEKLY',
  month: 'MONTHLY',
  year: 'YEARLY',
};
const counts: Record<string, number> = { two: 2, three: 3, four: 4, five: 5, six: 6 };
const daysInWeek = 7;

/** How often: 'every monday', 'every 2 weeks', 'every weekday', 'every other Tue and Thu'. */
export function findRepeats(text: string, { today }: { today: string }): Candidate[] {
  return [...text.matchAll(rhythm)].flatMap((match) => {
    const { working, other, count, unit, on, otherDay, days } = match.groups ?? {};
    const listed = daysIn(working ? 'mon,tue,wed,thu,fri' : (days ?? on ?? ''));
    const interval =
      other || otherDay ? 2 : (counts[count?.toLowerCase() ?? ''] ?? Number(count ?? 1));
    const frequency = unit ? frequencies[unit.toLowerCase()] : 'WEEKLY';
    // 'every month on Monday' does not say which one.
    if (!frequency || interval < 1 || (on && frequency !== 'WEEKLY')) return [];
    const rule = [
      `FREQ=${frequency}`,
      ...(interval > 1 ? [`INTERVAL=${interval}`] : []),
      ...(listed.length > 0 ? [`BYDAY=${listed.join(',')}`] : []),
    ].join(';');
    const [words] = match;
    return [
      {
        kind: 'repeat',
        start: match.index,
        end: match.index + words.length,
        text: words,
        repeatRule: rule,
        // More days may follow a comma.
        ...(listed.length > 0 ? { plannedOn: firstOf(listed, today), isList: true } : {}),
      } satisfies Candidate,
    ];
  });
}

function daysIn(words: string): WeekdayCode[] {
  const starts = words.toLowerCase().match(/[a-z]+/g) ?? [];
  const codes = new Set(starts.map((word) => word.slice(0, 2).toUpperCase()));
  return weekdayCodes.filter((code) => codes.has(code));
}

/** The first day from today on that is one of these. */
function firstOf(codes: readonly WeekdayCode[], today: string): string {
  const steps = Array.from({ length: daysInWeek }, (_, days) => addDays(today, days));
  const fits = (date: string) => {
    const code = weekdayCodes[(weekday(date) + daysInWeek - 1) % daysInWeek];
    return code !== undefined && codes.includes(code);
  };
  return steps.find(fits) ?? today;
}
