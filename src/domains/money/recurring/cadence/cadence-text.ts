import { type DayFormats, formatShortDate } from '#client/words/format-dates.ts';
import type { RecurringExpense } from '#domains/money/recurring/schema.ts';
import { sentenceOf } from '#shared/recurrence/sentence.ts';
import { cadenceLabels, cadenceOf } from './rules.ts';

type Ruled = Pick<RecurringExpense, 'rrule' | 'startsOn'>;

/** 'Every month', or the rule in words where it has no name. */
export function cadenceText({ rrule, startsOn }: Ruled, formats: DayFormats): string {
  const cadence = cadenceOf(rrule, startsOn);
  return cadence === 'custom' ? ruleText({ rrule, startsOn }, formats) : cadenceLabels[cadence];
}

/** The whole rule in words, with its end. */
export function ruleText({ rrule, startsOn }: Ruled, formats: DayFormats): string {
  return sentenceOf(rrule, {
    repeatMode: 'schedule',
    formatDate: (date) => formatShortDate(date, formats),
    isDayFirst: formats.dateFormat === 'DMY',
    startsOn,
  });
}
