import { addressWords } from '#client/words/address-words.ts';

/** What /businesses keeps in its address; `year` is the one in which a fiscal year begins. */
export function readBusinessesSearch(search: Record<string, unknown>) {
  const { year, ...words } = addressWords(search, ['q', 'only', 'year']);
  return { ...words, ...yearIn(year) };
}

/** What the page of one business keeps in its address. */
export function readBusinessSearch(search: Record<string, unknown>) {
  return yearIn(addressWords(search, ['year']).year);
}

function yearIn(said: string | undefined): { year?: number } {
  const year = Number(said);
  return said !== undefined && /^\d{4}$/.test(said) && year >= firstYear && year <= lastYear
    ? { year }
    : {};
}

const firstYear = 2000;
const lastYear = 2100;
