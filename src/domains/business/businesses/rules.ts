import type { NamedBy, Namers } from '#shared/words/kept-text.ts';
import type { BusinessType } from './schema.ts';

/** How a form of business reads on screen. */
export const businessTypeLabels: Record<BusinessType, string> = {
  sole_proprietor: 'Sole proprietor',
  llc: 'LLC',
  limited_company: 'Limited company',
  corporation: 'Corporation',
  partnership: 'Partnership',
  nonprofit: 'Nonprofit',
  other: 'Other',
};

const shownAtMost = 4;

/** What lists show of a tax id: its last four characters, of a short one the last alone. */
export function taxIdEnding(taxId: string): string {
  return taxId.length > 2 * shownAtMost ? taxId.slice(-shownAtMost) : taxId.slice(-1);
}

/** First and last day of the fiscal year that a day lies in, `YYYY-MM-DD`; 1 is January. */
export function fiscalYearOf(day: string, startMonth: number): { from: string; to: string } {
  const date = Temporal.PlainDate.from(day);
  return fiscalYearFrom(date.month >= startMonth ? date.year : date.year - 1, startMonth);
}

/** First and last day of the fiscal year that begins in a year. */
export function fiscalYearFrom(year: number, startMonth: number): { from: string; to: string } {
  const from = Temporal.PlainDate.from({ year, month: startMonth, day: 1 });
  return { from: from.toString(), to: from.add({ years: 1 }).subtract({ days: 1 }).toString() };
}

/** What keeps a business from being deleted. */
export const businessNamers = {
  campaigns: { noun: 'campaign' },
  'affiliate-links': { noun: 'affiliate link' },
  expenses: { noun: 'expense', isMoney: true },
  'recurring-expenses': { noun: 'recurring expense', isMoney: true },
  tools: { noun: 'tool', isMoney: true },
  invoices: { noun: 'invoice', isMoney: true },
} as const satisfies Namers;
export type BusinessUses = NamedBy<typeof businessNamers>;
