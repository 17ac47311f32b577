import { addressWords } from '#client/address-words.ts';
import { isCurrency } from '#shared/money.ts';

/** What /content-brands keeps in its address: a reload, a link and Back show the same brands. */
export interface BrandSearch {
  /** The brand whose sheet is open. */
  id?: string;
  q?: string;
  relationship?: string;
  category?: string;
  tag?: string;
  /** 'due' to follow up by today, 'quiet' for more than 60 days without a word. */
  only?: 'due' | 'quiet' | 'archived';
}

/** Reads the address; what it does not understand is left out. */
export function readBrandSearch(search: Record<string, unknown>): BrandSearch {
  const only = (['due', 'quiet', 'archived'] as const).find((one) => one === search['only']);
  return {
    ...addressWords(search, ['id', 'q', 'relationship', 'category', 'tag']),
    ...(only ? { only } : {}),
  };
}

/** What /brands keeps in its address. */
export interface MoneySearch {
  id?: string;
  q?: string;
  year?: number;
  only?: 'overdue';
  /** Only what was agreed in it, as it was agreed. */
  currency?: string;
}

/** Reads the address of /brands; what it does not understand is left out. */
export function readMoneySearch(search: Record<string, unknown>): MoneySearch {
  const year = Number(search['year']);
  return {
    ...addressWords(search, ['id', 'q']),
    ...(Number.isInteger(year) && year >= firstYear && year <= lastYear ? { year } : {}),
    ...(isCurrency(String(search['currency'])) ? addressWords(search, ['currency']) : {}),
    ...(search['only'] === 'overdue' ? { only: 'overdue' as const } : {}),
  };
}

const firstYear = 2000;
const lastYear = 2100;
