import type { CategoryColor } from '#shared/colors.ts';
import type { ExpenseCategory } from './schema.ts';

type Starter = Pick<
  ExpenseCategory,
  'name' | 'color' | 'taxCode' | 'isDeductibleDefault' | 'businessUseDefaultPercent'
>;

const starter = (
  name: string,
  color: CategoryColor,
  taxCode: string,
  more: Partial<Starter> = {},
): Starter => ({
  name,
  color,
  taxCode,
  isDeductibleDefault: true,
  businessUseDefaultPercent: 100,
  ...more,
});

/**
 * What creators spend money on, with the words that the US form for sole proprietors (Schedule C) has
 * for it: labels, never advice, and none outside the US.
 */
export const starterCategories: readonly Starter[] = [
  starter('Equipment & gear', 'indigo', 'Depreciation / §179'),
  starter('Software & subscriptions', 'purple', 'Other expenses'),
  starter('Props & supplies', 'orange', 'Supplies'),
  starter('Products to review', 'orange', 'Supplies'),
  starter('Editors & contractors', 'pink', 'Contract labor'),
  starter('Advertising & promotion', 'red', 'Advertising'),
  starter('Platform & agency fees', 'teal', 'Commissions and fees'),
  starter('Payment & bank fees', 'teal', 'Other expenses'),
  starter('Travel', 'blue', 'Travel'),
  starter('Meals', 'green', 'Meals (usually 50 % deductible in the US)'),
  starter('Car & transport', 'blue', 'Car and truck'),
  starter('Studio & rental', 'teal', 'Rent or lease'),
  starter('Phone & internet', 'purple', 'Utilities', { businessUseDefaultPercent: 50 }),
  starter('Home office', 'teal', 'Home office'),
  starter('Education & events', 'indigo', 'Other expenses'),
  starter('Insurance', 'red', 'Insurance'),
  starter('Legal & accounting', 'pink', 'Legal and professional'),
  starter('Giveaways', 'green', 'Other expenses'),
  starter('Taxes & licences', 'red', 'Taxes and licenses'),
  starter('Personal (not deductible)', 'green', '', { isDeductibleDefault: false }),
];

/**
 * The id that a starter category has in a workspace: of two people who use one for the first time
 * at once, the second finds the first's.
 */
export function starterId(workspaceId: string, name: string): string {
  const at = starterCategories.findIndex((one) => one.name === name);
  return `${workspaceId.slice(0, -2)}${(at + 1).toString(16).padStart(2, '0')}`;
}
