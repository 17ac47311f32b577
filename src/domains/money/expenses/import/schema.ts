import * as z from 'zod/mini';
import { creation, entity, fileNameLine } from '#shared/entity.ts';
import { recordOfMoney } from '#shared/money.ts';
import { newExpense } from '#domains/money/expenses/schema.ts';

/** The most expenses that come at once. */
export const maxImportRows = 20_000;

const fileName = fileNameLine(200, 'Give the file a name');

/** Expenses that came from one file. */
export const expenseImportFields = recordOfMoney({ fileName, rowCount: z.int() });
export const expenseImport = entity(expenseImportFields);
export type ExpenseImport = z.infer<typeof expenseImport>;

export const newExpenseImport = creation({ fileName });
export type NewExpenseImport = z.output<typeof newExpenseImport>;

/** What is sent of a file that was read: each row as an expense is created. */
export const importedRow = newExpense;
export type ImportedRow = z.input<typeof newExpense>;
