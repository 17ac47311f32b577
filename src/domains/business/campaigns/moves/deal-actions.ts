import { today } from '#client/words/dates.ts';
import { rowsById } from '#client/sync/reading/selectors.ts';
import { tellDone } from '#client/ui/toasts/tell-done.ts';
import { newId } from '#shared/ids.ts';
import { type DayFormats, userTimeZone } from '#domains/people/auth/data.ts';
import { deliverables } from '#domains/business/campaigns/deliverables/data.ts';
import { inTime, isClosed } from '#domains/business/campaigns/deliverables/rules.ts';
import type {
  Deliverable,
  DeliverableMove,
} from '#domains/business/campaigns/deliverables/schema.ts';
import { payments } from '#domains/business/campaigns/payments/data.ts';
import { halvesOf } from '#domains/business/campaigns/payments/rules.ts';
import { paymentTriggeredOn } from '#domains/business/campaigns/waiting/rules.ts';
import { contentItems } from '#domains/making/content/data.ts';
import { posts } from '#domains/making/content/posts/data.ts';
import { deliverableLabels } from './deal-labels.ts';
import { tellMoved } from './owed-moves.ts';
import type { ShownDeal } from './use-deal.ts';

/** Records that were added, with the way back. */
export interface Added {
  written: readonly Promise<{ ok: boolean }>[];
  undo: () => unknown;
}

/** Moves a deliverable, and offers the way back. */
export function moveOwed(deliverable: Deliverable, move: DeliverableMove): void {
  tellMoved(deliverable, move, `${deliverable.title}: ${deliverableLabels[move.status]}`);
}

/** The fee as one payment after the last post, or in two halves: one on signing, at once, and one then. */
export function planPayments(
  deal: Pick<ShownDeal, 'campaign' | 'brand' | 'deliverables'>,
  plan: 'whole' | 'halves',
  owedMinor: number,
  formats: DayFormats,
): Added {
  const { campaign, brand } = deal;
  const { id: campaignId, currency } = campaign;
  const [deposit, balance] = halvesOf(owedMinor);
  const rest = { trigger: 'on_posting', termsDays: brand?.paymentTermsDays ?? 30 } as const;
  const parts =
    plan === 'whole'
      ? [{ label: 'Full fee', amountMinor: owedMinor, ...rest }]
      : [
          { label: 'Deposit', amountMinor: deposit, trigger: 'on_signing', termsDays: 0 } as const,
          { label: 'Balance', amountMinor: balance, ...rest },
        ];
  const all = parts.map((part) => ({ ...part, id: newId() }));
  return {
    written: all.map((part) =>
      payments.create({
        ...part,
        campaignId,
        currency,
        triggeredOn: paymentTriggeredOn(deal, part.trigger, formats),
      }),
    ),
    undo: () => all.map(({ id }) => payments.remove(id)),
  };
}

/** The fee in two halves. */
export function splitFee(deal: ShownDeal, owedMinor: number, formats: DayFormats): void {
  const { written, undo } = planPayments(deal, 'halves', owedMinor, formats);
  tellDone('Deposit and balance added', written, undo);
}

/** The deliverables that are still to be made and have no content yet. */
export function withoutContent(
  { deliverables: owed }: ShownDeal,
  hasContent: (one: Deliverable) => boolean,
): readonly Deliverable[] {
  return owed.filter((one) => !hasContent(one) && !isClosed(one));
}

/** Makes a piece of content for each of these, with a post on its day; they follow each other then. */
export function makeContent({ campaign }: ShownDeal, from: readonly Deliverable[]): void {
  const now = today(userTimeZone());
  const pieces = from.map((one) => ({ one, contentItemId: newId() }));
  const made = pieces.flatMap(({ one, contentItemId }) => {
    const { platform, format, channelId, postDueOn, draftDueOn, assigneeUserId, title } = one;
    // Writes of a workspace are sent in their order: the item is there before what refers to it.
    return [
      contentItems.create({
        id: contentItemId,
        title: `${campaign.campaignName}: ${title}`.slice(0, 200),
        stage: 'planning',
        platformHint: platform,
        formatHint: format,
        dueOn: draftDueOn && inTime(draftDueOn, { today: now, postDueOn }),
        ...(assigneeUserId ? { assigneeUserId } : {}),
      }),
      posts.create({
        contentItemId,
        ...(channelId ? { channelId } : {}),
        format,
        plannedOn: postDueOn,
      }),
      deliverables.update(one.id, { contentItemId }),
    ];
  });
  const text = from.length === 1 ? 'Content added' : `${from.length} pieces of content added`;
  tellDone(text, made, () => {
    const now = deliverables.read(rowsById);
    for (const { one, contentItemId } of pieces)
      if (now.get(one.id)?.contentItemId === contentItemId)
        void deliverables.update(one.id, { contentItemId: one.contentItemId });
    return contentItems.removeMany(pieces.map(({ contentItemId }) => contentItemId));
  });
}
