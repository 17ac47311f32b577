import type { DateRule } from '#shared/dated.ts';
import { datesAfter } from '#shared/recurrence/dates.ts';
import { readRecurrence } from '#shared/recurrence/rule.ts';
import type { AmountType, EarlierAmount, Pause, RecurringExpense, WeekendRule } from './schema.ts';

/** What says on which days something falls due. */
export type Repeats = Pick<
  RecurringExpense,
  'rrule' | 'startsOn' | 'weekendRule' | 'pauses' | 'endedOn' | 'handledThroughOn'
>;

/** On the agenda a recurring expense stands on the day when the next one is to be paid. */
export const recurringDate: DateRule<'nextDueOn'> = {
  kind: 'bill-due',
  date: 'nextDueOn',
  isOpen: [],
};

/** How the types of amounts read on screen. */
export const amountTypeLabels: Record<AmountType, string> = {
  fixed: 'Always the same',
  variable: 'Differs each time',
};

/** How it reads on screen where weekends move a day to. */
export const weekendLabels: Record<WeekendRule, string> = {
  as_is: 'Stays there',
  previous_business_day: 'Friday before',
  next_business_day: 'Monday after',
};

interface Asked {
  count: number;
  /** No day of the rule after this one. */
  through?: string;
  /** Only those after this day, if they are not handled either. */
  after?: string;
}

/** The first days of the rule that are neither handled nor in a pause, in order. */
export function openOccurrences(row: Repeats, { count, through, after }: Asked): string[] {
  const rule = readRecurrence(row.rrule);
  if (typeof rule === 'string') return [];
  const { startsOn: start, pauses, endedOn } = row;
  const before = shifted(start, -1);
  const last = rule.count && datesAfter(rule, { start, after: before, count: rule.count }).at(-1);
  const found: string[] = [];
  let from = [row.handledThroughOn ?? before, after ?? before].toSorted().at(-1) ?? before;
  while (found.length < count) {
    const [day] = datesAfter({ ...rule, count: null }, { start, after: from, count: 1 });
    if (!day || (endedOn !== null && day >= endedOn)) break;
    if ((last && day > last) || (through && day > through)) break;
    const within = pauses.find((pause) => isIn(pause, day));
    if (!within) found.push(day);
    if (within?.until === null) break;
    from = within?.until ? shifted(within.until, -1) : day;
  }
  return found;
}

const isIn = ({ from, until }: Pause, day: string) =>
  from <= day && (until === null || day < until);

const saturday = 6;
const sunday = 7;

/** The day on which an occurrence is to be paid: weekends may move it. */
export function dueOn(occurrenceOn: string, { weekendRule }: Pick<Repeats, 'weekendRule'>): string {
  if (weekendRule === 'as_is') return occurrenceOn;
  const { dayOfWeek } = Temporal.PlainDate.from(occurrenceOn);
  if (dayOfWeek < saturday) return occurrenceOn;
  const isForward = weekendRule === 'next_business_day';
  return shifted(occurrenceOn, isForward ? sunday + 1 - dayOfWeek : saturday - 1 - dayOfWeek);
}

/** When the first occurrence that is not handled is to be paid; null if none will come. */
export function nextDueOn(row: Repeats): string | null {
  const [next] = openOccurrences(row, { count: 1 });
  return next === undefined ? null : dueOn(next, row);
}

/** The furthest that a weekend moves a day. */
const weekendDays = 2;

/** What is due today or was before, and is not handled, the oldest first. */
export function dueOccurrences(row: Repeats, today: string, count: number): string[] {
  const through = shifted(today, weekendDays);
  return openOccurrences(row, { count, through }).filter((day) => dueOn(day, row) <= today);
}

/** What falls due after today, up to and including a day. */
export function comingOccurrences(row: Repeats, today: string, lastOn: string): string[] {
  const [after, through] = [shifted(today, -weekendDays - 1), shifted(lastOn, weekendDays)];
  const count = Temporal.PlainDate.from(after).until(through).days;
  return openOccurrences(row, { count, after, through }).filter((day) => {
    const due = dueOn(day, row);
    return due > today && due <= lastOn;
  });
}

type Amounts = Pick<RecurringExpense, 'amountMinor' | 'earlierAmounts'>;

/** What an occurrence costs: one that was due before the amount changed keeps its own. */
export function amountOn({ amountMinor, earlierAmounts }: Amounts, occurrenceOn: string): number {
  const earlier = earlierAmounts.find(({ throughOn }) => occurrenceOn <= throughOn);
  return earlier?.amountMinor ?? amountMinor;
}

/** What the first one costs that is not handled. */
export function nextAmount(row: Repeats & Amounts): number {
  // Most never had another amount: their days are not reckoned.
  const [next] = row.earlierAmounts.length > 0 ? openOccurrences(row, { count: 1 }) : [];
  return next === undefined ? row.amountMinor : amountOn(row, next);
}

/** What one costs that falls due after today: the price that a tool has later may be another. */
export function goingAmount(row: Repeats & Amounts, today: string): number {
  if (row.earlierAmounts.length === 0) return row.amountMinor;
  const coming = openOccurrences(row, { count: weekendDays + 1, after: today });
  const next = coming.find((day) => dueOn(day, row) > today);
  return next === undefined ? row.amountMinor : amountOn(row, next);
}

/** The amounts of before, once another one holds from the first occurrence after a day on. */
export function keptAmounts(
  row: Pick<RecurringExpense, 'amountMinor' | 'earlierAmounts' | 'handledThroughOn'>,
  throughOn: string,
): EarlierAmount[] {
  const { handledThroughOn, earlierAmounts, amountMinor } = row;
  const open = earlierAmounts.filter((one) => one.throughOn > (handledThroughOn ?? ''));
  const last = open.at(-1);
  // The due ones have an amount of before already.
  if (last && last.throughOn >= throughOn) return open;
  return [...open, { throughOn, amountMinor }];
}

export type State = 'active' | 'paused' | 'ended';

/** How it stands on a day; what has run out has ended. */
export function stateOn(row: Repeats, today: string): State {
  if (row.endedOn !== null && row.endedOn <= today) return 'ended';
  if (row.pauses.some((pause) => isIn(pause, today))) return 'paused';
  return openOccurrences(row, { count: 1 }).length > 0 ? 'active' : 'ended';
}

/** The pause that a day is in. */
export function pauseOn({ pauses }: Pick<Repeats, 'pauses'>, today: string): Pause | undefined {
  return pauses.find((pause) => isIn(pause, today));
}

/** The pauses with another one; what it covers of those of before is part of it. */
export function withPause(row: Pick<Repeats, 'pauses' | 'handledThroughOn'>, added: Pause) {
  const { from, until } = added;
  const kept = stillOpen(row).flatMap((pause) => {
    const before = { from: pause.from, until: min(pause.until, from) };
    const after = until === null ? [] : [{ from: max(pause.from, until), until: pause.until }];
    return [before, ...after].filter(isSome);
  });
  return [...kept, added].filter(isSome).toSorted((a, b) => a.from.localeCompare(b.from));
}

/** The pauses once it goes on with a day: none reaches beyond it. */
export function endedPauses(row: Pick<Repeats, 'pauses' | 'handledThroughOn'>, on: string) {
  return stillOpen(row)
    .map(({ from, until }) => ({ from, until: min(until, on) }))
    .filter(isSome);
}

/** The pauses once it goes on with a day, also after its end: what lies between is left out. */
export function resumedPauses(
  row: Pick<Repeats, 'pauses' | 'handledThroughOn' | 'endedOn'>,
  on: string,
) {
  const pauses = endedPauses(row, on);
  if (row.endedOn === null || row.endedOn >= on) return pauses;
  return withPause({ ...row, pauses }, { from: row.endedOn, until: on });
}

// Of a pause that lies behind what was handled nothing depends any more.
const stillOpen = ({ pauses, handledThroughOn }: Pick<Repeats, 'pauses' | 'handledThroughOn'>) =>
  pauses.filter(({ until }) => until === null || until > (handledThroughOn ?? ''));
const isSome = ({ from, until }: Pause) => until === null || from < until;
const min = (one: string | null, other: string) => (one === null || one > other ? other : one);
const max = (one: string, other: string) => (one > other ? one : other);

/** A day so many days later. */
export function shifted(day: string, days: number): string {
  return Temporal.PlainDate.from(day).add({ days }).toString();
}
