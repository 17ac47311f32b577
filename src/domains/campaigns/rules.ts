import type { CampaignStatus } from './schema.ts';

/** The order in which a dashboard shows campaigns: what is under way comes first (spec section 4). */
export const dashboardOrder = [
  'in-progress',
  'waiting-for-product',
  'confirmed',
  'negotiating',
] as const satisfies readonly CampaignStatus[];

/** How a status reads on screen. */
export const statusLabels: Record<CampaignStatus, string> = {
  'in-progress': 'In progress',
  'waiting-for-product': 'Waiting for product',
  confirmed: 'Confirmed',
  negotiating: 'Negotiating',
};

/** How many of the four steps a campaign has reached: negotiating is the first. */
export function stepOf(status: CampaignStatus): number {
  return dashboardOrder.length - dashboardOrder.indexOf(status);
}

interface Placed {
  id: string;
  status: CampaignStatus;
  postingStartsOn: string | null;
}

/** By status, then by the day of the first post; those without a day come last, the newest first. */
export function byDashboardOrder(one: Placed, other: Placed): number {
  return (
    stepOf(other.status) - stepOf(one.status) ||
    (one.postingStartsOn ?? '9999').localeCompare(other.postingStartsOn ?? '9999') ||
    other.id.localeCompare(one.id)
  );
}

/** How many campaigns there are of each status. */
export function countByStatus(campaigns: readonly Placed[]): Record<CampaignStatus, number> {
  const counts = { 'in-progress': 0, 'waiting-for-product': 0, confirmed: 0, negotiating: 0 };
  for (const { status } of campaigns) counts[status] += 1;
  return counts;
}
