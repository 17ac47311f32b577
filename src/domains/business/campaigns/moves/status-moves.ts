import { allRows, rowsById } from '#client/sync/reading/selectors.ts';
import { tellDone } from '#client/ui/toasts/tell-done.ts';
import { brands } from '#domains/business/brands/data.ts';
import type { Brand } from '#domains/business/brands/schema.ts';
import { campaigns, moveCampaign, takeBackMove } from '#domains/business/campaigns/data.ts';
import {
  deliverables,
  takeBackMove as takeBackDeliverable,
} from '#domains/business/campaigns/deliverables/data.ts';
import { isClosed } from '#domains/business/campaigns/deliverables/rules.ts';
import {
  payments,
  takeBackMove as takeBackPayment,
} from '#domains/business/campaigns/payments/data.ts';
import {
  canMoveCampaign,
  isAgreed,
  isOpen,
  isProductComing,
  openEnds,
  statusLabels,
} from '#domains/business/campaigns/rules.ts';
import { type Deal } from '#domains/business/campaigns/attention/rules.ts';
import type { Campaign, CampaignMove, CampaignStatus } from '#domains/business/campaigns/schema.ts';
import type { Added } from './deal-actions.ts';

/** Whether a move asks for something first. */
export function asksFirst({ campaign, deliverables, payments }: Deal, to: CampaignStatus): boolean {
  if (to === 'confirmed' || to === 'declined' || to === 'cancelled') return true;
  if (!isOpen(campaign.status)) return true;
  const open = openEnds({ deliverables, payments });
  return to === 'completed' && open.deliverables.length + open.payments.length > 0;
}

/** The move of a deal that has nothing to ask: a product that it waited for has come. */
export function withoutAsking(
  { status, productStatus }: Pick<Campaign, 'status' | 'productStatus'>,
  to: CampaignStatus,
  today: string,
): CampaignMove {
  const isBegun = to === 'in-progress' && status === 'waiting-for-product';
  const isReceived = isBegun && isProductComing(productStatus);
  return { status: to, ...(isReceived ? { productReceivedOn: today } : {}) };
}

/** Moves a deal that has nothing to ask. */
export function moveWithoutAsking({ campaign }: Deal, to: CampaignStatus, today: string): void {
  moveDeal(campaign, withoutAsking(campaign, to, today));
}

/** Notes that the product of a deal has come; one that waited for it begins with the same press. */
export function receiveProduct(campaign: Campaign, today: string): void {
  if (campaign.status === 'waiting-for-product') {
    moveDeal(campaign, { status: 'in-progress', productReceivedOn: today });
    return;
  }
  const { id, productStatus, productReceivedOn } = campaign;
  const written = campaigns.update(id, { productStatus: 'received', productReceivedOn: today });
  tellDone('Product received', [written], () =>
    campaigns.update(id, { productStatus, productReceivedOn }),
  );
}

/**
 * Moves a deal, and offers the way back where there is one; `add` makes what comes with it, once it
 * is there.
 */
export function moveDeal(campaign: Campaign, move: CampaignMove, add?: () => Added): void {
  const { status } = campaign;
  const canUndo = canMoveCampaign(move.status, status);
  const bringBack = move.status === 'cancelled' ? cancelledWith(campaign, move) : () => [];
  const settleBack = brandsMadeActive([move.brandId ?? campaign.brandId], move.status);
  const written = moveCampaign(campaign, move);
  const added = add?.();
  const undo = () => {
    added?.undo();
    return [takeBackMove(campaign), ...bringBack(), ...settleBack()];
  };
  tellDone(
    `Moved to ${statusLabels[move.status]}`,
    [written, ...(added?.written ?? [])],
    canUndo ? undo : undefined,
  );
}

/**
 * Notes the brands that the server makes active by moves to a status, which may not be here yet when
 * somebody changes their mind; what this gives makes them what they were.
 */
export function brandsMadeActive(
  brandIds: readonly (string | null)[],
  to: CampaignStatus,
): () => Promise<unknown>[] {
  const known = brands.read(rowsById);
  const ids = isAgreed(to) ? [...new Set(brandIds)] : [];
  const made = ids.flatMap((id) => known.get(id ?? '') ?? []).filter((one) => !isSettled(one));
  return () => made.map(({ id, relationship }) => brands.update(id, { relationship }));
}

/**
 * Notes what goes with a deal that is cancelled; what this gives brings it back: its deliverables, its
 * payments, and no kill fee.
 */
function cancelledWith({ id }: Campaign, { voidPaymentIds = [], killFee }: CampaignMove) {
  const owed = deliverables.read(allRows).filter((one) => one.campaignId === id && !isClosed(one));
  const money = payments.read(allRows).filter((one) => voidPaymentIds.includes(one.id));
  return (): Promise<unknown>[] => [
    ...owed.map((one) => takeBackDeliverable(one)),
    ...money.map((one) => takeBackPayment(one)),
    ...(killFee ? [payments.remove(killFee.id)] : []),
  ];
}

const isSettled = ({ relationship }: Brand) =>
  relationship === 'active' || relationship === 'avoid';
