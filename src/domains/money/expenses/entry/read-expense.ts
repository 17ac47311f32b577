import { safeParse } from 'zod/mini';
import type { Formats } from '#client/words/format-dates.ts';
import { readDate } from '#client/words/read-date.ts';
import { plain } from '#client/words/title-match.ts';
import { expenseFields } from '#domains/money/expenses/schema.ts';
import { readAmount } from '#shared/money.ts';
import { amountsIn } from './find-amounts.ts';
import { capitalized } from '#shared/words/capitalized.ts';

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
  const amount = amountIn(withoutPhrases(text, phrases), context.currency, take);
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

/** Why a line is not added as it stands: it stays, with this beside it. */
export function problemOf({ title, amountMinor, amountError }: ReadExpense): string | undefined {
  if (amountMinor === undefined) return amountError ?? 'Say how much, like 12.50';
  return safeParse(expenseFields.title, title).error?.issues[0]?.message;
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

// The number of a day is neither an amount nor a part of one: '1 250 3/14 camera'.
function withoutPhrases(text: string, phrases: readonly ExpensePhrase[]): string {
  return phrases.reduce(
    (left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end),
    text,
  );
}

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
  // A number alone is no day, an amount before one is no part of it, what is to come is not spent, and
  // '3 days in Lisbon' are no day.
  if (
    /^\+?\d+([.,]\d+)?(\s\d.*)?$/.test(text) ||
    /^(?:(?:now|to[dm]|tmrw?|tomorrow)$|next\b|in\b)/.test(text) ||
    /^(?:\d+|an?) (?:day|week|month|year)s?$/.test(text)
  )
    return undefined;
  const read = readDate(name ?? text.replace(/^on /, ''), context);
  if (!read) return undefined;
  const today = Temporal.PlainDate.from(context.today);
  const date = Temporal.PlainDate.from(read);
  const hasYear = /\d{4}/.test(text) || /^\d+\D\d+\D\d+$/.test(text);
  if (hasYear || Temporal.PlainDate.compare(date, today) <= 0) return read;
  return (name ? date.subtract({ days: daysInWeek }) : lastSuchDay(date, today)).toString();
}

// Of the latest year that has it: Feb 29 is four years back, or eight.
function lastSuchDay(date: Temporal.PlainDate, today: Temporal.PlainDate): Temporal.PlainDate {
  let { year } = today;
  let last = date.with({ year });
  while (last.day !== date.day || Temporal.PlainDate.compare(last, today) > 0) {
    year -= 1;
    // Of `date`, as a year that lacks the day makes it Feb 28.
    last = date.with({ year });
  }
  return last;
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
  return capitalized(title);
}
