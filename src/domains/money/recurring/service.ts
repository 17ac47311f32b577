import { timeZoneOf } from '#domains/people/auth/profile/service.ts';
import type { MemberContext } from '#server/http/context.ts';
import type { JsonText } from '#server/http/json.ts';
import { crud } from '#server/records/crud.ts';
import { AppError } from '#shared/errors.ts';
import { wrongTogether } from '#domains/money/expenses/rules.ts';
import { wrongDays } from '#domains/money/recurring/cadence/rules.ts';
import {
  dueOccurrences,
  keptAmounts,
  nextDueOn,
  openOccurrences,
  resumedPauses,
  shifted,
  withPause,
} from './rules.ts';
import {
  maxKept,
  type NewRecurringExpense,
  type OfDue,
  type Pause,
  type RecurringExpense,
  type RecurringExpenseChanges,
  recurringExpenseFields,
} from './schema.ts';

export const recurringExpenses = crud({
  table: 'recurringExpenses',
  scope: 'workspace',
  fields: recurringExpenseFields,
  noun: 'Recurring expense',
  search: { on: 'nextDueOn' },
});

const untouched = { pauses: [], earlierAmounts: [], endedOn: null, handledThroughOn: null };

/** Writes down what is paid again and again; all from its first day on is still to be handled. */
export async function createRecurring(
  context: MemberContext,
  body: NewRecurringExpense,
): Promise<JsonText<never>> {
  requireOccurrence({ ...body, ...untouched });
  const nextOn = nextDueOn({ ...body, ...untouched });
  return recurringExpenses.create(context, { body: { ...body, nextDueOn: nextOn } });
}

/** Changes what is paid again and again; what was posted stays as it is. */
export async function updateRecurring(
  context: MemberContext,
  id: string,
  { body, due }: { body: RecurringExpenseChanges; due: OfDue },
): Promise<JsonText<never>> {
  const stored = await lockRecurring(context, id);
  const wrong = wrongTogether(stored, body);
  if (wrong) throw refused(wrong.field, wrong.message);
  const said = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
  const after: RecurringExpense = { ...stored, ...said };
  const message = wrongDays(after);
  if (message) throw refused(body.rrule === undefined ? 'startsOn' : 'rrule', message);
  const isOfDays = body.rrule !== undefined || body.startsOn !== undefined;
  if (isOfDays) requireOccurrence({ ...after, ...untouched });
  return recurringExpenses.update(context, {
    params: { id },
    body: {
      ...body,
      ...(isOfDays || body.weekendRule ? { nextDueOn: nextDueOn(after) } : {}),
      ...(await amountsAfter(context, { stored, body, due })),
    },
  });
}

// Of another currency nobody knows what was meant for the due ones.
async function amountsAfter(
  context: MemberContext,
  { stored, body, due }: { stored: RecurringExpense; body: RecurringExpenseChanges; due: OfDue },
): Promise<Pick<RecurringExpense, 'earlierAmounts'> | object> {
  const { amountMinor, currency = stored.currency } = body;
  if (currency !== stored.currency) return { earlierAmounts: [] };
  if (amountMinor === undefined || amountMinor === stored.amountMinor) return {};
  if (due === 'follow') return { earlierAmounts: [] };
  const last = dueOccurrences(stored, await todayOf(context), maxDue).at(-1);
  return last === undefined ? {} : { earlierAmounts: keptAmounts(stored, last).slice(-maxKept) };
}

const maxDue = 1_000;

/** Leaves out what would fall due from a day on, until it goes on or for good. */
export async function pauseRecurring(
  context: MemberContext,
  id: string,
  pause: Pause,
): Promise<JsonText<never>> {
  const row = await lockRecurring(context, id);
  const pauses = withPause(row, pause);
  if (pauses.length > maxKept) throw refused('on', 'Handle what is due before you pause again');
  return changeDays(context, row, { pauses, endedOn: null });
}

/** Goes on from a day on; what lies between is left out. */
export async function resumeRecurring(
  context: MemberContext,
  id: string,
  on: string,
): Promise<JsonText<never>> {
  const row = await lockRecurring(context, id);
  const pauses = resumedPauses(row, on).slice(-maxKept);
  return changeDays(context, row, { pauses, endedOn: null });
}

/** Ends it on a day: nothing falls due from then on. */
export async function endRecurring(
  context: MemberContext,
  id: string,
  on: string,
): Promise<JsonText<never>> {
  return changeDays(context, await lockRecurring(context, id), { endedOn: on });
}

/** Writes what decides on its days, and when the next one is due by that. */
export function changeDays(
  context: MemberContext,
  row: RecurringExpense,
  changes: Partial<Pick<RecurringExpense, 'pauses' | 'endedOn' | 'handledThroughOn'>>,
): Promise<JsonText<never>> {
  return recurringExpenses.update(context, {
    params: { id: row.id },
    body: { ...changes, nextDueOn: nextDueOn({ ...row, ...changes }) },
  });
}

/** A recurring expense as stored, locked: what two do at once comes one after the other. */
export async function lockRecurring(context: MemberContext, id: string): Promise<RecurringExpense> {
  const row = await recurringExpenses.lock(context, id);
  if (!row) throw new AppError('not_found', 'Recurring expense not found');
  return row;
}

/** The day that it is for whoever calls. */
export async function todayOf(context: MemberContext): Promise<string> {
  return Temporal.Now.plainDateISO(await timeZoneOf(context)).toString();
}

export function refused(field: string, message: string): AppError {
  return new AppError('invalid', message, { fields: { [field]: message } });
}

function requireOccurrence(row: Parameters<typeof openOccurrences>[0]): void {
  if (openOccurrences(row, { count: 1, after: shifted(row.startsOn, -1) }).length === 0)
    throw refused('rrule', 'This never falls due: choose another rhythm or a later end');
}
