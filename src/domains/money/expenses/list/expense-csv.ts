import type { Cell } from '#shared/files/csv.ts';
import { amountText } from '#shared/money.ts';
import { inBase } from '#domains/money/expenses/figures/expense-figures.ts';
import {
  deductibleMinor,
  methodLabels,
  reimbursementLabels,
} from '#domains/money/expenses/rules.ts';
import type { ExpenseLine } from './expense-lines.ts';

/** Expenses as the rows of a spreadsheet, with their heads. */
export function expenseRows(lines: readonly ExpenseLine[], base: string): Cell[][] {
  const heads = [
    ...['Date', 'Description', 'Category', 'Tax label', 'Business', 'Campaign', 'Brand'],
    ...['Amount', 'Currency', 'Rate', `Amount in ${base}`, 'Tax included', `Deductible in ${base}`],
    ...['Paid with', 'Reimbursement', 'Reimbursed on', 'Receipts', 'Tags', 'Notes'],
  ];
  const rows = lines.map(({ expense, category, business, campaign, brand }) => {
    const minor = inBase(expense, base);
    const deductible = minor === null ? null : deductibleMinor({ ...expense, baseMinor: minor });
    return [
      expense.spentOn,
      expense.title,
      category?.name,
      category?.taxCode,
      business?.name,
      campaign?.campaignName,
      brand?.name,
      amountText(expense.amountMinor, expense.currency),
      expense.currency,
      expense.rate,
      minor === null ? null : amountText(minor, base),
      expense.taxMinor === null ? null : amountText(expense.taxMinor, expense.currency),
      deductible === null ? null : amountText(deductible, base),
      methodLabels[expense.paymentMethod],
      reimbursementLabels[expense.reimbursement],
      expense.reimbursedOn,
      expense.receiptCount,
      expense.tags.join(' '),
      expense.notes,
    ];
  });
  return [heads, ...rows];
}
