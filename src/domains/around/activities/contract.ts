import * as z from 'zod/mini';
import { page } from '#shared/contracts/pages.ts';
import { operation } from '#shared/contract.ts';
import { uuid } from '#shared/entity.ts';
import { subjectQuery } from '#shared/subject.ts';
import { activity } from './schema.ts';

/** As many as a reader looks at before they ask for more. */
export const activityPage = 20;

/** What happened to the records of a workspace. */
export const activitiesContract = {
  list: operation({
    summary: 'The newest activity of a record, or that before a line',
    method: 'GET',
    path: '/workspaces/:workspaceId/activities',
    access: 'view',
    input: {
      params: z.strictObject({ workspaceId: uuid }),
      query: z.strictObject({
        ...subjectQuery,
        before: z.optional(uuid),
        /** Lists are read page by page; one page of these is all that is asked for. */
        after: z.optional(uuid),
      }),
    },
    output: page(activity),
    bodyBytes: 0,
  }),
};
