import { beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { collectionContract } from '#shared/contracts/collection-contract.ts';
import { defineCollection } from './collection.ts';
import { defineOperation } from './operations.ts';
import { setScope } from '#client/sync/live/scope.ts';
import { closeStore } from '#client/sync/kept/store.ts';

const fields = { title: z.string() };
const messages = { load: '', create: '', update: '', remove: '' };
const own = { name: 'own thing', path: '/own-things', scope: 'own', fields } as const;
const shared = {
  name: 'shared thing',
  path: '/shared-things',
  scope: 'workspace',
  fields,
} as const;
const things = (['own', 'workspace'] as const).map((scope) =>
  scope === 'own'
    ? defineCollection({ name: 'own', scope, contract: collectionContract(own), messages })
    : defineCollection({ name: 'shared', scope, contract: collectionContract(shared), messages }),
);

beforeEach(() => {
  closeStore();
  setScope({ userId: null, workspaceId: null });
});

// The other messages of spec section 8: what is asked for while nobody is signed in.
test.each([
  ['own', 0, 'User required'],
  ['shared', 1, 'User not authenticated or workspace not selected'],
] as const)('%s records need somebody, and say so', async (_, at, sentence) => {
  const result = await things[at]?.create({ title: 'Nobody is here' });
  expect(result).toMatchObject({ ok: false, error: { message: sentence } });
});

test('a list of the workspace can say it in words of its own', async () => {
  const campaigns = defineCollection({
    name: 'campaigns-like',
    scope: 'workspace',
    contract: collectionContract({ ...shared, name: 'deal', path: '/deals' }),
    messages: { ...messages, notReady: 'Workspace and user required' },
  });
  const result = await campaigns.create({ title: 'Nobody is here' });
  expect(result).toMatchObject({ ok: false, error: { message: 'Workspace and user required' } });
});

test('an operation without anybody signed in is not sent', async () => {
  const { create } = collectionContract({ ...own, name: 'lone thing', path: '/lone' });
  const send = defineOperation({ name: 'lone.create', operation: create, failedText: 'Failed' });
  const input = { params: {}, body: { id: '', title: '' } } as never; // It is refused before it is read.
  const result = await send({ scopeId: '', input, effects: [] });
  expect(result).toMatchObject({ ok: false, error: { message: 'User not authenticated' } });
});
