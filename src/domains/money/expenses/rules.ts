import type { core } from 'zod/mini';
import { convertedMinor, percentMinor } from '#shared/money.ts';
import type { Campaign } from '#domains/business/campaigns/schema.ts';
import type { Expense, ExpenseMethod, Reimbursement } from './schema.ts';

type Said<T> = { [K in keyof T]?: T[K] | undefined };
type Together = Pick<
  Expense,
  | 'amountMinor'
  | 'taxMinor'
  | 'currency'
  | 'rate'
  | 'rateCurrency'
  | 'reimbursement'
  | 'reimbursedOn'
>;
interface Wrong {
  field: keyof Together;
  message: string;
}

/** How a way to pay reads on screen. */
export const methodLabels: Record<ExpenseMethod, string> = {
  card: 'Card',
  bank: 'Bank transfer',
  cash: 'Cash',
  paypal: 'PayPal',
  other: 'Other',
};

/** How it reads on screen whether money comes back. */
export const reimbursementLabels: Record<Reimbursement, string> = {
  none: 'Not reimbursed',
  to_claim: 'To claim',
  claimed: 'Claimed',
  reimbursed: 'Reimbursed',
};

/** What does not go together once an expense says something new; null if all does. */
export function wrongTogether(expense: Said<Together>, said: Said<Together>): Wrong | null {
  const after = { ...expense, ...defined(said) };
  const { amountMinor, taxMinor, currency, rate, rateCurrency } = after;
  if (amountMinor !== undefined && (taxMinor ?? 0) > amountMinor)
    return said.taxMinor === undefined
      ? { field: 'amountMinor', message: 'Use at least the tax that is part of it' }
      : { field: 'taxMinor', message: 'Use at most the amount' };
  if (((rate ?? null) === null) !== ((rateCurrency ?? null) === null))
    return { field: 'rate', message: 'Say the rate together with its currency' };
  if (rate && rateCurrency === currency)
    return { field: 'rate', message: 'Money of the same currency needs no rate' };
  const isOldRate = expense.currency !== undefined && currency !== expense.currency;
  return isOldRate && rate && said.rate === undefined
    ? { field: 'rate', message: 'Say the rate of the new currency with it' }
    : null;
}

function defined<T extends object>(said: T): T {
  // A field that is undefined was left out.
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined)) as T;
}

/** A zod check: what is said at once goes together. */
export function checkSaid({ value, issues }: core.ParsePayload<Said<Together>>): void {
  const wrong = wrongTogether({}, value);
  if (wrong)
    issues.push({ code: 'custom', path: [wrong.field], message: wrong.message, input: value });
}

/** What an expense is worth in the workspace's currency by its own rate; null without one. */
export function baseMinorOf(
  {
    amountMinor,
    currency,
    rate,
    rateCurrency,
  }: Pick<Expense, 'amountMinor' | 'currency' | 'rate' | 'rateCurrency'>,
  base: string,
): number | null {
  return convertedMinor({ amountMinor, currency, rate, rateCurrency }, base);
}

/** How much of an expense counts against taxes, in its base currency; null without a rate. */
export function deductibleMinor({
  baseMinor,
  isDeductible,
  businessUsePercent,
}: Pick<Expense, 'baseMinor' | 'isDeductible' | 'businessUsePercent'>): number | null {
  if (baseMinor === null) return null;
  return isDeductible ? percentMinor(baseMinor, businessUsePercent) : 0;
}

/** The brand that an expense is for: the one it names, else the one of its deal. */
export function brandIdOf(
  { brandId }: Pick<Expense, 'brandId'>,
  deal: Pick<Campaign, 'brandId'> | undefined,
): string | null {
  return brandId ?? deal?.brandId ?? null;
}

/** Whether another expense is written down twice: same words, amount and day. */
export function isLike(
  one: Expense,
  other: Pick<Expense, 'title' | 'amountMinor' | 'currency' | 'spentOn'>,
): boolean {
  return (
    one.spentOn === other.spentOn &&
    one.amountMinor === other.amountMinor &&
    one.currency === other.currency &&
    one.title.trim().toLowerCase() === other.title.trim().toLowerCase()
  );
}
