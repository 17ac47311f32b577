/** What /books/year keeps in its address. */
export function readYearSearch(search: Record<string, unknown>): { year?: number } {
  const year = Number(search['year']);
  return Number.isInteger(year) && year > 0 && year < 10_000 ? { year } : {};
}
