import { starterCategories } from '#domains/money/expenses/categories/rules.ts';
import { expenseCategoriesContract } from '#domains/money/expenses/categories/contract.ts';
import { expensesContract } from '#domains/money/expenses/contract.ts';
import { businessesContract } from '#domains/business/businesses/contract.ts';
import type { BrandName, Brands } from './brands.ts';
import type { Deals } from './deals.ts';
import type { Maker } from './maker.ts';
import { makeBills } from './bills.ts';
import { sampleExpenses } from './expenses.ts';

const currency = 'USD';

/** Two businesses, and what they spent in a year. */
export async function makeMoney(
  maker: Maker,
  { brands, deals }: { brands: Brands; deals: Deals },
): Promise<void> {
  const studio = await businessCalled(maker, 'Lark Studio', {
    type: 'sole_proprietor',
    country: 'IE',
    email: 'books@larkstudio.example',
    address: '4 Quay Street\nKinsale\nIreland',
    paymentDetails: 'IBAN IE29 AIBK 9311 5212 3456 78',
    color: 'teal',
  });
  const prints = await businessCalled(maker, 'Lark Prints', {
    type: 'limited_company',
    country: 'IE',
    invoicePrefix: 'LP-',
    color: 'purple',
  });
  const categories = new Map(await maker.named('expense_categories'));
  for (const [at, expense] of sampleExpenses().entries()) {
    const starter = starterCategories.find(({ name }) => name === expense.category);
    if (!starter) throw new Error(`No category is called ${expense.category}`);
    const { name, isDeductibleDefault, businessUseDefaultPercent } = starter;
    const known = categories.get(name);
    const expenseCategoryId =
      known ??
      (await maker.create(expenseCategoriesContract, { ...starter, sortOrder: categories.size }));
    categories.set(name, expenseCategoryId);
    maker.goTo(expense.day);
    await maker.create(expensesContract, {
      title: expense.title,
      spentOn: maker.day(expense.day),
      amountMinor: expense.amountMinor,
      currency: expense.currency ?? currency,
      ...(expense.rate ? { rate: expense.rate, rateCurrency: currency } : {}),
      expenseCategoryId,
      businessId: expense.isOfPrints ? prints : studio,
      campaignId: (expense.deal && deals.get(expense.deal)) ?? null,
      brandId: expense.brand ? brands[expense.brand satisfies BrandName] : null,
      paymentMethod: at % 4 === 0 ? 'bank' : 'card',
      isDeductible: isDeductibleDefault,
      businessUsePercent: businessUseDefaultPercent,
      reimbursement: expense.reimbursement ?? 'none',
    });
  }
  await makeBills(maker, {
    businessId: studio,
    categoryOf: (name) => categories.get(name) ?? null,
  });
}

async function businessCalled(
  maker: Maker,
  name: string,
  fields: Partial<Parameters<typeof maker.create<typeof businessesContract.create>>[1]>,
): Promise<string> {
  const known = (await maker.named('businesses')).get(name);
  return known ?? maker.create(businessesContract, { ...fields, name, baseCurrency: currency });
}
