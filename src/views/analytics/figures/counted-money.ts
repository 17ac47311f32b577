import { daysText } from '#client/words/days-text.ts';
import { formatShortDate, type Formats } from '#client/words/format-dates.ts';
import { formatMoney } from '#client/words/format-money.ts';
import { amountText } from '#shared/money.ts';
import type { CountedRow, CountedRows } from '#views/analytics/counted-rows.tsx';
import type { CountedDays, CountedMoney } from './deal-figures.ts';

/** How rows are said: names for ids, days as the person writes them. */
export interface RowWords {
  formats: Formats & { today: string };
  /** What a row belongs to: 'Halden · Rain Shell', or the title of a link. */
  nameOf: (of: CountedMoney['of']) => string;
}

type Shown = Omit<CountedRows, 'label'>;

/** The rows of an amount. */
export function moneyRows(rows: readonly CountedMoney[], words: RowWords): Shown {
  return {
    head: ['Day', 'What', 'Of', 'Amount', 'Currency'],
    rows: rows.map((row) => {
      const { id, label, on, of, amountMinor, currency } = row;
      return {
        ...{ key: id, name: label, note: noteOf(row, words), of },
        text: formatMoney(amountMinor, currency),
        cells: [on, label, words.nameOf(of), amountText(amountMinor, currency), currency],
      };
    }),
  };
}

/** The rows of days that were waited. */
export function dayRows(rows: readonly CountedDays[], words: RowWords): Shown {
  return {
    head: ['Day', 'What', 'Of', 'Days'],
    rows: rows.map(({ id, label, on, days, campaignId }): CountedRow => {
      const of = { campaignId };
      return {
        ...{ key: id, name: label, note: noteOf({ on, of }, words), of },
        text: daysText(days),
        cells: [on, label, words.nameOf(of), days],
      };
    }),
  };
}

function noteOf(
  { on, of }: Pick<CountedMoney, 'on' | 'of'>,
  { formats, nameOf }: RowWords,
): string {
  return [on && formatShortDate(on, formats), nameOf(of)].filter(Boolean).join(' · ');
}
