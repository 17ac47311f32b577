import { type Deal, isOpen, openEnds } from '#domains/campaigns/rules.ts';
import type { Campaign, CampaignMove, CampaignStatus } from '#domains/campaigns/schema.ts';
import { moveDeal } from './deal-actions.ts';

/** Whether a move asks for something first. */
export function asksFirst({ campaign, deliverables, payments }: Deal, to: CampaignStatus): boolean {
  if (to === 'confirmed' || to === 'declined' || to === 'cancelled') return true;
  if (!isOpen(campaign.status)) return true;
  const open = openEnds({ deliverables, payments });
  return to === 'completed' && open.deliverables.length + open.payments.length > 0;
}

/** The move of a deal that has nothing to ask: what waited for its product has it from then on. */
export function withoutAsking(
  { status }: Campaign,
  to: CampaignStatus,
  today: string,
): CampaignMove {
  const isReceived = to === 'in-progress' && status === 'waiting-for-product';
  return { status: to, ...(isReceived ? { productReceivedOn: today } : {}) };
}

/** Moves a deal that has nothing to ask. */
export function moveWithoutAsking({ campaign }: Deal, to: CampaignStatus, today: string): void {
  moveDeal(campaign, withoutAsking(campaign, to, today));
}
