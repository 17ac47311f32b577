import { collectionContract, manyContract } from '#shared/contracts/collection-contract.ts';
import { kilobyte } from '#shared/contract.ts';
import { newPost, post, postChanges, postFields } from './schema.ts';

const place = { name: 'post', path: '/posts', scope: 'workspace' } as const;
// Caption and first comment may have 10,000 characters each, of several bytes.
const bodyBytes = 128 * kilobyte;
const generic = collectionContract({ ...place, module: 'content', fields: postFields });

export const postsContract = {
  ...generic,
  create: { ...generic.create, input: { ...generic.create.input, body: newPost }, bodyBytes },
  update: { ...generic.update, input: { ...generic.update.input, body: postChanges }, bodyBytes },
  ...manyContract({ ...place, row: post, changes: postChanges }),
};
