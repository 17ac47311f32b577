import type { DayFormats } from '#client/words/format-dates.ts';
import type { Brand } from '#domains/business/brands/schema.ts';
import type { Business } from '#domains/business/businesses/schema.ts';
import type { ExpenseCategory } from '#domains/money/expenses/categories/schema.ts';
import { cadenceText } from '#domains/money/recurring/cadence/cadence-text.ts';
import { timesAYear, yearlyMinor } from '#domains/money/recurring/cadence/rules.ts';
import { dueOf, type Occurrence } from '#domains/money/recurring/figures/recurring-figures.ts';
import { goingAmount, nextDueOn, type State, stateOn } from '#domains/money/recurring/rules.ts';
import type { RecurringExpense } from '#domains/money/recurring/schema.ts';
import { convertedMinor } from '#shared/money.ts';

/** What recurring expenses refer to, by id; what is gone is none. */
interface RecurringParts {
  categories: ReadonlyMap<string, ExpenseCategory>;
  businesses: ReadonlyMap<string, Business>;
  brands: ReadonlyMap<string, Brand>;
}

/** A recurring expense with what its row shows besides. */
export interface RecurringLine {
  id: string;
  row: RecurringExpense;
  category: ExpenseCategory | undefined;
  business: Business | undefined;
  brand: Brand | undefined;
  state: State;
  /** 'Every month' */
  rhythm: string;
  nextOn: string | null;
  /** What is due and not handled, the oldest first. */
  due: readonly Occurrence[];
  /** What one costs from now on. */
  amountMinor: number;
  yearlyMinor: number;
}

/** The rows of recurring expenses, in their order. */
export function recurringLines(
  rows: readonly RecurringExpense[],
  parts: RecurringParts,
  formats: DayFormats,
): RecurringLine[] {
  const named = <T>(known: ReadonlyMap<string, T>, id: string | null) =>
    id === null ? undefined : known.get(id);
  return rows.map((row) => {
    const amountMinor = goingAmount(row, formats.today);
    return {
      id: row.id,
      row,
      category: named(parts.categories, row.expenseCategoryId),
      business: named(parts.businesses, row.businessId),
      brand: named(parts.brands, row.brandId),
      state: stateOn(row, formats.today),
      rhythm: cadenceText(row, formats),
      nextOn: nextDueOn(row),
      due: dueOf(row, formats.today),
      amountMinor,
      yearlyMinor: yearlyMinor(amountMinor, timesAYear(row.rrule)),
    };
  });
}

/** What they can be sorted by; amounts by what they are in the workspace's currency. */
export const recurringValues = (base: string) =>
  ({
    title: ({ row }) => row.title,
    category: ({ category }) => category?.name ?? null,
    business: ({ business }) => business?.name ?? null,
    rhythm: ({ row }) => -timesAYear(row.rrule).count / timesAYear(row.rrule).of,
    next: ({ nextOn }) => nextOn,
    amount: ({ row, amountMinor }) => convertedMinor({ ...row, amountMinor }, base) ?? amountMinor,
    yearly: ({ row, yearlyMinor: amountMinor }) =>
      convertedMinor({ ...row, amountMinor }, base) ?? amountMinor,
  }) satisfies Record<string, (line: RecurringLine) => string | number | null>;
