import * as z from 'zod/mini';
import { collectionContract, manyContract } from '#shared/contracts/collection-contract.ts';
import { kilobyte, operation } from '#shared/contract.ts';
import { uuid } from '#shared/entity.ts';
import { metricEntries, postMetric, postMetricChanges, postMetricFields } from './schema.ts';

const place = { name: 'post metric', path: '/post-metrics', scope: 'workspace' } as const;
const generic = collectionContract({ ...place, module: 'content', fields: postMetricFields });

/** What posts had reached after a day, a week and a month. */
export const postMetricsContract = {
  ...generic,
  update: { ...generic.update, input: { ...generic.update.input, body: postMetricChanges } },
  ...manyContract({ ...place, row: postMetric, changes: postMetricChanges }),
  enter: operation({
    summary: 'Enter the numbers of several posts at once; of a post and an age there is one record',
    method: 'POST',
    path: '/workspaces/:workspaceId/post-metrics/entry',
    access: 'edit',
    input: {
      params: z.strictObject({ workspaceId: uuid }),
      body: z.strictObject({ entries: metricEntries }),
    },
    output: z.strictObject({ rows: z.array(postMetric) }),
    bodyBytes: 256 * kilobyte,
  }),
};
