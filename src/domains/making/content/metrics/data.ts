import { defineCollection } from '#client/sync/collection.ts';
import { defineOperation } from '#client/sync/operations.ts';
import type { Effect } from '#client/sync/overlay.ts';
import { getScope } from '#client/sync/live/scope.ts';
import { allRows } from '#client/sync/reading/selectors.ts';
import { storedRow } from '#client/sync/truth.ts';
import { postMetricsContract } from './contract.ts';
import { byPostAndAge, metricKey } from './rules.ts';
import { maxEntries, type MetricEntry, numberNames, type PostMetric } from './schema.ts';

const messages = {
  load: 'Failed to load the numbers of posts',
  create: 'Failed to save numbers',
  update: 'Failed to save numbers',
  remove: 'Failed to delete numbers',
};

/** What posts of the workspace had reached at an age. */
export const postMetrics = defineCollection({
  name: 'post-metrics',
  contract: postMetricsContract,
  scope: 'workspace',
  messages,
});

const send = defineOperation({
  name: 'post-metrics.enter',
  operation: postMetricsContract.enter,
  failedText: messages.create,
  reply: ({ rows }, { scopeId }) => postMetrics.merge(rows.map(storedRow), scopeId),
});

/** What was entered, and the way back to what was there before. */
export interface Entered {
  written: Promise<{ ok: boolean }>[];
  undo: () => void;
}

/** Enters the numbers of several posts in one request, or in as many as the server's limit asks for. */
export function enterNumbers(entries: readonly MetricEntry[]): Entered {
  const { workspaceId, userId } = getScope();
  if (!workspaceId || !userId) return { written: [], undo: () => undefined };
  const stored = byPostAndAge(postMetrics.read(allRows));
  const now = new Date().toISOString();
  const effectOf = (entry: MetricEntry): Effect => {
    const known = stored.get(metricKey(entry));
    const { id, postId, ageLabel, ...said } = entry;
    const touched = { updatedAt: now, updatedByUserId: userId };
    if (known)
      return {
        collection: postMetrics.name,
        do: 'patch',
        id: known.id,
        patch: { ...said, ...touched },
      };
    const blank = Object.fromEntries(numberNames.map((name) => [name, null]));
    const made = { createdAt: now, createdByUserId: userId, version: 0, ...touched };
    const row = { ...blank, id, postId, ageLabel, ...said, ...made };
    return { collection: postMetrics.name, do: 'put', row };
  };
  const written: Entered['written'] = [];
  for (let from = 0; from < entries.length; from += maxEntries) {
    const part = entries.slice(from, from + maxEntries);
    written.push(
      send({
        scopeId: workspaceId,
        input: { params: { workspaceId }, body: { entries: part } },
        effects: part.map(effectOf),
      }),
    );
  }
  return { written, undo: () => takeBack(entries, stored) };
}

function takeBack(entries: readonly MetricEntry[], before: ReadonlyMap<string, PostMetric>): void {
  const isNew = (entry: MetricEntry) => !before.has(metricKey(entry));
  const made = entries.filter(isNew).map(({ id }) => id);
  const changed = entries.flatMap((entry) => before.get(metricKey(entry)) ?? []);
  if (made.length > 0) void postMetrics.removeMany(made);
  if (changed.length === 0) return;
  void postMetrics.updateMany(
    changed.map(({ id, capturedOn, ...row }) => {
      const numbers = Object.fromEntries(numberNames.map((name) => [name, row[name]]));
      return { ids: [id], fields: { capturedOn, ...numbers } };
    }),
  );
}
