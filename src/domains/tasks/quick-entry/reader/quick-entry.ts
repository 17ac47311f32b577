import type { DayFormats } from '#domains/people/auth/data.ts';
import { addDays, addMonths } from '#client/words/dates.ts';
import { addMinutes, minutesBetween } from '#domains/tasks/rules.ts';
import type { RepeatMode, TimeOfDay, TimeType } from '#domains/tasks/schema.ts';
import { type Recurrence, writeRecurrence } from '#shared/recurrence/rule.ts';
import { choose, without } from './quick-entry-choice.ts';
import { findPhrases } from './quick-entry-phrase.ts';
import { type Ending, firstDay } from './quick-entry-repeats.ts';
import { titleOf } from './quick-entry-title.ts';
import type { Clock } from './quick-entry-times.ts';

/** The time fields that words set; those of the other time types stay empty. */
export interface EntryTimes {
  timeType: TimeType;
  startTime?: string;
  endTime?: string;
  dueTime?: string;
  timeOfDay?: TimeOfDay;
}

/**
 * What could be plain words as well counts only: with nothing behind it ('Walk morning', not 'Morning
 * walk'), also before a preposition ('at 6 with Ife'), at the beginning or the end ('in 2 hours'), or
 * right beside another phrase ('sat 3pm', not 'We sat').
 */
export type Doubt = 'at-end' | 'at-stop' | 'at-edge' | 'beside';

export type PhraseKind =
  | 'date'
  | 'time'
  | 'part'
  | 'length'
  | 'repeat'
  | 'start'
  | 'end'
  | 'category';

/** Words of an entry that say something of the task. */
export interface Phrase {
  kind: PhraseKind;
  start: number;
  end: number;
  /** As typed. */
  text: string;
  doubt?: Doubt | undefined;
  is?: 'word' | 'span' | undefined;
  /** 'on', 'by': it can hardly be meant otherwise. */
  hasLead?: boolean;
  /** 'by Friday 5pm': the time is a deadline. */
  isDeadline?: boolean;
  date?: string;
  time?: string | undefined;
  part?: TimeOfDay | undefined;
  clock?: Clock;
  minutes?: number;
  rule?: Recurrence;
  isFromDone?: boolean;
  ending?: Ending;
  categoryId?: string;
}

/** What words are read against. */
export interface EntryContext extends DayFormats {
  /** This moment, for 'in 2 hours'. */
  now: () => string;
  /** The day the task gets if its words say none; null is someday. */
  plannedOn: string | null;
  categories: readonly { id: string; name: string }[];
  /** What was turned back into plain words. */
  ignored: readonly string[];
}

/** What an entry says: exactly this is saved. */
export interface Reading {
  title: string;
  /** The words that have left the title. */
  phrases: readonly Phrase[];
  plannedOn?: string;
  times?: EntryTimes;
  repeatRule?: string;
  repeatMode?: RepeatMode;
  categoryId?: string;
}

/** Reads an entry. Each phrase is read wholly, or stays wholly in the title. */
export function readEntry(text: string, context: EntryContext): Reading {
  // What stands in quotes is a name, whatever it says; so is what was turned back into words.
  const said = without(text, [...quotes(text), ...placesOf(context.ignored, text)], 'x');
  const found = findPhrases(said, context);
  const { phrases, ...fields } = fieldsOf(choose(said, found), context);
  const title = titleOf(text, phrases);
  // Where nothing else is said, the words are the title.
  return title === '' ? { title: titleOf(text, []), phrases: [] } : { title, phrases, ...fields };
}

function fieldsOf(chosen: readonly Phrase[], context: EntryContext): Omit<Reading, 'title'> {
  const of = (kind: PhraseKind) => chosen.find((phrase) => phrase.kind === kind);
  const category = of('category')?.categoryId;
  const day = of('date');
  const when = dayAndRule(chosen, context);
  const clock = of('time')?.clock;
  const part = of('part')?.part ?? day?.part ?? of('repeat')?.part;
  const { times, hasLength } = timesOf(
    { clock, part, time: day?.time, isDeadline: day?.isDeadline },
    of('length')?.minutes,
  );
  const plannedOn = when.plannedOn ?? dayOfClock(clock, context);
  const used = (phrase: Phrase) => {
    if (phrase.kind === 'length') return hasLength;
    const isOfRule = ['repeat', 'start', 'end'].includes(phrase.kind);
    return isOfRule ? when.repeatRule !== undefined && when.uses(phrase) : true;
  };
  return {
    phrases: chosen.filter(used),
    ...(plannedOn ? { plannedOn } : {}),
    ...(times ? { times } : {}),
    ...(when.repeatRule ? { repeatRule: when.repeatRule } : {}),
    ...(when.repeatRule && of('repeat')?.isFromDone ? { repeatMode: 'after-completion' } : {}),
    ...(category ? { categoryId: category } : {}),
  };
}

function dayOfClock(clock: Clock | undefined, { today, plannedOn }: EntryContext) {
  if (clock?.isOfToday) return today;
  return clock?.isMidnight && plannedOn === today ? addDays(today, 1) : undefined;
}

function dayAndRule(chosen: readonly Phrase[], { today, plannedOn }: EntryContext) {
  const of = (kind: PhraseKind) => chosen.find((phrase) => phrase.kind === kind);
  const [repeat, start, end] = [of('repeat'), of('start'), of('end')];
  const date = of('date')?.date;
  const rule = repeat?.rule;
  const none = { plannedOn: date, repeatRule: undefined, uses: () => false };
  if (!rule) return none;
  const said = start?.date ?? date;
  const from = said ?? (plannedOn && plannedOn > today ? plannedOn : today);
  const first = firstDay(rule, from) ?? said;
  const ended = end ? endOf(rule, end, first ?? from) : rule;
  // It would end before it begins.
  if (ended.until !== null && ended.until < (first ?? from)) return none;
  return {
    plannedOn: first,
    repeatRule: writeRecurrence(ended),
    uses: (phrase: Phrase) => phrase.kind !== 'start' || date === undefined,
  };
}

function endOf(rule: Recurrence, { date, ending }: Phrase, first: string): Recurrence {
  if (date) return { ...rule, until: date };
  const { count = 1, unit = '' } = ending ?? {};
  if (unit === 'time') return { ...rule, count };
  const days = unit === 'day' ? count : count * 7;
  const after =
    unit === 'day' || unit === 'week'
      ? addDays(first, days)
      : addMonths(first, unit === 'year' ? count * 12 : count);
  return { ...rule, until: addDays(after, -1) };
}

interface SaidTime {
  clock: Clock | undefined;
  part: TimeOfDay | undefined;
  time: string | undefined;
  isDeadline: boolean | undefined;
}

function timesOf(
  { clock, part, time, isDeadline }: SaidTime,
  minutes: number | undefined,
): { times?: EntryTimes; hasLength: boolean } {
  if (!clock && time)
    return { times: { timeType: 'start-only', startTime: time }, hasLength: false };
  if (!clock)
    return {
      ...(part ? { times: { timeType: 'time-of-day', timeOfDay: part } } : {}),
      hasLength: false,
    };
  const times = clock.isBare && part ? inPart(clock.times, part) : clock.times;
  const { timeType, startTime } = times;
  if (timeType !== 'start-only' || !startTime) return { times, hasLength: false };
  if (isDeadline) return { times: { timeType: 'due-by', dueTime: startTime }, hasLength: false };
  const left = minutesBetween(startTime, '24:00');
  if (!minutes || minutes >= left) return { times, hasLength: false };
  const endTime = addMinutes(startTime, minutes);
  return { times: { timeType: 'start-end', startTime, endTime }, hasLength: true };
}

// 'tonight at 8', 'tomorrow morning at 6': the other words say which half of the day.
function inPart(times: EntryTimes, part: TimeOfDay): EntryTimes {
  const moved = (time: string) => {
    const hour = Number(time.slice(0, 2)) % 12;
    return `${String(part === 'morning' ? hour : hour + 12).padStart(2, '0')}${time.slice(2)}`;
  };
  const { startTime, dueTime } = times;
  return {
    ...times,
    ...(startTime ? { startTime: moved(startTime) } : {}),
    ...(dueTime ? { dueTime: moved(dueTime) } : {}),
  };
}

// A quote that is still open reaches to the end. '5"' is a size.
function quotes(text: string): { start: number; end: number }[] {
  return [...text.matchAll(/(?<=^|[\s(])(?:"[^"]*(?:"|$)|“[^”]*(?:”|$))/g)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
}

function placesOf(ignored: readonly string[], text: string): { start: number; end: number }[] {
  const lower = text.toLowerCase();
  return ignored.flatMap((words) =>
    lower
      .split(words)
      .slice(0, -1)
      .map((_, at, before) => before.slice(0, at + 1).join(words).length)
      .map((start) => ({ start, end: start + words.length })),
  );
}
