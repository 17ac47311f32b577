import { editRecord } from '#client/record/edit-record.ts';
import { tellDone } from '#client/ui/toasts/tell-done.ts';
import { countText } from '#client/words/count-text.ts';
import {
  endRecurring,
  pauseRecurring,
  recurringExpenses,
  resumeRecurring,
  settleOccurrences,
  takeBackOccurrences,
} from '#domains/money/recurring/data.ts';
import {
  endedPauses,
  nextDueOn,
  openOccurrences,
  pauseOn,
  withPause,
} from '#domains/money/recurring/rules.ts';
import type {
  OfDue,
  RecurringExpense,
  RecurringExpenseChanges,
  Settlement,
} from '#domains/money/recurring/schema.ts';
import { newId } from '#shared/ids.ts';
import { askSettle } from '#domains/money/recurring/settling/settle-host.tsx';

type NewRecurring = Omit<Parameters<typeof recurringExpenses.create>[0], 'id'>;

/** Adds what is paid again and again, and says so; gives its id. */
export function addRecurring(fields: NewRecurring): string {
  const id = newId();
  tellDone('Recurring expense added', [recurringExpenses.create({ ...fields, id })], () =>
    recurringExpenses.remove(id),
  );
  return id;
}

/** Changes it as its fields are left; currency and rate go together. */
export function changeRecurring(
  row: RecurringExpense,
  changes: RecurringExpenseChanges,
  due: OfDue = 'keep',
): void {
  const { rate, rateCurrency } = row;
  const isOfMoney = 'currency' in changes || 'rate' in changes;
  const together = isOfMoney ? { rate, rateCurrency } : {};
  editRecord<RecurringExpenseChanges>(row, { ...together, ...changes }, (fields) =>
    recurringExpenses.update(row.id, fields, { due }),
  );
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
  tellDone('Recurring expense paused', [sendPause(row, on, resumesOn)], () => sendResume(row, on));
}

/** Goes on from a day on, after a pause or an end. */
export function resume(row: RecurringExpense, on: string): void {
  const { endedOn } = row;
  const pausedNow = pauseOn(row, on);
  tellDone('Recurring expense resumed', [sendResume(row, on)], () =>
    endedOn !== null
      ? endRecurring(row.id, endedOn)
      : pausedNow && sendPause(row, pausedNow.from, pausedNow.until),
  );
}

/** Ends it on a day; what is due stays. */
export function end(row: RecurringExpense, on: string): void {
  const pausedNow = pauseOn(row, on);
  tellDone('Recurring expense ended', [endRecurring(row.id, on)], () =>
    pausedNow ? sendPause(row, pausedNow.from, pausedNow.until) : sendResume(row, on),
  );
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
export function duplicateRecurring(row: RecurringExpense, today: string): string {
  const { title, amountMinor, currency, rate, rateCurrency, amountType, rrule, weekendRule } = row;
  const { posting, remindDaysBefore, expenseCategoryId, businessId, campaignId, brandId } = row;
  const { paymentMethod, isDeductible, businessUsePercent, notes } = row;
  const [startsOn = today] = openOccurrences(row, { count: 1 });
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
