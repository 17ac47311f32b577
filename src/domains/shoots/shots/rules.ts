import type { core } from 'zod/mini';
import type { Shot, ShotKind } from './schema.ts';

type Said = { status?: Shot['status'] | undefined; droppedReason?: string | undefined };

export const maxTakes = 999;
export const noReasonText = 'Say why it was dropped';

/** Naming the status of a shot takes the reason away that belongs to another one. */
export function keepReason<T extends Said>(said: T): T {
  const { status } = said;
  return status === undefined || status === 'dropped' ? said : { ...said, droppedReason: '' };
}

/** A zod check: what is dropped says why, together with that. */
export function checkDropped({ value, issues }: core.ParsePayload<Said>): void {
  const { status, droppedReason } = value;
  const report = (field: string, message: string) =>
    issues.push({ code: 'custom', path: [field], message, input: value });
  if (status === 'dropped' && !droppedReason) report('droppedReason', noReasonText);
  if (status === undefined && droppedReason !== undefined)
    report('status', 'Say together that it was dropped and why');
}

/** How many takes there are once so many more, or fewer, are counted. */
export function takesAfter(takes: number, by: number): number {
  return Math.min(maxTakes, Math.max(0, takes + by));
}

/** Where shots belong that have no place of their own. */
export const noScene = '';

/** A part of the list, with its shots in their order. */
export interface ShotGroup<T> {
  /** The scene, or 'must' or 'nice'. */
  key: string;
  shots: T[];
}

type Listed = Pick<Shot, 'id' | 'location' | 'priority' | 'sortOrder'>;

/** Shots by where they are shot, in the order in which each place comes first; without one, last. */
export function byScene<T extends Listed>(shots: readonly T[]): ShotGroup<T>[] {
  const groups = groupsOf(shots.toSorted(byOrder), ({ location }) => location);
  return [
    ...groups.filter(({ key }) => key !== noScene),
    ...groups.filter(({ key }) => key === noScene),
  ];
}

/** Shots that must be, then those that would be nice. */
export function byPriority<T extends Listed>(shots: readonly T[]): ShotGroup<T>[] {
  const groups = groupsOf(shots.toSorted(byOrder), ({ priority }) => priority);
  return groups.toSorted((one, other) => one.key.localeCompare(other.key));
}

function groupsOf<T>(shots: readonly T[], keyOf: (shot: T) => string): ShotGroup<T>[] {
  return [...Map.groupBy(shots, keyOf)].map(([key, inside]) => ({ key, shots: inside }));
}

/** The order in which somebody put shots; of equal places the older one first. */
export function byOrder(one: Pick<Shot, 'id' | 'sortOrder'>, other: typeof one): number {
  return one.sortOrder - other.sortOrder || one.id.localeCompare(other.id);
}

type Dated = Pick<Shot, 'scheduleItemId' | 'shotOn'>;

/**
 * The day on which a shot is to be: that of its item, which may move, or else its own. Of a trip that has
 * one day alone, all of them are on that.
 */
export function dayOfShot(
  { scheduleItemId, shotOn }: Dated,
  items: ReadonlyMap<string, { scheduledOn: string }>,
  trip: { startsOn: string | null; endsOn: string | null } = noDays,
): string | null {
  const only = trip.startsOn === trip.endsOn ? trip.startsOn : null;
  return items.get(scheduleItemId ?? '')?.scheduledOn ?? shotOn ?? only;
}
const noDays = { startsOn: null, endsOn: null };

/** How far the shots have come; what was dropped is not waited for. */
export function progressOf(shots: readonly Pick<Shot, 'status'>[]): { done: number; of: number } {
  const kept = shots.filter(({ status }) => status !== 'dropped');
  return { done: kept.filter(({ status }) => status === 'done').length, of: kept.length };
}

interface Owed {
  id: string;
  title: string;
  contentItemId: string | null;
  format: string;
  status: string;
}
interface Piece {
  id: string;
  title: string;
  stage: string;
}
type ShotFor = Pick<Shot, 'deliverableId' | 'contentItemId'>;
type Wanted = Pick<Shot, 'title' | 'deliverableId' | 'contentItemId' | 'orientation'>;

const upright = new Set(['reel', 'story', 'short', 'tiktok_video', 'live', 'story_set']);
/** What is past the set: it needs no shot any more. */
const owedNoMore = new Set(['approved', 'scheduled', 'posted', 'cancelled']);
const shotAlready = new Set(['review', 'scheduled', 'published', 'archived']);

/**
 * The shots to be made of what is owed on a trip: one for each deliverable and for each piece of content,
 * a piece that is made for a deliverable once. What has a shot already gets no other.
 */
export function wantedShots(
  owed: readonly Owed[],
  pieces: readonly Piece[],
  known: readonly ShotFor[],
): Wanted[] {
  const owing = owed.filter(
    ({ id, status }) =>
      !owedNoMore.has(status) && !known.some(({ deliverableId }) => deliverableId === id),
  );
  const covered = new Set(
    [...known, ...owed].map(({ contentItemId }) => contentItemId).filter((id) => id !== null),
  );
  const free = pieces.filter(({ id, stage }) => !shotAlready.has(stage) && !covered.has(id));
  return [
    ...owing.map(({ id, title, contentItemId, format }) => ({
      title,
      deliverableId: id,
      contentItemId,
      orientation: upright.has(format) ? ('9:16' as const) : null,
    })),
    ...free.map(({ id, title }) => ({
      title,
      deliverableId: null,
      contentItemId: id,
      orientation: null,
    })),
  ];
}

/** Whether all that was to be shot of a piece of content is in the can, this shot with the others. */
export function completesPiece(
  shot: Pick<Shot, 'id' | 'contentItemId'>,
  all: readonly Pick<Shot, 'id' | 'contentItemId' | 'status'>[],
): boolean {
  const { contentItemId, id } = shot;
  if (contentItemId === null) return false;
  const others = all.filter((one) => one.contentItemId === contentItemId && one.id !== id);
  return others.every(({ status }) => status !== 'todo');
}

/** How the kinds of shots read on screen. */
export const shotKindLabels: Record<ShotKind, string> = {
  wide: 'Wide',
  medium: 'Medium',
  close_up: 'Close-up',
  detail: 'Detail',
  talking_head: 'Talking head',
  b_roll: 'B-roll',
  product: 'Product',
  photo: 'Photo',
  drone: 'Drone',
  other: 'Other',
};

/** How a shot is taken, in a line: 'Wide · 24 mm · 9:16'. */
export function shotDetail(shot: Pick<Shot, 'kind' | 'lens' | 'orientation' | 'seconds'>): string {
  const { kind, lens, orientation, seconds } = shot;
  return [
    kind === 'other' ? '' : shotKindLabels[kind],
    lens,
    orientation ?? '',
    seconds === null ? '' : `${seconds} s`,
  ]
    .filter(Boolean)
    .join(' · ');
}
