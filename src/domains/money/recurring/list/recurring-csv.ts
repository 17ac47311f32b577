import type { Cell } from '#shared/files/csv.ts';
import type { DayFormats } from '#client/words/format-dates.ts';
import { methodLabels } from '#domains/money/expenses/rules.ts';
import { ruleText } from '#domains/money/recurring/cadence/cadence-text.ts';
import { amountText, convertedMinor } from '#shared/money.ts';
import type { RecurringLine } from './recurring-lines.ts';
import { stateLabels } from './state-labels.ts';

/** Recurring expenses as the rows of a spreadsheet, with their heads. */
export function recurringRows(
  lines: readonly RecurringLine[],
  base: string,
  formats: DayFormats,
): Cell[][] {
  const heads = [
    ...['Name', 'Amount', 'Currency', `Amount in ${base}`, 'Differs each time', 'How often'],
    ...['First due', 'Next due', 'Status', 'Posts by itself', `Per year in ${base}`],
    ...['Category', 'Business', 'Brand', 'Paid with', 'Deductible', 'Business use', 'Notes'],
  ];
  const inBase = (minor: number | null) => (minor === null ? null : amountText(minor, base));
  const rows = lines.map(
    ({ row, category, business, brand, state, nextOn, amountMinor, yearlyMinor }) => [
      row.title,
      amountText(amountMinor, row.currency),
      row.currency,
      inBase(convertedMinor({ ...row, amountMinor }, base)),
      row.amountType === 'variable' ? 'yes' : 'no',
      ruleText(row, formats),
      row.startsOn,
      nextOn,
      stateLabels[state],
      row.posting === 'auto' ? 'yes' : 'no',
      inBase(convertedMinor({ ...row, amountMinor: yearlyMinor }, base)),
      category?.name,
      business?.name,
      brand?.name,
      methodLabels[row.paymentMethod],
      row.isDeductible ? 'yes' : 'no',
      row.businessUsePercent,
      row.notes,
    ],
  );
  return [heads, ...rows];
}
