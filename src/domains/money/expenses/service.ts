import { onAttachmentChange } from '#domains/around/attachments/service.ts';
import type { MemberContext } from '#server/http/context.ts';
import { crud } from '#server/records/crud.ts';
import type { JsonText } from '#server/http/json.ts';
import { AppError } from '#shared/errors.ts';
import { baseMinorOf, wrongTogether } from './rules.ts';
import {
  type Expense,
  type ExpenseChanges,
  expenseFields,
  type ExpenseSum,
  type TotalsBy,
} from './schema.ts';

export const expenses = crud({
  table: 'expenses',
  scope: 'workspace',
  fields: expenseFields,
  noun: 'Expense',
  activity: true,
  search: { on: 'spentOn' },
});

const baseText = `select base_currency as base from workspaces where id = $1`;

/** What the workspace reckons in. */
export async function baseOf({ transaction, workspaceId }: MemberContext): Promise<string> {
  const [workspace] = await transaction.query<{ base: string }>(baseText, [workspaceId]);
  return workspace?.base ?? 'USD';
}

type NewExpense = Parameters<typeof expenses.create>[1]['body'] &
  Pick<Expense, 'amountMinor' | 'currency' | 'rate' | 'rateCurrency'>;

/** Writes an expense down, with what it is worth in the currency of the workspace as that is now. */
export async function createExpense(
  context: MemberContext,
  body: NewExpense,
): Promise<JsonText<never>> {
  const baseCurrency = await baseOf(context);
  const baseMinor = baseMinorOf(body, baseCurrency);
  return expenses.create(context, { body: { ...body, baseMinor, baseCurrency } });
}

/** Changes an expense; its worth stays in the currency in which it was reckoned. */
export async function updateExpense(
  context: MemberContext,
  id: string,
  body: ExpenseChanges,
): Promise<JsonText<never>> {
  const { amountMinor, currency, rate, rateCurrency, taxMinor } = body;
  const isMoneyLeft = [amountMinor, currency, rate, rateCurrency, taxMinor].every(
    (said) => said === undefined,
  );
  if (isMoneyLeft) return expenses.update(context, { params: { id }, body });
  const stored = await expenses.lock(context, id);
  if (!stored) throw new AppError('not_found', 'Expense not found');
  const wrong = wrongTogether(stored, body);
  if (wrong)
    throw new AppError('invalid', wrong.message, { fields: { [wrong.field]: wrong.message } });
  const said = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
  const after = { ...stored, ...said };
  const baseMinor = baseMinorOf(after, stored.baseCurrency);
  return expenses.update(context, { params: { id }, body: { ...body, baseMinor } });
}

const countText = `select count(*)::int as count from attachments
  where workspace_id = $1 and expense_id = $2 and deleted_at is null`;

// How many receipts there are stands on the expense itself: lists have to ask for no files.
onAttachmentChange(async (context, { expenseId }) => {
  if (expenseId === null) return;
  const expense = await expenses.lock(context, expenseId);
  if (!expense) return;
  const [files] = await context.transaction.query<{ count: number }>(countText, [
    context.workspaceId,
    expenseId,
  ]);
  const receiptCount = files?.count ?? 0;
  if (receiptCount !== expense.receiptCount)
    await expenses.update(context, { params: { id: expenseId }, body: { receiptCount } });
});

const summedBy: Record<TotalsBy, string> = {
  month: `to_char(spent_on, 'YYYY-MM')`,
  category: 'expense_category_id::text',
  business: 'business_id::text',
  campaign: 'campaign_id::text',
};

/** What was spent, ever or between two days, in the workspace's currency, by month or by a record. */
export async function totalsOf(
  context: MemberContext,
  asked: {
    from?: string | undefined;
    to?: string | undefined;
    by: TotalsBy;
    businessId?: string | undefined;
  },
): Promise<ExpenseSum[]> {
  const { transaction, workspaceId } = context;
  const { from, to, by, businessId } = asked;
  const base = await baseOf(context);
  return transaction.query<ExpenseSum>(sumText(by), [
    workspaceId,
    from ?? '-infinity',
    to ?? 'infinity',
    base,
    businessId ?? null,
  ]);
}

const sumText = (by: TotalsBy) => `select ${summedBy[by]} as "of", count(*)::int as count,
    case when has_rate then sum(base_minor)::float8 end as "baseMinor",
    coalesce(sum(case when has_rate and is_deductible then round(base_minor * business_use_percent / 100) end), 0)::float8
      as "deductibleMinor",
    case when has_rate then $4 else currency end as currency,
    (case when has_rate then sum(base_minor) else sum(amount_minor) end)::float8 as "amountMinor"
  from (
    select *, base_minor is not null and base_currency = $4 as has_rate from expenses
    where workspace_id = $1 and spent_on between $2::date and $3::date and deleted_at is null
      and ($5::uuid is null or business_id = $5)
  ) as spent
  group by 1, has_rate, case when has_rate then $4 else currency end
  order by 1 nulls last`;
