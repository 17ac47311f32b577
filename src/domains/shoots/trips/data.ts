import { defineCollection } from '#client/sync/collection.ts';
import { getScope } from '#client/sync/live/scope.ts';
import { defineOperation } from '#client/sync/operations.ts';
import { minute } from '#client/sync/query-client.ts';
import { storedRow } from '#client/sync/truth.ts';
import { momentNow } from '#client/words/dates.ts';
import { userTimeZone } from '#domains/people/auth/data.ts';
import { readBaseCurrency } from '#domains/people/workspaces/data.ts';
import { tripsContract } from './contract.ts';
import { copiedDays } from './rules.ts';
import type { NewTrip, Trip, TripCopy } from './schema.ts';

/** The trips of the workspace that the user may see. */
export const trips = defineCollection({
  name: 'trips',
  contract: tripsContract,
  scope: 'workspace',
  freshMs: 10 * minute,
  setByServer: ({ timeZone, currency, status, startsOn }: NewTrip) => ({
    timeZone: timeZone ?? userTimeZone(),
    currency: currency ?? readBaseCurrency(),
    status: status ?? (startsOn === null ? ('idea' as const) : ('planning' as const)),
    coverId: null,
  }),
  messages: {
    load: 'Failed to load trips',
    create: 'Failed to add trip',
    update: 'Failed to update trip',
    remove: 'Failed to delete trip',
  },
});

const sendCopy = defineOperation({
  name: 'trips.copy',
  operation: tripsContract.copy,
  failedText: 'Failed to copy trip',
  onRefusal: 'undo',
  reply: (row, { scopeId }) => trips.merge([storedRow(row)], scopeId),
});

/** Copies a trip: it is there at once, and what is in it comes with the feed. */
export async function sendTripCopy(from: Trip, body: TripCopy): Promise<{ ok: boolean }> {
  const { workspaceId, userId } = getScope();
  if (!workspaceId || !userId) return { ok: false };
  const [createdAt, isPrivate] = [momentNow(), from.isPrivate];
  const row = {
    ...{ ...from, id: body.id, title: body.title, coverId: null, version: 0, isPrivate },
    ...{ createdAt, updatedAt: createdAt, createdByUserId: userId, updatedByUserId: userId },
    ...copiedDays(from, body.startsOn),
  };
  return sendCopy({
    scopeId: workspaceId,
    input: { params: { workspaceId, id: from.id }, body },
    effects: [{ collection: 'trips', do: 'put', row }],
  });
}
