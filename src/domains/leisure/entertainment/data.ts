import { defineCollection } from '#client/sync/collection.ts';
import { getScope, scopeIdOf } from '#client/sync/live/scope.ts';
import { defineOperation } from '#client/sync/operations.ts';
import type { Effect } from '#client/sync/overlay.ts';
import { rowsById } from '#client/sync/reading/selectors.ts';
import { storedRow } from '#client/sync/truth.ts';
import { today } from '#client/words/dates.ts';
import { entertainmentLogs, logsByItem } from '#domains/leisure/entertainment/logs/data.ts';
import type { EntertainmentLog } from '#domains/leisure/entertainment/logs/schema.ts';
import { userTimeZone } from '#domains/people/auth/data.ts';
import { maxMany } from '#shared/contracts/limits.ts';
import { entertainmentItemsContract } from './contract.ts';
import { followingBirth, followingEpisode, followingMove, takenBack } from './rules.ts';
import type {
  EntertainmentItem,
  EntertainmentItemChanges,
  Finishing,
  NewEntertainmentItem,
  Watching,
} from './schema.ts';

const name = 'entertainment-items';
const failedText = 'Failed to update title';

/** What the user watches, plays and listens to. */
export const entertainmentItems = defineCollection({
  name,
  contract: entertainmentItemsContract,
  scope: 'own',
  setByServer: (body: NewEntertainmentItem) => followingBirth(body, today(userTimeZone())),
  messages: {
    load: 'Failed to load entertainment',
    create: 'Failed to add title',
    update: failedText,
    remove: 'Failed to delete title',
  },
});

/** What is asked for, with what follows from it. */
export function withFollowing(
  item: EntertainmentItem,
  changes: EntertainmentItemChanges,
): EntertainmentItemChanges {
  return { ...changes, ...followingMove(item, changes, today(userTimeZone())) };
}

const merge = (row: EntertainmentItem, { scopeId }: { scopeId: string }) =>
  entertainmentItems.merge([{ id: row.id, version: row.version, row }], scopeId);

const sendWatch = defineOperation({
  name: `${name}.watch`,
  operation: entertainmentItemsContract.watch,
  failedText,
  reply: merge,
});

/** Notes how far one is: on screen at once. */
export function watchTitle(item: EntertainmentItem, body: Watching) {
  const patch = { ...followingEpisode(item, body, today(userTimeZone())), ...touched() };
  const effects: Effect[] = [{ collection: name, do: 'patch', id: item.id, patch }];
  const scopeId = scopeIdOf('own') ?? '';
  return sendWatch({ scopeId, input: { params: { id: item.id }, body }, effects });
}

const touched = () => ({
  updatedAt: new Date().toISOString(),
  updatedByUserId: getScope().userId,
});

const sendBack = defineOperation({
  name: `${name}.takeBack`,
  operation: entertainmentItemsContract.updateMany,
  failedText,
  reply: ({ rows }, { scopeId }) => entertainmentItems.merge(rows.map(storedRow), scopeId),
});

/** A title as it was: its status, how often it was finished, and what else a move has changed. */
interface Moved {
  id: string;
  before: EntertainmentItemChanges & Pick<EntertainmentItem, 'status' | 'times'>;
}

/**
 * Takes moves back, in as few requests as the server takes. It deletes the log that it has made of the
 * end that was none; that is gone on screen at once.
 */
export async function takeBackMoves(moved: readonly Moved[]): Promise<{ ok: boolean }> {
  const scopeId = scopeIdOf('own') ?? '';
  const effectsOf = takingBack();
  const results = [];
  for (let from = 0; from < moved.length; from += maxMany) {
    const some = moved.slice(from, from + maxMany);
    const changes = some.map(({ id, before }) => ({ ids: [id], fields: before }));
    const effects = some.flatMap(effectsOf);
    results.push(sendBack({ scopeId, input: { params: {}, body: { changes } }, effects }));
  }
  return { ok: (await Promise.all(results)).every(({ ok }) => ok) };
}

function takingBack(): (one: Moved) => Effect[] {
  const items = entertainmentItems.read(rowsById);
  const logs = entertainmentLogs.read(logsByItem);
  return ({ id, before }) => {
    const item = items.get(id);
    const log = item && takenBack(item, before, logs.get(id) ?? []);
    return [
      { collection: name, do: 'patch', id, patch: { ...before, ...touched() } },
      ...(log ? [{ collection: entertainmentLogs.name, do: 'drop', id: log.id } as const] : []),
    ];
  };
}

const sendFinish = defineOperation({
  name: `${name}.finish`,
  operation: entertainmentItemsContract.finish,
  failedText,
  reply: merge,
});

/** Completes a title and logs that time: on screen at once, and once only, however often it is sent. */
export function finishTitle(item: EntertainmentItem, finishing: Finishing) {
  const { userId } = getScope();
  const scopeId = scopeIdOf('own') ?? '';
  const { logId, finishedOn, rating, note } = finishing;
  const now = new Date().toISOString();
  const status = 'completed' as const;
  const rated = rating === null ? {} : { rating };
  const patch = {
    ...withFollowing(item, { status, finishedOn, ...rated }),
    ...touched(),
  };
  const effects: Effect[] = [{ collection: name, do: 'patch', id: item.id, patch }];
  if (userId && item.status !== status) {
    const by = { createdByUserId: userId, updatedByUserId: userId };
    const log: EntertainmentLog = {
      ...{ id: logId, entertainmentItemId: item.id, finishedOn, rating, note },
      ...{ ...by, createdAt: now, updatedAt: now, version: 0 },
    };
    effects.push({ collection: entertainmentLogs.name, do: 'put', row: log });
  }
  return sendFinish({ scopeId, input: { params: { id: item.id }, body: finishing }, effects });
}
