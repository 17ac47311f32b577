import { timeZoneOf } from '#domains/people/auth/profile/service.ts';
import { becomeIdeas } from '#domains/leisure/ideas/service.ts';
import { haveCovers } from '#domains/leisure/covers/service.ts';
import { entertainmentLogs } from '#domains/leisure/entertainment/logs/service.ts';
import type { UserContext } from '#server/http/context.ts';
import type { JsonText } from '#server/http/json.ts';
import { crud } from '#server/records/crud.ts';
import { AppError } from '#shared/errors.ts';
import { newId } from '#shared/ids.ts';
import { followingBirth, followingEpisode, followingMove, takenBack, wrongDays } from './rules.ts';
import {
  type EntertainmentItem,
  type EntertainmentItemChanges,
  entertainmentItemFields,
  type Finishing,
  type NewEntertainmentItem,
  type Watching,
} from './schema.ts';

export const entertainmentItems = crud({
  table: 'entertainmentItems',
  scope: 'own',
  fields: entertainmentItemFields,
  noun: 'Title',
  search: { on: 'releaseOn' },
});

haveCovers('entertainment-items', entertainmentItems);
becomeIdeas('entertainment-items', entertainmentItems);

type Answer = Promise<JsonText<never>>;

/** Writes a title down; one that is finished already gets the log of that day. */
export async function createTitle(context: UserContext, body: NewEntertainmentItem): Answer {
  const follows = followingBirth(body, await todayOf(context));
  const item = { ...body, ...follows };
  const before = await entertainmentItems.read(context, 'id = $2', [body.id]);
  const answer = await entertainmentItems.create(context, { body: item });
  if (before.length === 0 && body.status === 'completed') await logTime(context, item);
  return answer;
}

/**
 * Changes titles; what a move of one entails follows it. One that is completed gets a log, which goes
 * when the move is taken back.
 */
export async function changesOf(
  context: UserContext,
  groups: readonly { ids: string[]; fields: EntertainmentItemChanges }[],
): Promise<{ ids: string[]; fields: EntertainmentItemChanges }[]> {
  const looked = groups
    .filter(({ fields }) => fields.status !== undefined)
    .flatMap(({ ids }) => ids);
  if (looked.length === 0) return [...groups];
  const stored = await entertainmentItems.lockAll(context, 'id = any($2::uuid[])', looked);
  const byId = new Map(stored.map((item) => [item.id, item]));
  const today = await todayOf(context);
  const changes: { ids: string[]; fields: EntertainmentItemChanges }[] = [];
  for (const group of groups) {
    if (group.fields.status === undefined) changes.push(group);
    else
      for (const id of group.ids) {
        const before = byId.get(id);
        const fields = before
          ? { ...group.fields, ...followingMove(before, group.fields, today) }
          : group.fields;
        if (before) await follow(context, before, fields);
        changes.push({ ids: [id], fields });
      }
  }
  return changes;
}

async function follow(
  context: UserContext,
  before: EntertainmentItem,
  fields: EntertainmentItemChanges,
): Promise<void> {
  // A field that is undefined was left out.
  const said = Object.entries(fields).filter(([, value]) => value !== undefined);
  const after: EntertainmentItem = { ...before, ...Object.fromEntries(said) };
  // Who takes a change back says how often it was finished then: that is no new time.
  const isOnceMore = after.status === 'completed' && after.times > before.times;
  if (isOnceMore && before.status !== 'completed') await logTime(context, after);
  if (after.times < before.times) await takeTimeBack(context, before, after);
}

async function takeTimeBack(
  context: UserContext,
  before: EntertainmentItem,
  after: EntertainmentItem,
): Promise<void> {
  const logs = await entertainmentLogs.read(context, 'entertainment_item_id = $2', [before.id]);
  const log = takenBack(before, after, logs);
  if (log) await entertainmentLogs.remove(context, { params: { id: log.id } });
}

/** Notes how far somebody is. */
export async function watchTitle(context: UserContext, id: string, body: Watching): Answer {
  const before = await lockTitle(context, id);
  const fields = followingEpisode(before, body, await todayOf(context));
  return entertainmentItems.update(context, { params: { id }, body: fields });
}

/**
 * Completes a title, with a log of that time. What another device has finished is finished once: what
 * is said of it now goes into the log of that day, as far as that says nothing.
 */
export async function finishTitle(
  context: UserContext,
  id: string,
  { logId, finishedOn, rating, note }: Finishing,
): Answer {
  const before = await lockTitle(context, id);
  const status = 'completed' as const;
  const rated = rating === null ? {} : { rating };
  if (before.status === status) {
    await addToLog(context, id, { finishedOn, rating, note });
    return entertainmentItems.update(context, { params: { id }, body: { status, ...rated } });
  }
  const wrong = wrongDays({ ...before, finishedOn });
  if (wrong) throw new AppError('invalid', wrong, { fields: { finishedOn: wrong } });
  const fields = {
    ...{ status, finishedOn, ...rated },
    ...followingMove(before, { status, finishedOn }, await todayOf(context)),
  };
  const answer = await entertainmentItems.update(context, { params: { id }, body: fields });
  await entertainmentLogs.create(context, {
    body: { id: logId, entertainmentItemId: id, finishedOn, rating, note },
  });
  return answer;
}

async function lockTitle(context: UserContext, id: string): Promise<EntertainmentItem> {
  const stored = await entertainmentItems.lock(context, id);
  if (!stored) throw new AppError('not_found', 'Title not found');
  return stored;
}

async function addToLog(
  context: UserContext,
  itemId: string,
  { finishedOn, rating, note }: Omit<Finishing, 'logId'>,
): Promise<void> {
  const [log] = await entertainmentLogs.lockAll(
    context,
    'entertainment_item_id = $2 and finished_on = $3',
    itemId,
    finishedOn,
  );
  if (!log) return;
  const body = {
    ...(log.rating === null && rating !== null ? { rating } : {}),
    ...(log.note === '' && note !== '' ? { note } : {}),
  };
  if (Object.keys(body).length > 0)
    await entertainmentLogs.update(context, { params: { id: log.id }, body });
}

async function logTime(
  context: UserContext,
  { id, finishedOn, rating }: Pick<EntertainmentItem, 'id' | 'finishedOn' | 'rating'>,
): Promise<void> {
  if (finishedOn === null) return;
  const body = { id: newId(), entertainmentItemId: id, finishedOn, rating };
  await entertainmentLogs.create(context, { body });
}

async function todayOf(context: UserContext): Promise<string> {
  return Temporal.Now.plainDateISO(await timeZoneOf(context)).toString();
}
