import { tellDone } from '#client/ui/toasts/tell-done.ts';
import { newId } from '#shared/ids.ts';
import type { Deal } from '#domains/business/campaigns/attention/rules.ts';
import { campaigns } from '#domains/business/campaigns/data.ts';
import { deliverables } from '#domains/business/campaigns/deliverables/data.ts';
import { payments } from '#domains/business/campaigns/payments/data.ts';
import { requirements } from '#domains/business/campaigns/requirements/data.ts';
import { isKillFee } from '#domains/business/campaigns/rules.ts';
import type { Campaign } from '#domains/business/campaigns/schema.ts';
import type { ShownDeal } from './use-deal.ts';

/**
 * A new deal with the same brand, as this one was when nothing had been done of it. What was given up
 * on the way is no part of it.
 */
export function duplicateDeal(deal: Deal & Pick<ShownDeal, 'requirements'>): string {
  const { campaign } = deal;
  const id = newId();
  const { campaignName, brandId, brandContactId, ownerUserId, compensation, currency } = campaign;
  const { feeMinor, agencyFeePercent, productValueMinor, commissionNote, brief } = campaign;
  const { businessId, rate, rateCurrency } = campaign;
  const { disclosure, productName, reviewRounds } = campaign;
  const owed = deal.deliverables
    .filter((one) => one.status !== 'cancelled' || endedWith(campaign, one))
    .map((one) => ({ one, copyId: newId() }));
  const copyIds = new Map(owed.map(({ one, copyId }) => [one.id, copyId]));
  const money = deal.payments.filter(
    (one) => !isKillFee(one) && (one.status !== 'void' || endedWith(campaign, one)),
  );
  const made = [
    campaigns.create({
      ...{ brandId, brandContactId, ownerUserId, compensation, currency, rate, rateCurrency },
      ...{ businessId, feeMinor },
      ...{ agencyFeePercent, productValueMinor, commissionNote, brief, disclosure },
      ...{ productName, reviewRounds },
      id,
      campaignName: `${campaignName.slice(0, 143)} (copy)`,
      source: 'repeat',
      productStatus: campaign.productStatus === 'not_needed' ? 'not_needed' : 'awaiting',
    }),
    ...owed.map(({ one: { platform, format, title, frames, specNote, ...one }, copyId }) =>
      deliverables.create({
        ...{ platform, format, title, frames, specNote, campaignId: id },
        id: copyId,
        channelId: one.channelId,
        requiresApproval: one.requiresApproval,
        maxRevisions: one.maxRevisions,
        owesRawFiles: one.owesRawFiles,
        feeShareMinor: one.feeShareMinor,
        sortOrder: one.sortOrder,
      }),
    ),
    ...deal.requirements.flatMap(({ kind, text, sortOrder, deliverableId: ofId }) => {
      const deliverableId = ofId && copyIds.get(ofId);
      if (deliverableId === undefined) return [];
      return requirements.create({ campaignId: id, kind, text, sortOrder, deliverableId });
    }),
    ...money.map(({ label, amountMinor, currency: paidIn, trigger, termsDays }) =>
      payments.create({ campaignId: id, label, amountMinor, currency: paidIn, trigger, termsDays }),
    ),
  ];
  tellDone('Campaign duplicated', made, () => campaigns.remove(id));
  return id;
}

// The server notes a move a moment after the instant of its transaction, which the parts bear.
const sameMoveMs = 60_000;

/** Whether a part was given up together with its deal, or after it: until then it belonged to it. */
function endedWith(
  { status, statusDates }: Pick<Campaign, 'status' | 'statusDates'>,
  { updatedAt }: { updatedAt: string },
): boolean {
  const { cancelled } = statusDates;
  if (status !== 'cancelled' || cancelled === undefined) return false;
  return Date.parse(updatedAt) >= Date.parse(cancelled) - sameMoveMs;
}
