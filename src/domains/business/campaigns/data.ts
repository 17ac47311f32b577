import { defineAction } from '#client/sync/collection-action.ts';
import { defineCollection } from '#client/sync/collection.ts';
import type { Effect } from '#client/sync/overlay.ts';
import { allRows, rowsById } from '#client/sync/reading/selectors.ts';
import { minute } from '#client/sync/query-client.ts';
import { getScope } from '#client/sync/live/scope.ts';
import { userFormats } from '#domains/people/auth/data.ts';
import { brandContacts } from '#domains/business/brands/contacts/data.ts';
import { brands } from '#domains/business/brands/data.ts';
import { primaryOf } from '#domains/business/brands/rules.ts';
import { readBaseCurrency } from '#domains/people/workspaces/data.ts';
import { campaignsContract } from './contract.ts';
import { isClosed } from '#domains/business/campaigns/deliverables/rules.ts';
import { deliverables } from '#domains/business/campaigns/deliverables/data.ts';
import { payments } from '#domains/business/campaigns/payments/data.ts';
import { afterCampaignMove, usualFields } from './rules.ts';
import type { Campaign, CampaignMove, NewCampaign } from './schema.ts';

const failedText = 'Failed to update campaign';

/** The campaigns of the workspace. */
export const campaigns = defineCollection({
  name: 'campaigns',
  contract: campaignsContract,
  scope: 'workspace',
  freshMs: 10 * minute,
  setByServer: (body: NewCampaign) => ({
    ...usualFields(body, knownFor(body.brandId)),
    statusDates: {},
    isArchived: false,
  }),
  messages: {
    load: 'Failed to load campaigns',
    create: 'Failed to create campaign',
    update: failedText,
    remove: 'Failed to delete campaign',
    notReady: 'Workspace and user required',
  },
});

function knownFor(brandId: string | null): Parameters<typeof usualFields>[1] {
  const brand = brands.read(rowsById).get(brandId ?? '');
  const contacts = brandContacts.read(allRows).filter((contact) => contact.brandId === brandId);
  return {
    today: userFormats().today,
    userId: getScope().userId,
    baseCurrency: readBaseCurrency(),
    brand: brand && {
      defaultCurrency: brand.defaultCurrency,
      primaryContactId: primaryOf(contacts)?.id ?? null,
    },
  };
}

const sendMove = defineAction(campaigns, {
  verb: 'move',
  operation: campaignsContract.move,
  failedText,
});

/**
 * Moves a deal to another status; what is open of a cancelled one is cancelled with it, and the
 * payments that are named are void.
 */
export function moveCampaign(campaign: Campaign, move: CampaignMove) {
  const { today } = userFormats();
  const patch = afterCampaignMove(campaign, move, { now: new Date().toISOString(), today });
  const others =
    move.status === 'cancelled'
      ? [...cancelled(campaign), ...voided(move.voidPaymentIds ?? [])]
      : [];
  return sendMove(campaign.id, move, patch, others);
}

/** Takes back a move: the deal is again as it was before. */
export function takeBackMove(before: Campaign) {
  const { status, statusDates, agreedOn, brandId, lostReason, isArchived } = before;
  const { productStatus, productReceivedOn } = before;
  const noted = { statusDates, agreedOn, brandId, lostReason, isArchived };
  const undo = { ...noted, productStatus, productReceivedOn };
  return sendMove(before.id, { status, undo }, { status, ...undo });
}

function voided(ids: readonly string[]): Effect[] {
  return payments
    .read(allRows)
    .filter(({ id }) => ids.includes(id))
    .map(({ id, status }) => ({
      collection: payments.name,
      do: 'patch',
      where: { id, status },
      patch: { status: 'void' },
    }));
}

function cancelled({ id }: Campaign): Effect[] {
  const open = deliverables.read(allRows).filter((one) => one.campaignId === id && !isClosed(one));
  // By their status: such a change stays on screen until the feed brings the deliverables, which the
  // answer does not name.
  return open.map(({ id: deliverableId, status }) => ({
    collection: deliverables.name,
    do: 'patch',
    where: { id: deliverableId, status },
    patch: { status: 'cancelled' },
  }));
}
