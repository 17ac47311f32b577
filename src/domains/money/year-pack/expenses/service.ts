import type { Cell } from '#shared/files/csv.ts';
import { amountText } from '#shared/money.ts';
import {
  deductibleMinor,
  methodLabels,
  reimbursementLabels,
} from '#domains/money/expenses/rules.ts';
import type { Expense } from '#domains/money/expenses/schema.ts';
import { Tally, tallyOf } from '#domains/money/year-pack/rules.ts';
import type { PackScope } from '#domains/money/year-pack/scope/service.ts';

type Found = Pick<
  Expense,
  | ('id' | 'title' | 'spentOn' | 'amountMinor' | 'currency' | 'rate' | 'baseMinor')
  | ('baseCurrency' | 'taxMinor' | 'isDeductible' | 'businessUsePercent' | 'paymentMethod')
  | ('reimbursement' | 'reimbursedOn' | 'tags' | 'notes')
> &
  Record<'category' | 'taxCode' | 'business' | 'campaign' | 'brand' | 'trip', string | null>;

const pageLength = 2_000;
const expensesText = `
  select expense.id, expense.title, expense.spent_on as "spentOn",
    expense.amount_minor as "amountMinor", expense.currency, expense.rate::float8 as rate,
    expense.base_minor as "baseMinor", expense.base_currency as "baseCurrency",
    expense.tax_minor as "taxMinor", expense.is_deductible as "isDeductible",
    expense.business_use_percent::float8 as "businessUsePercent",
    expense.payment_method as "paymentMethod", expense.reimbursement,
    expense.reimbursed_on as "reimbursedOn", expense.tags, expense.notes,
    category.name as category, category.tax_code as "taxCode", business.name as business,
    deal.campaign_name as campaign, brand.name as brand, trip.title as trip
  from (
    select * from expenses
    where workspace_id = $1 and deleted_at is null and spent_on between $2::date and $3::date
      and ($4::uuid is null or business_id = $4)
      and ($5::date is null or (spent_on, id) > ($5::date, $6::uuid))
    order by spent_on, id limit ${pageLength}
  ) as expense
    left join expense_categories category
      on category.workspace_id = expense.workspace_id and category.id = expense.expense_category_id
    left join businesses business
      on business.workspace_id = expense.workspace_id and business.id = expense.business_id
    left join campaigns deal
      on deal.workspace_id = expense.workspace_id and deal.id = expense.campaign_id
    left join brands brand on brand.workspace_id = expense.workspace_id
      and brand.id = coalesce(expense.brand_id, deal.brand_id)
    left join trips trip on trip.workspace_id = expense.workspace_id and trip.id = expense.trip_id
  order by expense.spent_on, expense.id`;

/** What was spent, page by page: `onRows` takes the rows of the table as they come. */
export async function readExpenses(
  { transaction, values, base }: PackScope,
  receiptsOf: (expenseId: string) => readonly string[],
  onRows: (rows: readonly (readonly Cell[])[]) => void,
) {
  const [all, deductible] = [new Tally(), new Tally()];
  const [byMonth, byCategory] = [new Map<string, Tally>(), new Map<string, Tally>()];
  onRows([headsOf(base)]);
  let last: Found | undefined;
  for (;;) {
    const after = [last?.spentOn ?? null, last?.id ?? null];
    const page = await transaction.query<Found>(expensesText, [...values, ...after]);
    for (const expense of page) {
      const inBase = expense.baseCurrency === base ? expense.baseMinor : null;
      const month = tallyOf(byMonth, expense.spentOn.slice(0, 7));
      const category = tallyOf(byCategory, expense.category ?? 'No category');
      for (const tally of [all, month, category]) tally.add(inBase, expense);
      if (expense.isDeductible)
        deductible.add(inBase === null ? null : deductibleMinor(expense), expense);
    }
    onRows(page.map((expense) => rowOf(expense, base, receiptsOf(expense.id))));
    last = page.at(-1);
    if (page.length < pageLength) return { all, deductible, byMonth, byCategory };
  }
}

function headsOf(base: string): Cell[] {
  return [
    ...['Date', 'Description', 'Category', 'Tax label', 'Business', 'Campaign', 'Brand', 'Trip'],
    ...['Amount', 'Currency', 'Rate', `Amount in ${base}`, 'Tax included', `Deductible in ${base}`],
    ...['Paid with', 'Reimbursement', 'Reimbursed on', 'Tags', 'Notes', 'Receipts'],
  ];
}

function rowOf(expense: Found, base: string, receipts: readonly string[]): Cell[] {
  const { currency, taxMinor } = expense;
  const inBase = expense.baseCurrency === base ? expense.baseMinor : null;
  const counted = inBase === null ? null : deductibleMinor(expense);
  return [
    ...[expense.spentOn, expense.title, expense.category, expense.taxCode, expense.business],
    ...[expense.campaign, expense.brand, expense.trip],
    ...[amountText(expense.amountMinor, currency), currency, expense.rate],
    inBase === null ? null : amountText(inBase, base),
    taxMinor === null ? null : amountText(taxMinor, currency),
    counted === null ? null : amountText(counted, base),
    ...[methodLabels[expense.paymentMethod], reimbursementLabels[expense.reimbursement]],
    ...[expense.reimbursedOn, expense.tags.join(' '), expense.notes, receipts.join(' ')],
  ];
}
