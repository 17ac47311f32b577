import type { MemberContext } from '#server/http/context.ts';
import { crud } from '#server/records/crud.ts';
import { JsonText } from '#server/http/json.ts';
import { routes } from '#server/http/routes.ts';
import { postMetricsContract } from './contract.ts';
import { metricKey } from './rules.ts';
import { type MetricEntry, type PostMetric, postMetricFields } from './schema.ts';

const metrics = crud({
  table: 'postMetrics',
  scope: 'workspace',
  fields: postMetricFields,
  noun: 'Post metric',
  taken: { ageLabel: 'The numbers of this post at this age are entered already' },
});

type Known = Pick<PostMetric, 'id' | 'postId' | 'ageLabel'>;

export const postMetricsRoutes = routes('post-metrics', postMetricsContract, {
  ...metrics,

  /** What is entered already takes what is said now, and keeps the rest. */
  async enter(context, { body: { entries } }) {
    const known = new Map(
      (await lockKnown(context, entries)).map((one) => [metricKey(one), one.id]),
    );
    const rows: string[] = [];
    for (const entry of entries) {
      const { postId, ageLabel, id: newId, ...said } = entry;
      const id = known.get(metricKey(entry));
      const { text } = id
        ? await metrics.update(context, { params: { id }, body: said })
        : await metrics.create(context, { body: { id: newId, postId, ageLabel, ...said } });
      rows.push(text);
    }
    return new JsonText<never>(`{"rows":[${rows.join(',')}]}`);
  },
});

// The posts are locked, so that of two devices that enter the same the second finds the first.
async function lockKnown(
  { transaction, workspaceId }: MemberContext,
  entries: readonly MetricEntry[],
): Promise<Known[]> {
  const values = [workspaceId, [...new Set(entries.map(({ postId }) => postId))]];
  await transaction.query(
    `select id from posts where workspace_id = $1 and id = any($2::uuid[])
      order by id for no key update`,
    values,
  );
  return transaction.query<Known & Record<string, unknown>>(
    `select id, post_id as "postId", age_label as "ageLabel" from post_metrics
      where workspace_id = $1 and post_id = any($2::uuid[]) and deleted_at is null`,
    values,
  );
}
