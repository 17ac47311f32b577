import { followingTimes } from '#domains/leisure/entertainment/rules.ts';
import { entertainmentItems } from '#domains/leisure/entertainment/service.ts';
import type { UserContext } from '#server/http/context.ts';
import type { JsonText } from '#server/http/json.ts';
import type { Tombstone } from '#shared/contracts/pages.ts';
import type {
  EntertainmentLog,
  EntertainmentLogChanges,
  NewEntertainmentLog,
} from '#domains/leisure/entertainment/logs/schema.ts';
import { entertainmentLogs } from '#domains/leisure/entertainment/logs/service.ts';

type Answer = Promise<JsonText<never>>;
interface OfLog {
  params: { id: string };
}

/** Writes a time down; its title was finished once more. What is there already counts once. */
export async function createTime(context: UserContext, body: NewEntertainmentLog): Answer {
  const { id, entertainmentItemId, finishedOn } = body;
  await entertainmentItems.lock(context, entertainmentItemId);
  const before = await entertainmentLogs.lock(context, id);
  const answer = await entertainmentLogs.create(context, { body });
  if (!before) await follow(context, entertainmentItemId, { came: finishedOn });
  return answer;
}

/** Changes a time; its title follows the day. */
export async function changeTime(
  context: UserContext,
  { params, body }: OfLog & { body: EntertainmentLogChanges },
): Answer {
  const before = await lockTime(context, params.id);
  const answer = await entertainmentLogs.update(context, { params, body });
  const { finishedOn: came } = body;
  if (before && came !== undefined && came !== before.finishedOn)
    await follow(context, before.entertainmentItemId, { went: before.finishedOn, came });
  return answer;
}

/** Deletes a time; its title was finished once less, and last on the latest that remains. */
export async function removeTime(
  context: UserContext,
  { params }: OfLog,
): Promise<JsonText<Tombstone>> {
  const before = await lockTime(context, params.id);
  const answer = await entertainmentLogs.remove(context, { params });
  if (before) await follow(context, before.entertainmentItemId, { went: before.finishedOn });
  return answer;
}

/** Brings a deleted time back; its title follows as if it were new. */
export async function restoreTime(context: UserContext, { params }: OfLog): Answer {
  const before = await entertainmentLogs.lock(context, params.id);
  const answer = await entertainmentLogs.restore(context, { params });
  const log = before ? undefined : await entertainmentLogs.lock(context, params.id);
  if (log) await follow(context, log.entertainmentItemId, { came: log.finishedOn });
  return answer;
}

// The title first, so that of two devices that delete the same time the second finds it gone.
async function lockTime(context: UserContext, id: string): Promise<EntertainmentLog | undefined> {
  const [log] = await entertainmentLogs.read(context, 'id = $2', [id]);
  if (!log) return undefined;
  await entertainmentItems.lock(context, log.entertainmentItemId);
  return entertainmentLogs.lock(context, id);
}

async function follow(
  context: UserContext,
  id: string,
  days: { went?: string; came?: string },
): Promise<void> {
  const item = await entertainmentItems.lock(context, id);
  if (!item) return;
  const logs = await entertainmentLogs.read(context, 'entertainment_item_id = $2', [id]);
  const left = logs.map(({ finishedOn }) => finishedOn);
  const body = followingTimes(item, { ...days, left });
  if (body.times !== item.times || 'finishedOn' in body)
    await entertainmentItems.update(context, { params: { id }, body });
}
