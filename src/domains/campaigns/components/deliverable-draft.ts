import { tellDone } from '#client/ui/tell-done.ts';
import { newId } from '#shared/ids.ts';
import {
  formatLabels,
  type Format,
  platformFacts,
  type Platform,
} from '#domains/channels/schema.ts';
import { deliverables } from '#domains/campaigns/deliverables/data.ts';
import { usualDraftDueOn, usualFrames } from '#domains/campaigns/deliverables/rules.ts';
import type { Deliverable } from '#domains/campaigns/deliverables/schema.ts';
import type { ShownDeal } from './use-deal.ts';

type Fields = ReturnType<typeof fieldsOf>;

/** What the form of a deliverable changes. */
export function fieldsOf(deliverable: Omit<Deliverable, 'id'>) {
  const { platform, format, title, frames, specNote, channelId, requiresApproval } = deliverable;
  const { draftDueOn, postWindowStartsOn, postDueOn, maxRevisions, reviewUrl, liveUrl } =
    deliverable;
  const { keepLiveUntilOn, contentItemId, owesRawFiles, assigneeUserId, feeShareMinor } =
    deliverable;
  return {
    ...{ platform, format, title, frames, specNote, channelId, requiresApproval, draftDueOn },
    ...{ postWindowStartsOn, postDueOn, maxRevisions, reviewUrl, liveUrl, keepLiveUntilOn },
    ...{ contentItemId, owesRawFiles, assigneeUserId, feeShareMinor },
    sortOrder: deliverable.sortOrder,
  };
}

/** What most likely comes next: another one like the last, on the day of the posting. */
export function startOf({ campaign, deliverables: known }: ShownDeal): Fields {
  const last = known.at(-1);
  const postDueOn = campaign.postingStartsOn;
  return {
    platform: last?.platform ?? 'instagram',
    format: last?.format ?? 'reel',
    title: '',
    frames: last?.frames ?? null,
    specNote: '',
    channelId: last?.channelId ?? null,
    requiresApproval: campaign.compensation.startsWith('paid'),
    draftDueOn: postDueOn && usualDraftDueOn(postDueOn),
    postWindowStartsOn: null,
    postDueOn,
    maxRevisions: campaign.reviewRounds,
    reviewUrl: null,
    liveUrl: null,
    keepLiveUntilOn: null,
    contentItemId: null,
    owesRawFiles: false,
    assigneeUserId: campaign.ownerUserId,
    feeShareMinor: null,
    sortOrder: (last?.sortOrder ?? 0) + 1,
  };
}

/** Another platform, with its first format and any channel of it. */
export function withPlatform(platform: Platform): {
  platform: Platform;
  format: Format;
  frames: number | null;
  channelId: null;
} {
  const format = platformFacts[platform].formats[0] ?? 'other';
  return { platform, format, frames: usualFrames(format), channelId: null };
}

/** The draft follows the day it goes live, as long as nobody has said another one. */
export function draftFor(
  { draftDueOn, postDueOn }: Pick<Deliverable, 'draftDueOn' | 'postDueOn'>,
  start: Pick<Deliverable, 'draftDueOn'>,
  next: string | null,
): { draftDueOn?: string | null } {
  const isDate = next !== null && /^\d{4}-\d\d-\d\d$/.test(next);
  const isUntouched = draftDueOn === start.draftDueOn || (postDueOn && draftDueOn === null);
  return isUntouched && isDate ? { draftDueOn: usualDraftDueOn(next) } : {};
}

/** 'Instagram Reel 1' */
export function titleOf(
  { deliverables: known }: ShownDeal,
  platform: Platform,
  format: Format,
): string {
  const alike = known.filter((one) => one.platform === platform && one.format === format).length;
  return `${platformFacts[platform].label} ${formatLabels[format]} ${alike + 1}`;
}

/** Adds one, or as many of it as a contract says, counted on. */
export function addOwed(
  deal: ShownDeal,
  body: Omit<Fields, 'title'> & { title: string },
  count: number,
): void {
  const ids = Array.from({ length: count }, () => newId());
  const stem = body.title.replace(/ \d+$/, '');
  const first = Number(/ (\d+)$/.exec(body.title)?.[1] ?? 1);
  const made = ids.map((id, at) =>
    deliverables.create({
      ...body,
      id,
      campaignId: deal.campaign.id,
      title: count === 1 ? body.title : `${stem} ${first + at}`,
      sortOrder: body.sortOrder + at,
    }),
  );
  const text = count === 1 ? 'Deliverable added' : `${count} deliverables added`;
  tellDone(text, made, () => ids.map((id) => deliverables.remove(id)));
}
