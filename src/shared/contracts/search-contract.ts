import * as z from 'zod/mini';
import { operation } from '#shared/contract.ts';
import { reckonedDate } from '#shared/dates.ts';
import { uuid } from '#shared/entity.ts';

const named = { domain: z.string(), id: uuid, title: z.string() };

/** A record that was found; `domain` is its collection, as the feed calls it. */
export const hit = z.strictObject({
  ...named,
  /** The day that it is planned for or due. */
  on: z.nullable(reckonedDate),
  /** The record that it is a part of: of a comment its deliverable, and of that one its campaign. */
  parent: z.nullable(z.strictObject({ ...named, parent: z.nullable(z.strictObject(named)) })),
});
export type Hit = z.infer<typeof hit>;

export const maxHits = 50;

export const searchContract = {
  search: operation({
    summary:
      'Find records of a workspace and own tasks by words or parts of them, the best first; accents and capitals do not matter',
    method: 'GET',
    path: '/workspaces/:workspaceId/search',
    access: 'view',
    input: {
      params: z.strictObject({ workspaceId: uuid }),
      query: z.strictObject({
        q: z._default(z.string().check(z.maxLength(200, 'Use at most 200 characters')), ''),
        limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(maxHits)), 20),
      }),
    },
    output: z.strictObject({ hits: z.array(hit) }),
    bodyBytes: 0,
  }),
};
