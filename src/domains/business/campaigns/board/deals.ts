import { keepSame } from '#client/sync/keep-same.ts';
import { rowsById } from '#client/sync/reading/selectors.ts';
import { seesMoneyHere } from '#client/record/sees-money.ts';
import { brands } from '#domains/business/brands/data.ts';
import { brandLogEntries } from '#domains/business/brands/log/data.ts';
import type { BrandLogEntry } from '#domains/business/brands/log/schema.ts';
import type { Brand } from '#domains/business/brands/schema.ts';
import { campaigns } from '#domains/business/campaigns/data.ts';
import { deliverables } from '#domains/business/campaigns/deliverables/data.ts';
import { deliveryOf } from '#domains/business/campaigns/deliverables/rules.ts';
import { payments } from '#domains/business/campaigns/payments/data.ts';
import { paymentStateOf, type PaymentState } from '#domains/business/campaigns/payments/rules.ts';
import { byDashboardOrder } from '#domains/business/campaigns/order/rules.ts';
import {
  type Deal,
  type NeededAction,
  neededAction,
} from '#domains/business/campaigns/attention/rules.ts';
import type { Campaign } from '#domains/business/campaigns/schema.ts';
import { usageRights } from '#domains/business/campaigns/usage-rights/data.ts';

/** A deal with what is reckoned of it; the same object as long as nothing of it changes. */
export interface DealSummary extends Deal {
  id: string;
  brand: Brand | undefined;
  paymentState: PaymentState;
  delivery: { posted: number; total: number };
  action: NeededAction | null;
}

/** All deals of the workspace, those under way first. `today` is the user's calendar date. */
export function useDeals(today: string): readonly DealSummary[] {
  const all = campaigns.useRows(inOrder);
  const parts = {
    brands: brands.useRows(rowsById),
    deliverables: deliverables.useRows(deliverablesOf),
    payments: payments.useRows(paymentsOf),
    usageRights: usageRights.useRows(usageRightsOf),
    logged: brandLogEntries.useRows(lastLogged),
  };
  const next = all.map((campaign) => summaryOf(campaign, parts, today));
  lastDeals = keepSame(lastDeals, next);
  return lastDeals;
}

interface Parts {
  brands: ReadonlyMap<string, Brand>;
  deliverables: ReadonlyMap<string, Deal['deliverables']>;
  payments: ReadonlyMap<string, Deal['payments']>;
  usageRights: ReadonlyMap<string, Deal['usageRights']>;
  logged: ReadonlyMap<string, string>;
}

let lastDeals: readonly DealSummary[] = [];
const known = new Map<string, { parts: readonly unknown[]; summary: DealSummary }>();
const none: readonly never[] = [];

// A board of two thousand cards draws those anew whose summary is another one.
function summaryOf(campaign: Campaign, parts: Parts, today: string): DealSummary {
  const { id, brandId } = campaign;
  const deal: Deal = {
    campaign,
    deliverables: parts.deliverables.get(id) ?? none,
    payments: parts.payments.get(id) ?? none,
    usageRights: parts.usageRights.get(id) ?? none,
    lastLoggedOn: (brandId && parts.logged.get(brandId)) || null,
  };
  const brand = brandId === null ? undefined : parts.brands.get(brandId);
  const made = known.get(id);
  const own = keepSame(made?.parts, [...Object.values(deal), brand, today, seesMoneyHere()]);
  if (made && own === made.parts) return made.summary;
  const summary: DealSummary = {
    ...deal,
    id,
    brand,
    paymentState: paymentStateOf(campaign, deal.payments, today),
    delivery: deliveryOf(deal.deliverables),
    action: actionFor(deal, today),
  };
  known.set(id, { parts: own, summary });
  return summary;
}

/** What a deal asks whoever looks for; who does not see what is still owed is not to complete it. */
export function actionFor(deal: Deal, today: string): NeededAction | null {
  const action = neededAction(deal, today);
  return action?.kind === 'complete' && !seesMoneyHere() ? null : action;
}

const inOrder = (rows: readonly Campaign[]) => rows.toSorted(byDashboardOrder);

const deliverablesOf = byCampaign<Deal['deliverables'][number]>();
const paymentsOf = byCampaign<Deal['payments'][number]>();
const usageRightsOf = byCampaign<Deal['usageRights'][number]>();

// A selector: the rows of each campaign, in their order, the same array while none of them changes.
function byCampaign<R extends { campaignId: string; id: string }>() {
  let last: ReadonlyMap<string, readonly R[]> = new Map();
  return (rows: readonly R[]) => {
    const groups = Map.groupBy(rows, ({ campaignId }) => campaignId);
    last = new Map([...groups].map(([id, ofCampaign]) => [id, keepSame(last.get(id), ofCampaign)]));
    return last;
  };
}

/** The last day on which somebody talked with each brand: a selector for `brandLogEntries`. */
export function lastLogged(rows: readonly BrandLogEntry[]): ReadonlyMap<string, string> {
  const days = new Map<string, string>();
  for (const { brandId, contactedOn } of rows) {
    if (contactedOn > (days.get(brandId) ?? '')) days.set(brandId, contactedOn);
  }
  return days;
}
