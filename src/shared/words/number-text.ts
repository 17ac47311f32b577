/**
 * '1,200', '-3.5': a number in English, with at most three decimals. By hand, as browsers take some
 * tens of milliseconds for their own at its first use, which is in the first page.
 */
export function numberText(value: number): string {
  const [whole = '', decimals] = String(Math.round(value * 1000) / 1000).split('.');
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
  return decimals === undefined ? grouped : `${grouped}.${decimals}`;
}
