import { isDate } from '#shared/clock.ts';
import { tellDone } from '#client/ui/toasts/tell-done.ts';
import { newId } from '#shared/ids.ts';
import {
  type Channel,
  formatLabels,
  type Format,
  platformFacts,
  type Platform,
  platforms,
} from '#domains/making/channels/schema.ts';
import { deliverables } from './data.ts';
import { usualChannelId, usualDraftDueOn, usualFrames } from './rules.ts';
import type { Deliverable } from './schema.ts';
import type { Added } from '#domains/business/campaigns/moves/deal-actions.ts';
import type { ShownDeal } from '#domains/business/campaigns/moves/use-deal.ts';

type Fields = ReturnType<typeof fieldsOf>;

/** All platforms, to choose one of. */
export const platformOptions = platforms.map((value) => ({
  value,
  label: platformFacts[value].label,
}));

type OwingDeal = Pick<ShownDeal, 'campaign' | 'deliverables'>;

/** What can be changed of a deliverable. */
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

/** What most likely comes next: another one like the last, on the first day of the posting to come. */
export function startOf(
  { campaign, deliverables: known }: OwingDeal,
  channels: readonly Channel[],
  today: string,
): Fields {
  const last = known.at(-1);
  const platform = last?.platform ?? 'instagram';
  const { postingStartsOn } = campaign;
  // Once the posting goes on, nobody can tell the next day.
  const postDueOn = postingStartsOn !== null && postingStartsOn >= today ? postingStartsOn : null;
  return {
    platform,
    format: last?.format ?? 'reel',
    title: '',
    frames: last?.frames ?? null,
    specNote: '',
    channelId: last?.channelId ?? usualChannelId(platform, channels),
    requiresApproval: campaign.compensation.startsWith('paid'),
    draftDueOn: postDueOn && usualDraftDueOn(postDueOn, today),
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

/** Another platform, with its first format and its channel. */
export function withPlatform(
  platform: Platform,
  channels: readonly Channel[],
): Pick<Fields, 'platform' | 'format' | 'frames' | 'channelId'> {
  const format = firstFormatOf(platform);
  const channelId = usualChannelId(platform, channels);
  return { platform, format, frames: usualFrames(format), channelId };
}

export function firstFormatOf(platform: Platform): Format {
  return platformFacts[platform].formats[0] ?? 'other';
}

/** The draft follows the day it goes live, as long as nobody has said another one. */
export function draftFor(
  { draftDueOn, postDueOn }: Pick<Deliverable, 'draftDueOn' | 'postDueOn'>,
  start: Pick<Deliverable, 'draftDueOn'>,
  { next, today }: { next: string | null; today: string },
): { draftDueOn?: string | null } {
  const isUntouched = draftDueOn === start.draftDueOn || (postDueOn && draftDueOn === null);
  return isUntouched && next !== null && isDate(next)
    ? { draftDueOn: usualDraftDueOn(next, today) }
    : {};
}

/** 'Instagram Reel 1' */
export function titleOf(
  { deliverables: known }: OwingDeal,
  platform: Platform,
  format: Format,
): string {
  const alike = known.filter((one) => one.platform === platform && one.format === format).length;
  return `${platformFacts[platform].label} ${formatLabels[format]} ${alike + 1}`;
}

/** Adds one, or as many of it as a contract says, counted on. */
export function addOwed(deal: OwingDeal, body: Fields, count: number): void {
  const { written, undo } = makeOwed(deal, body, count);
  tellDone(count === 1 ? 'Deliverable added' : `${count} deliverables added`, written, undo);
}

/** One kind of piece that a brand gets, and how many of it. */
export interface OwedKind {
  id: string;
  platform: Platform;
  format: Format;
  count: number;
}

/** Adds what a contract lists: '2 Reels + 3 Stories'. */
export function addKinds(
  deal: OwingDeal,
  kinds: readonly OwedKind[],
  { channels, today }: { channels: readonly Channel[]; today: string },
): Added {
  const start = startOf(deal, channels, today);
  const groups = Map.groupBy(kinds, ({ platform, format }) => `${platform} ${format}`);
  let { sortOrder } = start;
  const made = [...groups.values()].flatMap(([kind, ...same]) => {
    if (!kind) return [];
    const { platform, format } = kind;
    const count = same.reduce((sum, one) => sum + one.count, kind.count);
    const title = titleOf(deal, platform, format);
    const frames = usualFrames(format);
    const channelId =
      platform === start.platform ? start.channelId : usualChannelId(platform, channels);
    const own = { platform, format, title, frames, channelId, sortOrder };
    const added = makeOwed(deal, { ...start, ...own }, count);
    sortOrder += count;
    return added;
  });
  return {
    written: made.flatMap(({ written }) => written),
    undo: () => made.map(({ undo }) => undo()),
  };
}

function makeOwed({ campaign }: OwingDeal, body: Fields, count: number): Added {
  const ids = Array.from({ length: count }, () => newId());
  const stem = body.title.replace(/ \d+$/, '');
  const first = Number(/ (\d+)$/.exec(body.title)?.[1] ?? 1);
  const written = ids.map((id, at) =>
    deliverables.create({
      ...body,
      id,
      campaignId: campaign.id,
      title: count === 1 ? body.title : `${stem} ${first + at}`,
      sortOrder: body.sortOrder + at,
    }),
  );
  return { written, undo: () => ids.map((id) => deliverables.remove(id)) };
}
