import { datesAfter } from '#shared/recurrence/dates.ts';
import { readRecurrence } from '#shared/recurrence/rule.ts';
import { convertedMinor, type Total, totalIn } from '#shared/money.ts';
import { sumOf, timesAYear } from '#domains/money/recurring/cadence/rules.ts';
import { shifted } from '#domains/money/recurring/rules.ts';
import { ruleOfPrice } from '#domains/money/tools/rules.ts';
import type { Tool, ToolPrice } from '#domains/money/tools/schema.ts';

type Priced = Pick<Tool, 'prices'>;

/** The price that holds on a day; before the first one that one. */
export function priceOn({ prices }: Priced, day: string): ToolPrice | undefined {
  return prices.findLast(({ effectiveOn }) => effectiveOn <= day) ?? prices[0];
}

/** The prices with another one, which takes the place of one of the same day. */
export function withPrice({ prices }: Priced, added: ToolPrice): ToolPrice[] {
  return [...prices.filter(({ effectiveOn }) => effectiveOn !== added.effectiveOn), added].toSorted(
    (one, other) => one.effectiveOn.localeCompare(other.effectiveOn),
  );
}

/** What a price comes to in a year or a month, rounded; what is free or paid once comes to nothing. */
export function costOf(price: ToolPrice, part: 'year' | 'month'): number {
  const rrule = ruleOfPrice(price);
  if (rrule === null) return 0;
  return sumOf(
    [{ amountMinor: price.priceMinor, times: timesAYear(rrule) }],
    part === 'year' ? 1 : 12,
  );
}

/** What all tools that are paid for come to, rounded once; what has no rate is kept apart. */
export function costTotal(
  base: string,
  tools: readonly Tool[],
  { today, part }: { today: string; part: 'year' | 'month' },
): Total {
  const parts = tools.flatMap((tool) => {
    const price = priceOn(tool, today);
    const rrule = price && ruleOfPrice(price);
    if (!price || !rrule || !isPaid(tool)) return [];
    const { priceMinor, currency } = price;
    const converted = convertedMinor({ ...tool, amountMinor: priceMinor, currency }, base);
    return [
      {
        currency: converted === null ? currency : base,
        amountMinor: converted ?? priceMinor,
        times: timesAYear(rrule),
      },
    ];
  });
  const sums = [...Map.groupBy(parts, ({ currency }) => currency)].map(([currency, own]) => ({
    currency,
    amountMinor: sumOf(own, part === 'year' ? 1 : 12),
  }));
  return {
    amountMinor: sums.find(({ currency }) => currency === base)?.amountMinor ?? 0,
    notConverted: sums.filter(({ currency }) => currency !== base),
  };
}

/** Whether it costs money as it stands. */
function isPaid({ status }: Pick<Tool, 'status'>): boolean {
  return status === 'active' || status === 'cancelling';
}

interface Charge {
  on: string;
  amountMinor: number;
  currency: string;
}

const mostCharges = 5_000;

/** Every time that it was paid up to and including a day, by the prices that held then. */
export function chargesUntil(
  tool: Pick<Tool, 'prices' | 'pauses' | 'startedOn' | 'trialEndsOn' | 'status' | 'endedOn'>,
  today: string,
): Charge[] {
  const { prices, pauses, endedOn, trialEndsOn, startedOn, status } = tool;
  const isPaused = (day: string) =>
    pauses.some(({ from, until }) => from <= day && (until === null || day < until));
  const charges: Charge[] = [];
  const first = trialEndsOn ?? startedOn;
  if (status === 'trial') return charges;
  let anchor = first;
  for (const [at, price] of prices.entries()) {
    const before = prices[at - 1];
    const from = at === 0 || price.effectiveOn < first ? first : price.effectiveOn;
    const next = prices[at + 1]?.effectiveOn;
    const last = next && next <= today ? shifted(next, -1) : today;
    // In the same rhythm the days stay; another one begins with its price.
    if (before && ruleOfPrice(before) !== ruleOfPrice(price)) anchor = from;
    for (const on of daysOf(price, { anchor, from, last }))
      if (!isPaused(on) && (endedOn === null || on < endedOn))
        charges.push({ on, amountMinor: price.priceMinor, currency: price.currency });
  }
  return charges;
}

function daysOf(
  price: ToolPrice,
  { anchor, from, last }: { anchor: string; from: string; last: string },
): string[] {
  if (from > last || price.billing === 'free') return [];
  const rrule = ruleOfPrice(price);
  if (rrule === null) return anchor >= from ? [anchor] : [];
  const rule = readRecurrence(rrule);
  if (typeof rule === 'string') return [];
  const after = shifted(from, -1);
  const until = rule.until !== null && rule.until < last ? rule.until : last;
  return datesAfter({ ...rule, until }, { start: anchor, after, count: mostCharges });
}

/** What it has cost since the start, in `base`; what has no rate is kept apart. */
export function lifetimeTotal(base: string, tool: Tool, today: string): Total {
  const { rate, rateCurrency } = tool;
  return totalIn(
    base,
    chargesUntil(tool, today).map(({ amountMinor, currency }) => ({
      ...{ amountMinor, currency },
      // The rate is that of what it is paid in now.
      rate: currency === tool.currency ? rate : null,
      rateCurrency: currency === tool.currency ? rateCurrency : null,
    })),
  );
}

const wholePercent = 100;

/** How much more it costs than by its first price, in percent, and since which year. */
export function trendOf(tool: Tool, today: string): { percent: number; since: string } | null {
  const [first] = tool.prices;
  const now = priceOn(tool, today);
  if (!first || !now || first === now || first.currency !== now.currency) return null;
  const [before, after] = [costOf(first, 'year'), costOf(now, 'year')];
  if (before === 0 || after === 0 || before === after) return null;
  return {
    percent: Math.round(((after - before) / before) * wholePercent),
    since: first.effectiveOn.slice(0, 4),
  };
}
