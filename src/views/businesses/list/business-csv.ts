import { amountText } from '#shared/money.ts';
import type { Cell } from '#shared/files/csv.ts';
import { netMinor } from '#domains/money/expenses/figures/business-figures.ts';
import type { BusinessRow } from './business-columns.tsx';

/** Businesses as the rows of a spreadsheet, with their heads; what has no rate is not in it. */
export function businessCsv(rows: readonly BusinessRow[], base: string): Cell[][] {
  const heads = [
    'Deals',
    'Commission',
    'Spent',
    'What is left',
    'Outstanding',
    'Overdue',
    'Still to come',
  ];
  return [
    ['Business', ...heads.map((head) => `${head} in ${base}`)],
    ...rows.map(({ business, money }) => [
      business.name,
      ...[money.deals, money.commission, money.spent].map((total) =>
        amountText(total.amountMinor, base),
      ),
      amountText(netMinor(money), base),
      ...[money.outstanding, money.overdue, money.stillToCome].map((total) =>
        amountText(total.amountMinor, base),
      ),
    ]),
  ];
}
