import { decimalsOf, isCurrency } from '#shared/currency.ts';
import { readAmount } from '#shared/money.ts';

/** Words of a line that may be its amount. */
interface FoundAmount {
  /** As they stand, for `readAmount`: '2 450,90', '12.'. */
  figures: string;
  start: number;
  end: number;
  /** What is said beside the figures. */
  currency: string | undefined;
}

const signs: Readonly<Record<string, string>> = {
  $: 'USD',
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'JPY',
  '₹': 'INR',
  '₩': 'KRW',
  zł: 'PLN',
  R$: 'BRL',
  US$: 'USD',
  A$: 'AUD',
  C$: 'CAD',
  NZ$: 'NZD',
  HK$: 'HKD',
  S$: 'SGD',
  CHF: 'CHF',
};
const sign = String.raw`(?:R|US|A|C|NZ|HK|S)\$|zł|[$€£¥₹₩]`;
// Of no break, thin and narrow: as banks and other programs part thousands and currencies.
const gap = String.raw`[ \u{A0}\u{2009}\u{202F}]`;
const number = String.raw`\d[\d.,'’]*`;
const grouped = String.raw`[1-9]\d{0,2}(?<gap>${gap})\d{3}(?:\k<gap>\d{3})*(?!\d)(?:[.,]\d*)?`;
// '€12.50', '12.50 eur', 'eur 12', '12,50€', and '12.-' of what has no cents.
const amountOf = (figures: string) =>
  new RegExp(
    String.raw`(?<![\p{L}\d/.:#\-−])(?:(?<before>${sign}|[a-z]{3})${gap}?)?(?<figures>${figures})(?<dash>(?<=[.,])(?:--?|[–—]))?(?:${gap}?(?<after>${sign}|[a-z]{3}))?(?![\p{L}\d/:]|[.,-]\d)`,
    'dgiu',
  );
const numbers = amountOf(number);
const groupedNumbers = amountOf(grouped);

/** What may be the amount of a line: what bears a currency first, then what has decimals, then as they stand. */
export function amountsIn(text: string, usual: string): FoundAmount[] {
  const groups = found(groupedNumbers, text).filter((one) => isOneNumber(one, text));
  const others = found(numbers, text).filter(({ start, end }) =>
    groups.every((group) => end <= group.start || start >= group.end),
  );
  const likeness = ({ figures, currency, hasDash }: Candidate) =>
    (currency ? 2 : 0) + (hasDash || hasDecimals(figures, currency ?? usual) ? 1 : 0);
  return [...groups, ...others]
    .filter((one) => one.currency || !(measure.test(text.slice(one.end)) || isCount(one, text)))
    .toSorted((one, other) => likeness(other) - likeness(one) || one.start - other.start);
}

interface Candidate extends FoundAmount {
  /** '12.-' */
  hasDash: boolean;
}

function found(pattern: RegExp, text: string): Candidate[] {
  return [...text.matchAll(pattern)].map(({ groups = {}, indices }) => {
    const { before = '', after = '', dash } = groups;
    const figures = (groups['figures'] ?? '').replace(/[.,]$/, '');
    const [from = 0] = indices?.groups?.['figures'] ?? [];
    // A word of three letters beside a number is no part of it unless it is a currency.
    const [start = from] = (currencyOf(before) && indices?.groups?.['before']) || [];
    const [, end = from + figures.length] =
      (currencyOf(after) && indices?.groups?.['after']) || indices?.groups?.['dash'] || [];
    const currency = currencyOf(before) ?? currencyOf(after);
    return { figures, start, end, currency, hasDash: dash !== undefined };
  });
}

// A measure is no amount: '82 mm', '3 nights', '50%', and '3 x' of something without a number.
const measure =
  /^ ?(?:(?:[mck]?m|kg|g|ml|l|x(?! ?\d)|[gtm]b|h|hrs?|hours?|mins?|days?|nights?|weeks?|people|persons?|pcs|pieces?)\b|%)/iu;

// The smaller one of '120 x 3' says how many.
function isCount({ figures, start, end }: Candidate, text: string): boolean {
  const [, after] = /^ ?x ?(\d[\d.,]*)/i.exec(text.slice(end)) ?? [];
  const [, before] = /(\d[\d.,]*) ?x ?$/i.exec(text.slice(0, start)) ?? [];
  const size = sizeOf(figures);
  return (
    (after !== undefined && size <= sizeOf(after)) ||
    (before !== undefined && size < sizeOf(before))
  );
}

function sizeOf(figures: string): number {
  const read = readAmount(figures, 'USD');
  return typeof read === 'number' ? read : 0;
}
const numberBefore = new RegExp(String.raw`(?:\d${gap}|\+)$`, 'u');
const numberAfter = new RegExp(String.raw`^${gap}\d+`, 'u');

// Spaces part thousands, and numbers: beside one more, as in '555 123 4567', they are several, unless
// a currency holds them together. A space that does not break was not typed between two numbers.
function isOneNumber({ figures, currency, start, end }: Candidate, text: string): boolean {
  if (currency || !figures.includes(' ')) return true;
  const after = text.slice(end);
  const [next] = numberAfter.exec(after) ?? [];
  const goesOn = next !== undefined && !measure.test(after.slice(next.length));
  return !goesOn && !numberBefore.test(text.slice(0, start));
}

function hasDecimals(figures: string, currency: string): boolean {
  const { length } = /[.,](\d+)$/.exec(figures)?.[1] ?? '';
  return length === 2 || (length === 3 && decimalsOf(currency) === 3);
}

function currencyOf(word: string): string | undefined {
  const known = signs[word] ?? signs[word.toUpperCase()];
  if (known) return known;
  const code = word.toUpperCase();
  return code.length === 3 && isCurrency(code) ? code : undefined;
}
