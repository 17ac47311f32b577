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

/**
 * Changes an expense. Its worth stays in the currency in which it was reckoned, until what is said of
 * its money tells what it is worth in the one that the workspace reckons in now.
 */
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
  const base = await baseOf(context);
  const baseCurrency = baseMinorOf(after, base) === null ? stored.baseCurrency : base;
  const baseMinor = baseMinorOf(after, baseCurrency);
  return expenses.update(context, { params: { id }, body: { ...body, baseMinor, baseCurrency } });
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

// Of a month as it is kept; days at an end that are no whole month are read from the expenses.
const summedBy: Record<TotalsBy, string> = {
  month: `to_char(month, 'YYYY-MM')`,
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

const nil = `'00000000-0000-0000-0000-000000000000'::uuid`;
const firstWhole = `(date_trunc('month', $2::date - 1) + interval '1 month')::date`;
const afterWhole = `date_trunc('month', $3::date + 1)::date`;
// In the order of their index: without statistics PostgreSQL would read all years by any other one.
const edge = (from: string, to: string) => `
    (select date_trunc('month', spent_on)::date, case when base_minor is not null then base_currency end,
        currency, expense_category_id, business_id, campaign_id, 1, amount_minor, base_minor,
        case when is_deductible then round(base_minor * business_use_percent / 100) end
      from expenses
      where workspace_id = $1 and deleted_at is null and spent_on between ${from} and ${to}
      order by spent_on)`;
const sumText = (by: TotalsBy) => `with spent as (
    select month, nullif(base_currency, '') as base, currency,
        nullif(expense_category_id, ${nil}) as expense_category_id,
        nullif(business_id, ${nil}) as business_id, nullif(campaign_id, ${nil}) as campaign_id,
        count, amount_minor, base_minor, deductible_minor
      from expense_sums
      where workspace_id = $1 and month >= ${firstWhole} and month < ${afterWhole}
    union all ${edge(`$2::date`, `least(${firstWhole} - 1, $3::date)`)}
    union all ${edge(`greatest(${afterWhole}, ${firstWhole})`, `$3::date`)}
  )
  select ${summedBy[by]} as "of", sum(count)::int as count,
    case when has_rate then sum(base_minor)::float8 end as "baseMinor",
    coalesce(sum(case when has_rate then deductible_minor end), 0)::float8 as "deductibleMinor",
    case when has_rate then $4 else currency end as currency,
    (case when has_rate then sum(base_minor) else sum(amount_minor) end)::float8 as "amountMinor"
  from (
    select *, base is not distinct from $4 as has_rate from spent
    where $5::uuid is null or business_id = $5
  ) as asked
  group by 1, has_rate, case when has_rate then $4 else currency end
  having sum(count) > 0
  order by 1 nulls last`;
