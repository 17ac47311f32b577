import { rowsById } from '#client/sync/reading/selectors.ts';
import { brandContacts } from '#domains/business/brands/contacts/data.ts';
import type { BrandContact } from '#domains/business/brands/contacts/schema.ts';
import { brands } from '#domains/business/brands/data.ts';
import { brandLogEntries } from '#domains/business/brands/log/data.ts';
import type { Brand } from '#domains/business/brands/schema.ts';
import { campaigns } from '#domains/business/campaigns/data.ts';
import { deliverables } from '#domains/business/campaigns/deliverables/data.ts';
import type { Deliverable } from '#domains/business/campaigns/deliverables/schema.ts';
import { exclusivities } from '#domains/business/campaigns/exclusivities/data.ts';
import type { Exclusivity } from '#domains/business/campaigns/exclusivities/schema.ts';
import { payments } from '#domains/business/campaigns/payments/data.ts';
import type { Payment } from '#domains/business/campaigns/payments/schema.ts';
import { requirements } from '#domains/business/campaigns/requirements/data.ts';
import type { Requirement } from '#domains/business/campaigns/requirements/schema.ts';
import type { Deal } from '#domains/business/campaigns/attention/rules.ts';
import { usageRights } from '#domains/business/campaigns/usage-rights/data.ts';
import type { UsageRight } from '#domains/business/campaigns/usage-rights/schema.ts';
import { lastLogged } from '#domains/business/campaigns/board/deals.ts';

/** A campaign with all that belongs to it, as its page shows it. */
export interface ShownDeal extends Deal {
  requirements: readonly Requirement[];
  exclusivities: readonly Exclusivity[];
  brand: Brand | undefined;
  contact: BrandContact | undefined;
}

type OfCampaign = { id: string; campaignId: string };
type Ordered = { id: string; sortOrder: number };

function byId(one: { id: string }, other: { id: string }): number {
  return one.id.localeCompare(other.id);
}
function bySortOrder(one: Ordered, other: Ordered): number {
  return one.sortOrder - other.sortOrder || byId(one, other);
}
function groupsOf<R extends OfCampaign>(rows: readonly R[], order: (one: R, other: R) => number) {
  return Map.groupBy(rows.toSorted(order), ({ campaignId }) => campaignId);
}

// By campaign, in the order of its page. Declared once: what a selector gives is remembered by its function.
export const deliverablesOf = (rows: readonly Deliverable[]) => groupsOf(rows, bySortOrder);
const requirementsOf = (rows: readonly Requirement[]) => groupsOf(rows, bySortOrder);
export const paymentsOf = (rows: readonly Payment[]) => groupsOf(rows, byId);
export const rightsOf = (rows: readonly UsageRight[]) => groupsOf(rows, byId);
export const exclusivitiesOf = (rows: readonly Exclusivity[]) => groupsOf(rows, byId);

/** A campaign with all that belongs to it; undefined if there is none of that id. */
export function useDeal(id: string): ShownDeal | undefined {
  const campaign = campaigns.useRows(rowsById).get(id);
  const owed = deliverables.useRows(deliverablesOf).get(id) ?? [];
  const asked = requirements.useRows(requirementsOf).get(id) ?? [];
  const money = payments.useRows(paymentsOf).get(id) ?? [];
  const rights = usageRights.useRows(rightsOf).get(id) ?? [];
  const clauses = exclusivities.useRows(exclusivitiesOf).get(id) ?? [];
  const brand = brands.useRows(rowsById).get(campaign?.brandId ?? '');
  const contact = brandContacts.useRows(rowsById).get(campaign?.brandContactId ?? '');
  const lastLoggedOn = brandLogEntries.useRows(lastLogged).get(campaign?.brandId ?? '') ?? null;
  if (!campaign) return undefined;
  return {
    campaign,
    brand,
    contact,
    lastLoggedOn,
    deliverables: owed,
    requirements: asked,
    payments: money,
    usageRights: rights,
    exclusivities: clauses,
  };
}
