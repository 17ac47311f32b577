import type { UploadContext } from '#server/http/context.ts';
import type { JsonText } from '#server/http/json.ts';
import { readImportedRows } from '#server/records/imported-rows.ts';
import { type ImportedSet, importsOf } from '#server/records/imports.ts';
import { keepsMoney } from '#server/records/kept-money.ts';
import { baseMinorOf } from '#domains/money/expenses/rules.ts';
import { baseOf, expenses } from '#domains/money/expenses/service.ts';
import type { Expense } from '#domains/money/expenses/schema.ts';
import {
  type ExpenseImport,
  expenseImportFields,
  importedRow,
  maxImportRows,
  type NewExpenseImport,
} from './schema.ts';

keepsMoney('expense-imports', expenseImportFields);

const fields = [
  ...['title', 'spentOn', 'amountMinor', 'currency', 'rate', 'rateCurrency', 'baseMinor'],
  ...['baseCurrency', 'taxMinor', 'expenseCategoryId', 'businessId', 'campaignId', 'brandId'],
  ...['paymentMethod', 'isDeductible', 'businessUsePercent', 'reimbursement', 'reimbursedOn'],
  ...['status', 'paidByUserId', 'tags', 'notes'],
];

const rows: ImportedSet<'workspace'> = {
  table: 'expenses',
  fields,
  records: expenses,
  async complete(context, part) {
    const baseCurrency = await baseOf(context);
    // The schema has read each of them as an expense is created.
    return (part as Expense[]).map((row) => ({
      ...row,
      baseMinor: baseMinorOf(row, baseCurrency),
      baseCurrency,
    }));
  },
};

/** The imports of a workspace. */
export const expenseImports = importsOf({
  table: 'expenseImports',
  scope: 'workspace',
  fields: expenseImportFields,
  sets: new Map([['rows', rows]]),
});

const shapes = {
  rows: {
    row: importedRow,
    most: maxImportRows,
    tooManyText: 'Import at most 20,000 expenses at a time',
  },
};

/** Writes down all expenses of a file, or none of them. */
export async function importExpenses(
  context: UploadContext,
  body: NewExpenseImport,
): Promise<JsonText<ExpenseImport>> {
  const read = await readImportedRows(context.file.path, shapes);
  const values = { ...body, rowCount: read.rows.length };
  return context.commit((member) => expenseImports.write(member, values, read));
}
