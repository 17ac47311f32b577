import { changeMany, countText, removeMany } from '#client/change-many.ts';
import { tellDone } from '#client/ui/tell-done.ts';
import { toast } from '#client/ui/toasts.tsx';
import { campaigns, moveCampaign } from '#domains/campaigns/data.ts';
import { canMoveCampaign, statusLabels } from '#domains/campaigns/rules.ts';
import type { CampaignStatus } from '#domains/campaigns/schema.ts';
import type { DealSummary } from './deals.ts';
import { asksFirst, withoutAsking } from './status-moves.ts';

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
  const rest = left > 0 ? countText(left, noun, 'must be moved one by one') : '';
  if (moving.length === 0) {
    if (rest) toast.warn(rest);
    return;
  }
  const text = countText(moving.length, noun, `moved to ${statusLabels[to]}`);
  const written = moving.map(({ campaign }) =>
    moveCampaign(campaign, withoutAsking(campaign, to, today)),
  );
  tellDone([text, rest].filter(Boolean).join('; '), written, () => {
    for (const { campaign } of moving) {
      const { status } = campaign;
      if (canMoveCampaign(to, status)) void moveCampaign({ ...campaign, status: to }, { status });
    }
  });
}

/** Says who leads several deals. */
export function leadAll(deals: Many, { userId, name }: { userId: string; name: string }): void {
  const rows = deals.map(({ campaign }) => campaign);
  const text = countText(rows.length, noun, `led by ${name}`);
  changeMany(campaigns, rows, () => ({ ownerUserId: userId }), text);
}

/** Deletes deals at once; Undo brings all of them back. */
export function deleteAll(deals: Many): void {
  removeMany(campaigns, deals, noun);
}
