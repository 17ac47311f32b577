import type { MemberContext } from '#server/http/context.ts';
import type { JsonText } from '#server/http/json.ts';
import { createExpense, expenses, updateExpense } from '#domains/money/expenses/service.ts';
import type { Expense } from '#domains/money/expenses/schema.ts';
import { amountOn, dueOn, openOccurrences, shifted } from '#domains/money/recurring/rules.ts';
import type { RecurringExpense, Settlement } from '#domains/money/recurring/schema.ts';
import { changeDays, lockRecurring, refused, todayOf } from '#domains/money/recurring/service.ts';
import { newId } from '#shared/ids.ts';

/**
 * Posts or skips the next occurrences, one after another. What was handled before stays as it is, so
 * that asking twice does no harm.
 */
export async function settle(
  context: MemberContext,
  id: string,
  settlements: readonly Settlement[],
): Promise<JsonText<never> | RecurringExpense> {
  const row = await lockRecurring(context, id);
  const today = await todayOf(context);
  let { handledThroughOn } = row;
  for (const one of settlements.toSorted(byDay)) {
    const { occurrenceOn, isPosted } = one;
    if (handledThroughOn !== null && occurrenceOn <= handledThroughOn) continue;
    requireNext({ ...row, handledThroughOn }, occurrenceOn);
    if (isPosted) await post(context, row, { ...one, status: 'confirmed', today });
    handledThroughOn = occurrenceOn;
  }
  if (handledThroughOn === row.handledThroughOn) return row;
  return changeDays(context, row, { handledThroughOn });
}

const byDay = (one: Settlement, other: Settlement) =>
  one.occurrenceOn.localeCompare(other.occurrenceOn);

function requireNext(row: RecurringExpense, occurrenceOn: string): void {
  const [next] = openOccurrences(row, { count: 1 });
  if (next === occurrenceOn) return;
  throw refused(
    'occurrenceOn',
    next !== undefined && next < occurrenceOn
      ? `Post or skip ${next} first`
      : 'Nothing falls due on this day',
  );
}

type Posted = Settlement & { status: Expense['status']; today: string };

/** Writes the expense of an occurrence, at most one; gives whether there is one now that was not. */
export async function post(
  context: MemberContext,
  row: RecurringExpense,
  said: Posted,
  { revives = true } = {},
): Promise<boolean> {
  const { occurrenceOn, status, today } = said;
  const due = dueOn(occurrenceOn, row);
  const { amountMinor = amountOn(row, occurrenceOn), spentOn = due < today ? due : today } = said;
  const known = await expenseOf(context, row.id, occurrenceOn);
  if (known && !(known.isDeleted && revives)) return false;
  const spent = { ...saidBy(row), amountMinor, spentOn, status };
  if (known) {
    await expenses.restore(context, { params: { id: known.id } });
    await updateExpense(context, known.id, { ...spent, taxMinor: null });
    return true;
  }
  await createExpense(context, {
    ...{ ...spent, id: newId(), toolId: row.toolId },
    ...{ recurringExpenseId: row.id, occurrenceOn },
  });
  return true;
}

// One that is posted anew is written as the bill is now, too.
function saidBy(row: RecurringExpense) {
  const { title, currency, rate, rateCurrency, expenseCategoryId } = row;
  const { businessId, campaignId, brandId } = row;
  const { paymentMethod, isDeductible, businessUsePercent } = row;
  return {
    ...{ title, currency, rate, rateCurrency, expenseCategoryId },
    ...{ businessId, campaignId, brandId },
    ...{ paymentMethod, isDeductible, businessUsePercent },
  };
}

/**
 * Takes back what was posted or skipped last: the expenses are deleted and the days are open again.
 * Of a day with later ones handled after it, the expense alone is.
 */
export async function unsettle(
  context: MemberContext,
  id: string,
  occurrences: readonly string[],
): Promise<JsonText<never> | RecurringExpense> {
  const row = await lockRecurring(context, id);
  let { handledThroughOn } = row;
  for (const occurrenceOn of occurrences.toSorted().toReversed()) {
    const known = await expenseOf(context, id, occurrenceOn);
    if (known && !known.isDeleted) await expenses.remove(context, { params: { id: known.id } });
    if (handledThroughOn !== null && isLast(row, handledThroughOn, occurrenceOn))
      handledThroughOn = shifted(occurrenceOn, -1);
  }
  if (handledThroughOn === row.handledThroughOn) return row;
  return changeDays(context, row, { handledThroughOn });
}

// No day of the rule lies between it and what was handled.
function isLast(row: RecurringExpense, handledThroughOn: string, occurrenceOn: string): boolean {
  if (occurrenceOn > handledThroughOn) return false;
  const asHandled = { ...row, handledThroughOn: shifted(occurrenceOn, -1) };
  const days = openOccurrences(asHandled, { count: 2, through: handledThroughOn });
  return days.length === 1 && days[0] === occurrenceOn;
}

interface Known {
  id: string;
  isDeleted: boolean;
}

async function expenseOf(
  { transaction, workspaceId }: MemberContext,
  id: string,
  occurrenceOn: string,
): Promise<Known | undefined> {
  const [known] = await transaction.query<Known & Record<string, unknown>>(
    `select id, deleted_at is not null as "isDeleted" from expenses
      where workspace_id = $1 and recurring_expense_id = $2 and occurrence_on = $3`,
    [workspaceId, id, occurrenceOn],
  );
  return known;
}
