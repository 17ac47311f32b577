import { notConvertedText } from '#client/words/format-total.ts';
import type { Cell } from '#shared/files/csv.ts';
import { amountText, type Total } from '#shared/money.ts';
import type { MoneyRow } from './money-columns.tsx';

/** What brands pay and owe as the rows of a spreadsheet, with their heads. */
export function moneyRows(
  rows: readonly MoneyRow[],
  { base, year }: { base: string; year: string },
): Cell[][] {
  const sums = ['Paid', 'Outstanding', 'Overdue', 'Still to come', 'Gifted', 'Affiliate'] as const;
  const heads = [
    ...['Brand', 'Year', 'Deals'],
    ...sums.flatMap((name) => [`${name} (${base})`, `${name}, ${notConverted}`]),
    ...['Days to pay', 'Terms'],
  ];
  const body = rows.map(({ brand, money }) => {
    const { paid, outstanding, overdue, stillToCome, gifted, affiliate } = money;
    const amounts = [paid, outstanding, overdue, stillToCome, gifted, affiliate].flatMap((total) =>
      cellsOf(total, base),
    );
    return [brand.name, year, money.deals, ...amounts, money.daysToPay, brand.paymentTermsDays];
  });
  return [heads, ...body];
}

const notConverted = 'not converted';

function cellsOf(total: Total, base: string): Cell[] {
  const beside = notConvertedText(total).replace(`${notConverted}: `, '');
  return [amountText(total.amountMinor, base), beside];
}
