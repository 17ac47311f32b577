import { type Deal, isOpen, openEnds } from '#domains/campaigns/rules.ts';
import type { CampaignStatus } from '#domains/campaigns/schema.ts';
import { moveDeal } from './deal-actions.ts';

/** Whether a move asks for something first. */
export function asksFirst({ campaign, deliverables, payments }: Deal, to: CampaignStatus): boolean {
  if (to === 'confirmed' || to === 'declined' || to === 'cancelled') return true;
  if (!isOpen(campaign.status)) return true;
  const open = openEnds({ deliverables, payments });
  return to === 'completed' && open.deliverables.length + open.payments.length > 0;
}

/** Moves a deal that has nothing to ask: what waited for its product has it from then on. */
export function moveWithoutAsking({ campaign }: Deal, to: CampaignStatus, today: string): void {
  const isReceived = to === 'in-progress' && campaign.status === 'waiting-for-product';
  moveDeal(campaign, { status: to, ...(isReceived ? { productReceivedOn: today } : {}) });
}
