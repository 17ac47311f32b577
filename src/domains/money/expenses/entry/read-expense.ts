import type { Formats } from '#client/words/format-dates.ts';
import { readDate } from '#client/words/read-date.ts';
import { plain } from '#client/words/title-match.ts';
import { decimalsOf, isCurrency } from '#shared/currency.ts';
import { readAmount } from '#shared/money.ts';

export interface Named {
  id: string;
  name: string;
}

export interface ExpenseContext extends Pick<Formats, 'dateFormat'> {
  today: string;
  /** 0 is Sunday. */
  weekStartsOn: number;
  /** Of an amount that names no currency. */
  currency: string;
  categories: readonly Named[];
  brands: readonly Named[];
  /** What somebody gave back: words that look like a phrase and are none. */
  ignored?: readonly string[];
}

export type ExpensePhraseKind = 'amount' | 'date' | 'category' | 'brand';

/** Words of the line that say something. */
export interface ExpensePhrase {
  kind: ExpensePhraseKind;
  start: number;
  end: number;
  words: string;
}

/** What a line says of an expense; `title` is what is left of it. */
export interface ReadExpense {
  title: string;
  amountMinor?: number;
  currency?: string;
  /** Why the amount is none, for its place. */
  amountError?: string;
  spentOn?: string;
  expenseCategoryId?: string;
  brandId?: string;
  phrases: readonly ExpensePhrase[];
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
  CHF: 'CHF',
};
const sign = String.raw`R\$|zł|[$€£¥₹₩]`;
const number = String.raw`\d[\d.,'’]*`;
// '€12.50', '12.50 eur', 'eur 12', '12,50€'
const amounts = new RegExp(
  String.raw`(?<![\p{L}\d/.:#-])(?:(?<before>${sign}|[a-z]{3}) ?)?(?<figures>${number})(?: ?(?<after>${sign}|[a-z]{3}))?(?![\p{L}\d/:]|[.,-]\d)`,
  'dgiu',
);
const joins = /^(?:with|for|at|to|from|on|and|in|by|the|a)$/i;

/** Reads a line such as '12.50 eur lunch with Halden yesterday #Meals', as it is typed. */
export function readExpense(text: string, context: ExpenseContext): ReadExpense {
  const phrases: ExpensePhrase[] = [];
  const { ignored = [] } = context;
  const isFree = (start: number, end: number) =>
    phrases.every((phrase) => end <= phrase.start || start >= phrase.end);
  const take = (kind: ExpensePhraseKind, start: number, end: number) => {
    const words = text.slice(start, end);
    if (!isFree(start, end) || ignored.includes(words)) return false;
    phrases.push({ kind, start, end, words });
    return true;
  };
  const category = hashtagIn(text, context.categories, take);
  const date = dateIn(text, context, take);
  const amount = amountIn(text, context.currency, take);
  const brand = nameIn(text, context.brands, take);
  return {
    title: titleOf(text, phrases),
    ...amount,
    ...(date ? { spentOn: date } : {}),
    ...(category ? { expenseCategoryId: category.id } : {}),
    ...(brand ? { brandId: brand.id } : {}),
    phrases: phrases.toSorted((one, other) => one.start - other.start),
  };
}

type Take = (kind: ExpensePhraseKind, start: number, end: number) => boolean;

// '#Meals', '#meals', '#phone-internet' for 'Phone & internet'.
function hashtagIn(text: string, categories: readonly Named[], take: Take): Named | undefined {
  for (const match of text.matchAll(/(?<![^\s])#(?<tag>[\p{L}\d][\p{L}\d_-]*)/gu)) {
    const asked = lettersOf(match.groups?.['tag'] ?? '');
    const found =
      categories.find(({ name }) => lettersOf(name) === asked) ??
      only(categories.filter(({ name }) => lettersOf(name).startsWith(asked)));
    if (found && take('category', match.index, match.index + match[0].length)) return found;
  }
  return undefined;
}

const only = <T>(found: readonly T[]) => (found.length === 1 ? found[0] : undefined);
const lettersOf = (name: string) => plain(name).replaceAll(/[^\p{L}\d]/gu, '');

function amountIn(
  text: string,
  usual: string,
  take: Take,
): Pick<ReadExpense, 'amountMinor' | 'currency' | 'amountError'> {
  let error: string | undefined;
  for (const { figures, currency, start, end } of amountsIn(text, usual)) {
    const amountMinor = readAmount(figures, currency ?? usual);
    if (typeof amountMinor !== 'number') error ??= amountMinor.error;
    else if (amountMinor > 0 && take('amount', start, end))
      return { amountMinor, currency: currency ?? usual };
  }
  return error ? { amountError: error } : {};
}

// A measure is no amount: '82 mm', '3 nights'.
const measure =
  /^ ?(?:[mck]?m|kg|g|ml|l|x|[gtm]b|h|hrs?|hours?|mins?|days?|nights?|weeks?|people|persons?|pcs|pieces?|%)\b/iu;

// What bears a currency first, then what has decimals, then as they stand.
function amountsIn(text: string, usual: string) {
  return [...text.matchAll(amounts)]
    .map(({ groups = {}, indices }) => {
      const { before = '', after = '' } = groups;
      const figures = (groups['figures'] ?? '').replace(/[.,]$/, '');
      const [from = 0] = indices?.groups?.['figures'] ?? [];
      // A word of three letters beside a number is no part of it unless it is a currency.
      const [start = from] = (currencyOf(before) && indices?.groups?.['before']) || [];
      const [, end = from + figures.length] =
        (currencyOf(after) && indices?.groups?.['after']) || [];
      const currency = currencyOf(before) ?? currencyOf(after);
      const likeness = (currency ? 2 : 0) + (hasDecimals(figures, currency ?? usual) ? 1 : 0);
      return { figures, start, end, currency, likeness };
    })
    .filter(({ end, currency }) => currency || !measure.test(text.slice(end)))
    .toSorted((one, other) => other.likeness - one.likeness);
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

// What was spent was spent before now: 'fri' is the last one, 'Mar 14' the last such day.
function dateIn(text: string, context: ExpenseContext, take: Take): string | undefined {
  const words = [...text.matchAll(/\S+/g)];
  for (let at = 0; at < words.length; at += 1) {
    for (let count = Math.min(3, words.length - at); count > 0; count -= 1) {
      const first = words[at];
      const last = words[at + count - 1];
      if (!first || !last) continue;
      const start = first.index;
      const end = last.index + last[0].length;
      const said = text.slice(start, end);
      if (takesTheAmount(said, text.slice(end), context)) continue;
      const date = pastDate(said, context, at + count === words.length);
      if (date && take('date', start, end)) return date;
    }
  }
  return undefined;
}

// '8 Dec 24' is eight on a day of December where the month comes first; elsewhere 24 on the eighth.
function takesTheAmount(words: string, after: string, { dateFormat }: ExpenseContext): boolean {
  if (/^\d+ [a-z]+ \d\d?$/i.test(words)) return true;
  return dateFormat === 'MDY' && /^\d+ [a-z]+$/i.test(words) && /^ \d/.test(after);
}

const daysInWeek = 7;

function pastDate(words: string, context: ExpenseContext, isLast: boolean): string | undefined {
  const text = words.replace(/[,;]$/, '').toLowerCase();
  const [, said, name] = /^(on |last )?([a-z]{3,9})$/.exec(text) ?? [];
  // 'sun cream' and 'march rent' are no days.
  const isDay = name === 'today' || name === 'yesterday';
  if (name && !isDay && !said && !isLast) return undefined;
  // A number alone is no day, an amount before one is no part of it, and what is to come is not spent.
  if (
    /^\+?\d+([.,]\d+)?( \d.*)?$/.test(text) ||
    /^(?:(?:now|to[dm]|tmrw?|tomorrow)$|next\b|in\b)/.test(text)
  )
    return undefined;
  const read = readDate(name ?? text.replace(/^on /, ''), context);
  if (!read) return undefined;
  const today = Temporal.PlainDate.from(context.today);
  const date = Temporal.PlainDate.from(read);
  const hasYear = /\d{4}/.test(text) || /^\d+\D\d+\D\d+$/.test(text);
  if (hasYear || Temporal.PlainDate.compare(date, today) <= 0) return read;
  return date.subtract(name ? { days: daysInWeek } : { years: 1 }).toString();
}

// The longest name that stands there as whole words.
function nameIn(text: string, named: readonly Named[], take: Take): Named | undefined {
  const inText = plain(text);
  for (const one of named.toSorted((a, b) => b.name.length - a.name.length)) {
    const name = plain(one.name);
    const at = name.length > 1 ? inText.indexOf(name) : -1;
    if (at < 0) continue;
    const around = inText.charAt(at - 1) + inText.charAt(at + name.length);
    if (!/[\p{L}\d]/u.test(around) && take('brand', at, at + name.length)) return one;
  }
  return undefined;
}

// A brand stays in the words; what else was said leaves them, with the little words that joined it.
function titleOf(text: string, phrases: readonly ExpensePhrase[]): string {
  let left = text;
  for (const { kind, start, end } of phrases.toSorted((one, other) => other.start - one.start))
    if (kind !== 'brand') left = `${left.slice(0, start)} ${left.slice(end)}`;
  const words = left.split(/\s+/).filter(Boolean);
  while (words.length > 0 && joins.test(words.at(-1) ?? '')) words.pop();
  while (words.length > 0 && /^(?:for|on|at|and)$/i.test(words[0] ?? '')) words.shift();
  const title = words.join(' ').replace(/[,;:]+$/, '');
  return title.charAt(0).toUpperCase() + title.slice(1);
}
