import { isOpen, openEnds } from '#domains/campaigns/rules.ts';
import type { CampaignStatus } from '#domains/campaigns/schema.ts';
import type { ShownDeal } from './use-deal.ts';

/** Whether a move asks for something first. */
export function asksFirst(
  { campaign, deliverables, payments }: ShownDeal,
  to: CampaignStatus,
): boolean {
  if (to === 'confirmed' || to === 'declined' || to === 'cancelled') return true;
  if (!isOpen(campaign.status)) return true;
  const open = openEnds({ deliverables, payments });
  return to === 'completed' && open.deliverables.length + open.payments.length > 0;
}
