import { daysBetween } from '#client/words/dates.ts';
import type { Business } from '#domains/business/businesses/schema.ts';
import { costOf, lifetimeTotal, priceOn, trendOf } from '#domains/money/tools/prices/rules.ts';
import { toolCategoryLabels } from '#domains/money/tools/rules.ts';
import type { Tool, ToolPrice } from '#domains/money/tools/schema.ts';
import { memberName } from '#domains/people/workspaces/members/member-name.ts';
import type { Member } from '#domains/people/workspaces/members/schema.ts';
import { convertedMinor, type Total } from '#shared/money.ts';

/** A tool with what its row shows besides. */
export interface ToolLine {
  id: string;
  tool: Tool;
  business: Business | undefined;
  owner: string | undefined;
  /** The price that holds today. */
  price: ToolPrice;
  monthlyMinor: number;
  yearlyMinor: number;
  lifetime: Total;
  trend: { percent: number; since: string } | null;
  /** Until it renews or its trial ends; null if it does neither. */
  daysLeft: number | null;
}

interface Parts {
  businesses: ReadonlyMap<string, Business>;
  members: readonly Member[];
  base: string;
  today: string;
}

/** The rows of tools, in their order. */
export function toolLines(
  tools: readonly Tool[],
  { businesses, members, base, today }: Parts,
): ToolLine[] {
  return tools.map((tool) => {
    const price = priceOn(tool, today) ?? { ...tool, effectiveOn: tool.startedOn };
    const owner = members.find(({ userId }) => userId === tool.ownerUserId);
    const day = nextDayOf(tool);
    return {
      id: tool.id,
      tool,
      business: businesses.get(tool.businessId ?? ''),
      owner: owner && memberName(owner),
      price,
      monthlyMinor: costOf(price, 'month'),
      yearlyMinor: costOf(price, 'year'),
      lifetime: lifetimeTotal(base, tool, today),
      trend: trendOf(tool, today),
      daysLeft: day === null ? null : daysBetween(today, day),
    };
  });
}

/** The day on which something happens next: its trial ends, it renews, or it ends. */
export function nextDayOf({ status, trialEndsOn, nextRenewalOn }: Tool): string | null {
  if (status === 'cancelled') return null;
  return status === 'trial' ? (trialEndsOn ?? nextRenewalOn) : nextRenewalOn;
}

/** What tools can be sorted by; amounts by what they are in the workspace's currency. */
export const toolValues = (base: string) => {
  const inBase = (amountMinor: number, { tool, price }: ToolLine) =>
    convertedMinor({ ...tool, currency: price.currency, amountMinor }, base) ?? amountMinor;
  return {
    name: ({ tool }) => tool.name,
    price: (line) => inBase(line.price.priceMinor, line),
    monthly: (line) => inBase(line.monthlyMinor, line),
    renews: ({ tool }) => nextDayOf(tool),
    cancelBy: ({ tool }) => tool.cancelByOn,
    owner: ({ owner }) => owner ?? null,
    category: ({ tool }) => toolCategoryLabels[tool.category],
    verdict: ({ tool }) => tool.verdict,
  } satisfies Record<string, (line: ToolLine) => string | number | null>;
};
