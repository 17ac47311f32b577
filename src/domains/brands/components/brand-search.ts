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
    ...textsOf(search, ['id', 'q', 'relationship', 'category', 'tag']),
    ...(only ? { only } : {}),
  };
}

/** What /brands keeps in its address. */
export interface MoneySearch {
  id?: string;
  q?: string;
  year?: number;
  only?: 'overdue';
}

/** Reads the address of /brands; what it does not understand is left out. */
export function readMoneySearch(search: Record<string, unknown>): MoneySearch {
  const year = Number(search['year']);
  return {
    ...textsOf(search, ['id', 'q']),
    ...(Number.isInteger(year) && year >= firstYear && year <= lastYear ? { year } : {}),
    ...(search['only'] === 'overdue' ? { only: 'overdue' as const } : {}),
  };
}

const firstYear = 2000;
const lastYear = 2100;

function textsOf<Name extends string>(
  search: Record<string, unknown>,
  names: readonly Name[],
): { [N in Name]?: string } {
  const texts: { [N in Name]?: string } = {};
  for (const name of names) {
    const value = search[name];
    // The router reads `?q=2026` as a number.
    if (['string', 'number', 'boolean'].includes(typeof value)) texts[name] = String(value);
  }
  return texts;
}
