import { keysOf, picked } from '#client/sync/live/changed-fields.ts';
import { editRecord } from '#client/record/edit-record.ts';
import { today } from '#client/words/dates.ts';
import { allRows } from '#client/sync/reading/selectors.ts';
import { keepUndo, tellDone } from '#client/ui/toasts/tell-done.ts';
import {
  entertainmentItems,
  finishTitle,
  takeBackMoves,
  watchTitle,
  withFollowing,
} from '#domains/leisure/entertainment/data.ts';
import { askFinish } from '#domains/leisure/entertainment/finish/finish-host.tsx';
import { entertainmentLogs, logsByItem } from '#domains/leisure/entertainment/logs/data.ts';
import type { EntertainmentLog } from '#domains/leisure/entertainment/logs/schema.ts';
import {
  followingTimes,
  isAtEnd,
  nextEpisode,
  statusLabels,
} from '#domains/leisure/entertainment/rules.ts';
import type {
  EntertainmentItem,
  EntertainmentItemChanges,
  EntertainmentStatus,
  Finishing,
} from '#domains/leisure/entertainment/schema.ts';
import { userTimeZone } from '#domains/people/auth/data.ts';
import { newId } from '#shared/ids.ts';
import { numberText } from '#shared/words/number-text.ts';

type NewTitle = Parameters<typeof entertainmentItems.create>[0];

/** Writes a title down and says so; gives its id. */
export function addTitle(fields: NewTitle): string {
  const id = fields.id ?? newId();
  tellDone(`“${fields.title}” added`, [entertainmentItems.create({ ...fields, id })], () =>
    entertainmentItems.remove(id),
  );
  return id;
}

/** Changes a title as its fields are left; what has to fit is said together. */
export function changeTitle(item: EntertainmentItem, changes: EntertainmentItemChanges): void {
  editRecord<EntertainmentItemChanges>(item, together(changes, item), (fields) =>
    entertainmentItems.update(item.id, fields),
  );
}

const done: Record<EntertainmentStatus, (title: string) => string> = {
  planned: (title) => `“${title}” is up next`,
  in_progress: (title) => `“${title}” is on`,
  paused: (title) => `“${title}” paused`,
  completed: (title) => `“${title}” finished`,
  dropped: (title) => `“${title}” dropped`,
};

/** Moves a title to another status, with what follows from it; its end is asked about. */
export function moveTitle(item: EntertainmentItem, status: EntertainmentStatus): void {
  if (status === item.status) return;
  if (status === 'completed') return askFinish(item);
  const changes = withFollowing(item, { status });
  tellDone(
    done[status](item.title),
    [entertainmentItems.update(item.id, together(changes, item))],
    () => takeBack([item]),
  );
}

/** Moves several titles; what was finished is finished today. */
export function moveTitles(items: readonly EntertainmentItem[], status: EntertainmentStatus): void {
  const moving = items.filter((item) => item.status !== status);
  if (moving.length === 0) return;
  const written = entertainmentItems.updateMany(
    moving.map((item) => ({
      ids: [item.id],
      fields: together(withFollowing(item, { status }), item),
    })),
  );
  const many = moving.length === 1 ? '1 title' : `${numberText(moving.length)} titles`;
  tellDone(`${many} moved to ${statusLabels[status]}`, [written], () => takeBack(moving));
}

/** Notes the next episode; after the last one it asks whether that was all. */
export function seeNext(item: EntertainmentItem): void {
  const next = nextEpisode(item);
  const written = watchTitle(item, next);
  keepUndo([written], () => takeBack([item]));
  if (isAtEnd({ ...item, ...next })) askFinish(titleNow(item.id) ?? item);
}

/** Finishes a title; Undo takes back the log of that time as well. */
export function finish(item: EntertainmentItem, said: Omit<Finishing, 'logId'>): void {
  const logId = newId();
  const { rating } = item;
  tellDone(done.completed(item.title), [finishTitle(item, { ...said, logId })], () =>
    Promise.all([
      // First the log, as what follows from that is not what the title was before.
      ...(item.status === 'completed' ? [] : [entertainmentLogs.remove(logId)]),
      entertainmentItems.update(item.id, { ...beforeOf(item), rating }),
    ]),
  );
}

/** Notes a time that it was finished; the latest of them says when it was finished last. */
export function addTime(item: EntertainmentItem, finishedOn: string): void {
  const id = newId();
  const written = entertainmentLogs.create({ id, entertainmentItemId: item.id, finishedOn });
  followTimes(item, {
    text: 'Time added',
    written,
    changes: followingTimes(item, { came: finishedOn, left: [...daysOf(item), finishedOn] }),
    undo: () => entertainmentLogs.remove(id),
  });
}

/** Takes one of its times away; the latest that remains says when it was finished last. */
export function removeTime(item: EntertainmentItem, { id, finishedOn }: EntertainmentLog): void {
  const written = entertainmentLogs.remove(id);
  followTimes(item, {
    text: 'Time deleted',
    written,
    changes: followingTimes(item, { went: finishedOn, left: daysOf(item) }),
    undo: () => entertainmentLogs.restore(id),
  });
}

/** Marks a title as one that is liked best, or no longer. */
export function toggleFavourite({ id, isFavorite }: EntertainmentItem): void {
  keepUndo([entertainmentItems.update(id, { isFavorite: !isFavorite })], () =>
    entertainmentItems.update(id, { isFavorite }),
  );
}

/** Rates a title. */
export function rate(item: EntertainmentItem, rating: number | null): void {
  const text = rating === null ? 'Rating removed' : `Rated ${rating} of 10`;
  tellDone(text, [entertainmentItems.update(item.id, { rating })], () =>
    entertainmentItems.update(item.id, { rating: item.rating }),
  );
}

/** Deletes a title; Undo brings it back, with its times. */
export function removeTitle({ id }: EntertainmentItem): void {
  tellDone('Title deleted', [entertainmentItems.remove(id)], () => entertainmentItems.restore(id));
}

/** A title as it is now, not as it was drawn. */
export function titleNow(id: string): EntertainmentItem | undefined {
  return entertainmentItems.read(allRows).find((row) => row.id === id);
}

/** Today, where the user is. */
export const dayHere = () => today(userTimeZone());

// Says what follows from its times, as the server does, with one way back for both.
function followTimes(
  item: EntertainmentItem,
  time: {
    text: string;
    written: Promise<{ ok: boolean }>;
    changes: EntertainmentItemChanges;
    undo: () => unknown;
  },
): void {
  const { text, written, changes, undo } = time;
  const before = picked<EntertainmentItemChanges>(item, keysOf(changes));
  tellDone(text, [written, entertainmentItems.update(item.id, changes)], () =>
    Promise.all([undo(), entertainmentItems.update(item.id, before)]),
  );
}

// The days of the times that it has now.
const daysOf = ({ id }: EntertainmentItem) =>
  (entertainmentLogs.read(logsByItem).get(id) ?? []).map(({ finishedOn }) => finishedOn);

// The end of it may have been told since: the log of that goes along.
const takeBack = (items: readonly EntertainmentItem[]) =>
  takeBackMoves(items.map((item) => ({ id: item.id, before: beforeOf(item) })));

// All that a move changes, as it was.
function beforeOf(item: EntertainmentItem) {
  const { status, startedOn, finishedOn, times, season, episode, totalEpisodes } = item;
  return { status, startedOn, finishedOn, times, season, episode, totalEpisodes };
}

// What has to fit goes along, as it is.
function together(
  changes: EntertainmentItemChanges,
  { startedOn, finishedOn, episode, totalEpisodes }: EntertainmentItem,
): EntertainmentItemChanges {
  const days = 'startedOn' in changes || 'finishedOn' in changes ? { startedOn, finishedOn } : {};
  const isOfEpisodes = 'episode' in changes || 'totalEpisodes' in changes;
  const episodes = isOfEpisodes ? { episode, totalEpisodes } : {};
  return { ...days, ...episodes, ...changes };
}
