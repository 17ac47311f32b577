import type { CampaignStatus } from '#domains/business/campaigns/schema.ts';
import { type ActiveStatus, dashboardOrder, isActive } from '#domains/business/campaigns/rules.ts';

/** How many of the four steps of the dashboard a campaign has reached: negotiating is the first. */
export function stepOf(status: ActiveStatus): number {
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
    placeOf(one.status) - placeOf(other.status) ||
    (one.postingStartsOn ?? '9999').localeCompare(other.postingStartsOn ?? '9999') ||
    other.id.localeCompare(one.id)
  );
}

/** All statuses as lists show them: the four of the dashboard, then what is before and after them. */
export const listOrder: readonly CampaignStatus[] = [
  ...dashboardOrder,
  'lead',
  'completed',
  'declined',
  'cancelled',
];

function placeOf(status: CampaignStatus): number {
  return listOrder.indexOf(status);
}

/** How many campaigns there are of each of the four statuses. */
export function countByStatus(campaigns: readonly Placed[]): Record<ActiveStatus, number> {
  const counts = { 'in-progress': 0, 'waiting-for-product': 0, confirmed: 0, negotiating: 0 };
  for (const { status } of campaigns) if (isActive(status)) counts[status] += 1;
  return counts;
}
