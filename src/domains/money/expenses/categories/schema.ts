import * as z from 'zod/mini';
import { categoryColors } from '#shared/colors.ts';
import { entity, line, prose } from '#shared/entity.ts';
import { percent, recordOfMoney } from '#shared/money.ts';

/** What money is spent on. */
export const expenseCategoryFields = recordOfMoney({
  name: line(60, 'Give the category a name'),
  color: z._default(z.enum(categoryColors), 'blue'),
  /** What a tax form calls it: a label, never advice. */
  taxCode: z._default(prose(60).check(z.trim()), ''),
  isDeductibleDefault: z._default(z.boolean(), true),
  businessUseDefaultPercent: z._default(percent, 100),
  sortOrder: z._default(z.number().check(z.minimum(-1e9), z.maximum(1e9)), 0),
  isArchived: z._default(z.boolean(), false),
});
export const expenseCategory = entity(expenseCategoryFields);
export type ExpenseCategory = z.infer<typeof expenseCategory>;
