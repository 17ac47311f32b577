import { dayLabel, formatShortDate } from '#client/words/format-dates.ts';
import type { RepeatMode } from '#domains/tasks/schema.ts';
import { sentenceOf } from '#shared/recurrence/sentence.ts';
import type { EntryContext, Phrase, PhraseKind, Reading } from './quick-entry.ts';
import { timeText } from '#domains/tasks/day/task-time.ts';

/** One thing that will be saved, and the words that say so. */
export interface Chip {
  id: 'repeat' | 'day' | 'time' | 'category';
  label: string;
  /** As typed. */
  words: string;
  phrases: readonly Phrase[];
  categoryId?: string | undefined;
}

/** What a reading saves, each part in its own words: 'Every month on the last Fri, from Nov 27'. */
export function chipsOf(reading: Reading, context: EntryContext): Chip[] {
  const { plannedOn, times, repeatRule, repeatMode = 'schedule', categoryId } = reading;
  const ofRule: PhraseKind[] = ['repeat', 'start', 'end', 'date'];
  const own: PhraseKind[] = ['time', 'part', 'length'];
  const hasOwn = reading.phrases.some(({ kind }) => own.includes(kind));
  const from = plannedOn ?? context.plannedOn ?? context.today;
  const chips = [
    repeatRule && {
      id: 'repeat' as const,
      label: `${rhythm(repeatRule, repeatMode, context)}, from ${formatShortDate(from, context)}`,
      kinds: ofRule,
    },
    plannedOn &&
      !repeatRule && {
        id: 'day' as const,
        label: dayLabel(plannedOn, context),
        // 'eod' says a day by its time.
        kinds: reading.phrases.some(({ kind }) => kind === 'date') ? ['date' as const] : own,
      },
    times && {
      id: 'time' as const,
      label: timeText(
        { startTime: null, endTime: null, dueTime: null, timeOfDay: null, ...times },
        context,
      ),
      kinds: hasOwn ? own : ofRule,
    },
    categoryId && {
      id: 'category' as const,
      label: context.categories.find(({ id }) => id === categoryId)?.name ?? '',
      kinds: ['category' as const],
      categoryId,
    },
  ].filter((chip) => typeof chip === 'object');
  return chips.map(({ kinds, ...chip }) => {
    const phrases = reading.phrases.filter(({ kind }) => (kinds as PhraseKind[]).includes(kind));
    return { ...chip, phrases, words: phrases.map(({ text }) => text).join(' ') };
  });
}

function rhythm(repeatRule: string, repeatMode: RepeatMode, context: EntryContext): string {
  return sentenceOf(repeatRule, {
    repeatMode,
    formatDate: (date) => formatShortDate(date, context),
    isDayFirst: context.dateFormat === 'DMY',
  });
}
