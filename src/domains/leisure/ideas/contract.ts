import * as z from 'zod/mini';
import { collectionContract } from '#shared/contracts/collection-contract.ts';
import { kilobyte, operation } from '#shared/contract.ts';
import { uuid } from '#shared/entity.ts';
import { contentItem } from '#domains/making/content/schema.ts';
import { madeIdea, madeIdeaFields, newIdea } from './schema.ts';

const path = '/made-ideas';
const { update: _, ...generic } = collectionContract({
  name: 'link between an idea and what it came of',
  path,
  scope: 'own',
  fields: madeIdeaFields,
});

/** Ideas that came of what a person read, watched or played. */
export const madeIdeasContract = {
  ...generic,
  make: operation({
    summary:
      'Make an idea of a record of your own: members see the idea, you alone see what it came of',
    method: 'POST',
    path: `/workspaces/:workspaceId${path}`,
    access: 'create',
    input: { params: z.strictObject({ workspaceId: uuid }), body: newIdea },
    output: z.strictObject({ made: madeIdea, idea: contentItem }),
    bodyBytes: 128 * kilobyte,
  }),
};
