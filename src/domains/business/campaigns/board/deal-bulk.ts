import { changeMany, countText, removeMany } from '#client/sync/change-many.ts';
import { tellDone } from '#client/ui/toasts/tell-done.ts';
import { toast } from '#client/ui/toasts/toasts.tsx';
import { campaigns, moveCampaign, takeBackMove } from '#domains/business/campaigns/data.ts';
import { canMoveCampaign, isOpen, statusLabels } from '#domains/business/campaigns/rules.ts';
import type { CampaignStatus } from '#domains/business/campaigns/schema.ts';
import type { DealSummary } from './deals.ts';
import {
  asksFirst,
  brandsMadeActive,
  withoutAsking,
} from '#domains/business/campaigns/moves/status-moves.ts';

type Many = readonly DealSummary[];
const noun = 'campaign';

/**
 * Moves deals, each by its own rules. Those that would be asked about, for a day say, stay where
 * they are: no one answer fits them all.
 */
export function moveAll(deals: Many, to: CampaignStatus, today: string): void {
  const others = deals.filter(({ campaign }) => campaign.status !== to);
  const moving = others.filter(
    (deal) => canMoveCampaign(deal.campaign.status, to) && !asksFirst(deal, to),
  );
  const left = others.length - moving.length;
  const asks =
    left === 1 ? 'one stays: it asks something first' : `${left} stay: they ask something first`;
  if (moving.length === 0) {
    if (left > 0) toast.warn(`To move to ${statusLabels[to]}, ${asks}`);
    return;
  }
  const text = countText(moving.length, noun, `moved to ${statusLabels[to]}`);
  const settleBack = brandsMadeActive(
    moving.map(({ campaign }) => campaign.brandId),
    to,
  );
  const written = moving.map(({ campaign }) =>
    moveCampaign(campaign, withoutAsking(campaign, to, today)),
  );
  tellDone(left > 0 ? `${text}; ${asks}` : text, written, () => {
    for (const { campaign } of moving)
      if (canMoveCampaign(to, campaign.status)) void takeBackMove(campaign);
    return settleBack();
  });
}

/** Says who leads several deals. */
export function leadAll(deals: Many, { userId, name }: { userId: string; name: string }): void {
  const rows = deals.map(({ campaign }) => campaign);
  const text = countText(rows.length, noun, `led by ${name}`);
  changeMany(campaigns, rows, () => ({ ownerUserId: userId }), text);
}

/** Puts away deals that have ended, or takes them back; the others stay. */
export function archiveAll(deals: Many, isArchived: boolean): void {
  const rows = deals
    .map(({ campaign }) => campaign)
    .filter(({ status }) => !isArchived || !isOpen(status));
  if (rows.length === 0) {
    toast.warn('A campaign is archived once it has ended');
    return;
  }
  const left = deals.length - rows.length;
  const done = isArchived ? 'archived' : 'taken out of the archive';
  const rest = left > 0 ? `; ${left} ${left === 1 ? 'has' : 'have'} not ended` : '';
  changeMany(campaigns, rows, () => ({ isArchived }), countText(rows.length, noun, done) + rest);
}

/** Deletes deals at once; Undo brings all of them back. */
export function deleteAll(deals: Many): void {
  removeMany(campaigns, deals, noun);
}
