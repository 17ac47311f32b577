import type { DateRule } from '#shared/dated.ts';
import { type ConvertibleMoney, rescaledMinor, type Total, totalIn } from '#shared/money.ts';
import type { AffiliateLink, CommissionType, LinkStatus, ProgramType } from './schema.ts';
import type { AffiliateEarning } from '#domains/business/affiliate-links/earnings/schema.ts';

/** The day on which a link ends by itself. */
export const linkDate = {
  kind: 'affiliate-expiry',
  date: 'expiresOn',
  isOn: [{ field: 'status', isNot: ['ended'] }],
} as const satisfies DateRule<keyof AffiliateLink>;

/** How a programme reads on screen. */
export const programLabels: Record<ProgramType, string> = {
  affiliate: 'Affiliate',
  referral: 'Referral',
  discount_code: 'Discount code',
  own_product: 'Own product',
};

/** How a way to be paid reads on screen. */
export const commissionLabels: Record<CommissionType, string> = {
  percent: 'Percent of the sale',
  flat: 'Amount per sale',
  none: 'No commission',
};

/** How a link's status reads on screen. */
export const statusLabels: Record<LinkStatus, string> = {
  active: 'Active',
  paused: 'Paused',
  ended: 'Ended',
};

/** The networks that are offered; any other may be typed. */
export const networks: Readonly<Record<string, string>> = {
  direct: 'Direct',
  amazon: 'Amazon',
  ltk: 'LTK',
  shopmy: 'ShopMy',
  impact: 'Impact',
  awin: 'Awin',
  shareasale: 'ShareASale',
  cj: 'CJ',
  rakuten: 'Rakuten',
  tiktok_shop: 'TikTok Shop',
};

/** How a network reads on screen: its own name, or what was typed. */
export function networkLabel(network: string): string {
  return (Object.hasOwn(networks, network) ? networks[network] : undefined) ?? network;
}

/** The key of a network that was typed by its name, else what was typed. */
export function networkOf(typed: string): string {
  const words = typed.trim().toLowerCase();
  const known = Object.entries(networks).find(([key, label]) =>
    [key, label.toLowerCase()].includes(words),
  );
  return known?.[0] ?? typed.trim();
}

/** So many days before its last day a link counts as expiring. */
const expiringDays = 14;

/** 'expired' after its last day, 'expiring' within 14 days of it, else null. */
export function expiryOf(
  { expiresOn }: { expiresOn: string | null },
  today: string,
): 'expired' | 'expiring' | null {
  if (expiresOn === null) return null;
  if (expiresOn < today) return 'expired';
  const last = Temporal.PlainDate.from(today).add({ days: expiringDays }).toString();
  return expiresOn <= last ? 'expiring' : null;
}

/** So many checks in a row have to fail: a shop may be away for a moment. */
const brokenAfter = 2;

/** How a link fares: 'failing' failed the last time, 'unclear' gives no answer to a server. */
export type Health = 'unchecked' | 'ok' | 'unclear' | 'failing' | 'broken';

export function healthOf({
  lastCheckedAt,
  lastCheck,
  failedChecks,
}: Pick<AffiliateLink, 'lastCheckedAt' | 'lastCheck' | 'failedChecks'>): Health {
  if (lastCheckedAt === null) return 'unchecked';
  if (lastCheck === 'redirected_home' || failedChecks >= brokenAfter) return 'broken';
  if (failedChecks > 0) return 'failing';
  return lastCheck === 'ok' ? 'ok' : 'unclear';
}

type LinkMoney = Pick<AffiliateLink, 'currency' | 'commissionMinor' | 'payoutThresholdMinor'>;

/** The money of a link in another currency: the amounts keep their figures. */
export function toCurrency(link: LinkMoney, currency: string): LinkMoney {
  const rescaled = (amountMinor: number | null) =>
    amountMinor === null ? null : rescaledMinor(amountMinor, { from: link.currency, to: currency });
  return {
    currency,
    commissionMinor: rescaled(link.commissionMinor),
    payoutThresholdMinor: rescaled(link.payoutThresholdMinor),
  };
}

/** Earnings per click, in minor units; null where there were no clicks or none were counted. */
export function earningsPerClick({
  commissionMinor,
  clicks,
}: Pick<AffiliateEarning, 'commissionMinor' | 'clicks'>): number | null {
  return commissionMinor === null || !clicks ? null : commissionMinor / clicks;
}

/** Orders for each click, 0 to 1 and above if clicks were missed; null where nothing was counted. */
export function conversion({
  orders,
  clicks,
}: Pick<AffiliateEarning, 'orders' | 'clicks'>): number | null {
  return orders === null || !clicks ? null : orders / clicks;
}

/** The commission of a record as money; nothing if none is written down. */
function commissionOf(earning: AffiliateEarning): ConvertibleMoney[] {
  const { commissionMinor, currency, rate, rateCurrency } = earning;
  if (commissionMinor === null) return [];
  return [{ amountMinor: commissionMinor, currency, rate, rateCurrency }];
}

/** What links brought that are there: of one that is deleted nothing counts. */
export function earningsOf(
  links: ReadonlyMap<string, unknown>,
  earnings: readonly AffiliateEarning[],
): AffiliateEarning[] {
  return earnings.filter(({ affiliateLinkId }) => links.has(affiliateLinkId));
}

/** What came in, without what was reversed. */
export function commissionTotal(base: string, earnings: readonly AffiliateEarning[]): Total {
  const kept = earnings.filter(({ status }) => status !== 'reversed');
  return totalIn(base, kept.flatMap(commissionOf));
}

/** What is earned and not paid out: pending and approved. */
export function pendingPayout(base: string, earnings: readonly AffiliateEarning[]): Total {
  const waiting = earnings.filter(({ status }) => status === 'pending' || status === 'approved');
  return totalIn(base, waiting.flatMap(commissionOf));
}

/** The month before 'YYYY-MM'. */
export function monthBefore(month: string): string {
  return Temporal.PlainYearMonth.from(month).subtract({ months: 1 }).toString();
}

/** The month after 'YYYY-MM'. */
export function monthAfter(month: string): string {
  return Temporal.PlainYearMonth.from(month).add({ months: 1 }).toString();
}

/** A link with what an analytics tool needs to tell where a visitor came from. */
export function withUtm(
  url: string,
  { source, medium, campaign }: { source: string; medium: string; campaign: string },
): string {
  const address = new URL(url);
  const marks = { utm_source: source, utm_medium: medium, utm_campaign: campaign };
  for (const [name, value] of Object.entries(marks)) {
    if (value.trim()) address.searchParams.set(name, value.trim());
  }
  return address.href;
}
