import { keysOf, picked } from '#client/sync/live/changed-fields.ts';
import { editRecord } from '#client/record/edit-record.ts';
import { tellDone } from '#client/ui/toasts/tell-done.ts';
import { countText } from '#client/words/count-text.ts';
import { today } from '#client/words/dates.ts';
import { userTimeZone } from '#domains/people/auth/data.ts';
import {
  endRecurring,
  pauseRecurring,
  recurringExpenses,
  resumeRecurring,
  settleOccurrences,
  takeBackOccurrences,
} from '#domains/money/recurring/data.ts';
import {
  dueOccurrences,
  endedPauses,
  nextDueOn,
  openOccurrences,
  type Repeats,
  withPause,
} from '#domains/money/recurring/rules.ts';
import {
  maxAtOnce,
  type OfDue,
  type RecurringExpense,
  type RecurringExpenseChanges,
  type Settlement,
} from '#domains/money/recurring/schema.ts';
import { newId } from '#shared/ids.ts';
import { askSettle } from '#domains/money/recurring/settling/settle-host.tsx';

type NewRecurring = Omit<Parameters<typeof recurringExpenses.create>[0], 'id'>;

const untouched = { pauses: [], endedOn: null, handledThroughOn: null };

/** Adds what is paid again and again, and says so; gives its id. Undo takes back what was posted with it. */
export function addRecurring(fields: NewRecurring): string {
  const id = newId();
  const { startsOn, posting = 'confirm', weekendRule = 'as_is' } = fields;
  const posted = postedAtOnce({ ...fields, ...untouched, posting, weekendRule });
  tellDone('Recurring expense added', [recurringExpenses.create({ ...fields, id })], () => {
    if (posted.length > 0)
      void takeBackOccurrences({ ...untouched, id, nextDueOn: startsOn }, posted);
    return recurringExpenses.remove(id);
  });
  return id;
}

// As the server does with one that posts itself, when it is written.
function postedAtOnce(row: Repeats & Pick<RecurringExpense, 'posting'>): string[] {
  return row.posting === 'auto' ? dueOccurrences(row, today(userTimeZone()), maxAtOnce) : [];
}

/** Changes it as its fields are left; currency and rate go together. Where that posts expenses, it says so. */
export function changeRecurring(
  row: RecurringExpense,
  changes: RecurringExpenseChanges,
  due: OfDue = 'keep',
): void {
  const { rate, rateCurrency } = row;
  const isOfMoney = 'currency' in changes || 'rate' in changes;
  const together = isOfMoney ? { rate, rateCurrency } : {};
  const update = (fields: RecurringExpenseChanges) =>
    recurringExpenses.update(row.id, fields, { due });
  const posted =
    row.posting === 'auto' ? [] : postedAtOnce({ ...row, posting: changes.posting ?? 'confirm' });
  if (posted.length === 0)
    return editRecord<RecurringExpenseChanges>(row, { ...together, ...changes }, update);
  const text = `${countText(posted.length, 'expense')} posted`;
  const back = picked<RecurringExpenseChanges>(row, keysOf(changes));
  // Only what is confirmed again is not posted a second time.
  tellDone(text, [update(changes)], () => [update(back), takeBackOccurrences(row, posted)]);
}

/** Says that the next one was paid; of one that differs each time it asks how much. */
export function payNext(row: RecurringExpense): void {
  const [occurrenceOn] = openOccurrences(row, { count: 1 });
  if (row.amountType === 'variable' || !occurrenceOn) askSettle({ kind: 'paid', id: row.id });
  else pay(row, { occurrenceOn });
}

/** Writes the expense of an occurrence. */
export function pay(row: RecurringExpense, said: Omit<Settlement, 'isPosted'>): void {
  settle(row, [{ ...said, isPosted: true }], `“${row.title}” paid`);
}

/** Skips the next one. */
export function skipNext(row: RecurringExpense): void {
  const [occurrenceOn] = openOccurrences(row, { count: 1 });
  if (occurrenceOn)
    settle(row, [{ occurrenceOn, isPosted: false }], `“${row.title}” skipped this time`);
}

/** Posts some of the late ones and skips the others, at once. */
export function settleLate(row: RecurringExpense, settlements: Settlement[]): void {
  const posted = settlements.filter(({ isPosted }) => isPosted).length;
  const skipped = settlements.length - posted;
  const parts = [
    posted > 0 && `${countText(posted, 'expense')} posted`,
    skipped > 0 && `${skipped} skipped`,
  ];
  settle(row, settlements, parts.filter(Boolean).join(', '));
}

function settle(row: RecurringExpense, settlements: Settlement[], text: string): void {
  const days = settlements.map(({ occurrenceOn }) => occurrenceOn).toSorted();
  const handledThroughOn = days.at(-1) ?? row.handledThroughOn;
  const next = nextDueOn({ ...row, handledThroughOn });
  tellDone(text, [settleOccurrences(row.id, settlements, next)], () =>
    takeBackOccurrences(row, days),
  );
}

/** Lets it rest from a day on. */
export function pause(
  row: RecurringExpense,
  { on, resumesOn }: { on: string; resumesOn: string | null },
): void {
  tellDone('Recurring expense paused', [sendPause(row, on, resumesOn)], () => [
    sendResume(row, on),
    ...restAgain(row, on),
  ]);
}

/** Goes on from a day on, after a pause or an end. */
export function resume(row: RecurringExpense, on: string): void {
  tellDone('Recurring expense resumed', [sendResume(row, on)], () => restAgain(row, on));
}

/** Ends it on a day; what is due stays. */
export function end(row: RecurringExpense, on: string): void {
  tellDone('Recurring expense ended', [endRecurring(row.id, on)], () => [
    sendResume(row, on),
    ...restAgain(row, on),
  ]);
}

/** Has it rest from a day on, and end, as it was to before. */
function restAgain(row: RecurringExpense, on: string) {
  const { id, pauses, endedOn } = row;
  const ahead = pauses.filter(({ until }) => until === null || until > on);
  return [
    ...ahead.map(({ from, until }) => sendPause(row, from, until)),
    ...(endedOn === null ? [] : [endRecurring(id, endedOn)]),
  ];
}

function sendPause(row: RecurringExpense, on: string, resumesOn: string | null) {
  const pauses = withPause(row, { from: on, until: resumesOn });
  const after = { ...row, pauses, endedOn: null };
  const patch = { pauses, endedOn: null, nextDueOn: nextDueOn(after) };
  return pauseRecurring(row.id, { on, resumesOn }, patch);
}

function sendResume(row: RecurringExpense, on: string) {
  const pauses = endedPauses(row, on);
  const after = { ...row, pauses, endedOn: null };
  return resumeRecurring(row.id, on, { pauses, endedOn: null, nextDueOn: nextDueOn(after) });
}

/** Writes it down once more, beginning with the next one. */
export function duplicateRecurring(row: RecurringExpense, on: string): string {
  const { title, amountMinor, currency, rate, rateCurrency, amountType, rrule, weekendRule } = row;
  const { posting, remindDaysBefore, expenseCategoryId, businessId, campaignId, brandId } = row;
  const { paymentMethod, isDeductible, businessUsePercent, notes } = row;
  const [startsOn = on] = openOccurrences(row, { count: 1 });
  return addRecurring({
    ...{ title, amountMinor, currency, rate, rateCurrency, amountType, rrule, weekendRule },
    ...{ posting, remindDaysBefore, expenseCategoryId, businessId, campaignId, brandId },
    ...{ paymentMethod, isDeductible, businessUsePercent, notes, startsOn },
  });
}

/** Deletes it; its expenses stay, and Undo brings it back. */
export function deleteRecurring({ id }: RecurringExpense): void {
  tellDone('Recurring expense deleted', [recurringExpenses.remove(id)], () =>
    recurringExpenses.restore(id),
  );
}
