import { changedFields, keysOf, picked } from '#client/sync/live/changed-fields.ts';
import type {
  AffiliateEarning,
  affiliateEarningFields,
} from '#domains/business/affiliate-links/earnings/schema.ts';
import type { AffiliateLink } from '#domains/business/affiliate-links/schema.ts';
import { amountText, percentMinor, readAmount } from '#shared/money.ts';

/** The cells of a link's row in the grid of a month, as they are typed. */
export const cellNames = ['clicks', 'orders', 'sales', 'commission', 'rate'] as const;
export type CellName = (typeof cellNames)[number];
export type Cells = Record<CellName, string>;

/** What a row means. */
export type MonthFields = Pick<
  AffiliateEarning,
  Exclude<keyof typeof affiliateEarningFields, 'affiliateLinkId' | 'month' | 'status' | 'paidOn'>
>;

/** The currency that a row is logged in: what is logged keeps its own. */
export function currencyOf(link: AffiliateLink, earning: AffiliateEarning | undefined): string {
  return earning?.currency ?? link.currency;
}

/** How what is logged stands in the cells; without it they are blank, but for the rate used last. */
export function cellsOf(
  earning: AffiliateEarning | undefined,
  { currency, lastRate }: { currency: string; lastRate: number | null },
): Cells {
  const amount = (minor: number | null | undefined) =>
    minor === null || minor === undefined ? '' : amountText(minor, currency);
  return {
    clicks: String(earning?.clicks ?? ''),
    orders: String(earning?.orders ?? ''),
    sales: amount(earning?.salesMinor),
    commission: amount(earning?.commissionMinor),
    rate: String((earning ? earning.rate : lastRate) ?? ''),
  };
}

/**
 * A row of which a cell was typed: its commission follows from what is known, unless somebody typed
 * another one.
 */
export function withCommission(
  { before, after }: Record<'before' | 'after', Cells>,
  link: Paying,
  currency: string,
): Cells {
  const [was, is] = [before, after].map((cells) => workedOut(cells, link, currency));
  const isOwn = before.commission.trim() !== '' && before.commission !== was;
  const isTyped = after.commission !== before.commission;
  return isOwn || isTyped || was === is ? after : { ...after, commission: is ?? '' };
}

/**
 * What of a row says something else than what is logged, once `more` of it was typed. Whatever others
 * log meanwhile shows in the other cells.
 */
export function typedCells(
  { logged, typed, more }: { logged: Cells; typed: Partial<Cells>; more: Partial<Cells> },
  link: Paying,
  currency: string,
): Partial<Cells> {
  const before = { ...logged, ...typed };
  const after = { ...before, ...more };
  return changedFields(logged, withCommission({ before, after }, link, currency));
}

type Paying = Pick<
  AffiliateLink,
  'commissionType' | 'commissionPercent' | 'commissionMinor' | 'currency'
>;

/** Sales by the percentage, or orders by what each pays; blank where one of them is not known. */
function workedOut({ sales, orders }: Cells, link: Paying, currency: string): string {
  const { commissionType, commissionPercent, commissionMinor } = link;
  if (commissionType === 'percent' && commissionPercent !== null) {
    const sold = sales.trim() === '' ? null : readAmount(sales, currency);
    return typeof sold === 'number'
      ? amountText(percentMinor(sold, commissionPercent), currency)
      : '';
  }
  if (commissionType !== 'flat' || commissionMinor === null || link.currency !== currency)
    return '';
  const count = orders.trim() === '' ? null : readCount(orders.trim());
  return typeof count === 'number' ? amountText(count * commissionMinor, currency) : '';
}

/** Whether nothing was said: a rate alone says nothing. */
export function isBlank({ clicks, orders, sales, commission }: Cells): boolean {
  return [clicks, orders, sales, commission].every((text) => text.trim() === '');
}

/** Reads a row; what cannot be read comes back as a sentence for its cell. */
export function readCells(
  cells: Cells,
  { currency, base }: { currency: string; base: string },
): { fields: MonthFields } | { errors: Partial<Cells> } {
  const errors: Partial<Cells> = {};
  const read = (name: CellName, how: (text: string) => number | { error: string }) => {
    const text = cells[name].trim();
    if (text === '') return null;
    const value = how(text);
    if (typeof value === 'number') return value;
    errors[name] = value.error;
    return null;
  };
  const rate = currency === base ? null : read('rate', readRate);
  const fields = {
    clicks: read('clicks', readCount),
    orders: read('orders', readCount),
    salesMinor: read('sales', (text) => readAmount(text, currency)),
    commissionMinor: read('commission', (text) => readAmount(text, currency)),
    currency,
    rate,
    rateCurrency: rate === null ? null : base,
  };
  return Object.keys(errors).length > 0 ? { errors } : { fields };
}

const fieldsOfCell: Record<CellName, readonly (keyof MonthFields)[]> = {
  clicks: ['clicks'],
  orders: ['orders'],
  sales: ['salesMinor'],
  commission: ['commissionMinor'],
  rate: ['rate', 'rateCurrency'],
};

/** Of what a row means, the fields of the cells that were typed. */
export function fieldsOf(fields: MonthFields, typed: Partial<Cells>): Partial<MonthFields> {
  return picked(
    fields,
    keysOf(typed).flatMap((name) => fieldsOfCell[name]),
  );
}

const maxCount = 1_000_000_000;

function readCount(text: string): number | { error: string } {
  const plain = text.replaceAll(/[\s,.'’]/g, '');
  if (!/^\d+$/.test(plain)) return { error: 'Use a whole number' };
  const count = Number(plain);
  return count > maxCount ? { error: 'This number is too large' } : count;
}

function readRate(text: string): number | { error: string } {
  const rate = Number(text.replace(',', '.'));
  if (!(rate > 0)) return { error: 'Use a rate above 0' };
  if (rate > maxCount) return { error: 'This rate is too large' };
  return Number(rate.toFixed(8)) === rate ? rate : { error: 'Use at most 8 decimals' };
}
