import { expect, test } from 'vitest';
import { newId } from '#shared/ids.ts';
import { mergeFeed } from './changes.ts';
import { queryClient } from '#client/sync/query-client.ts';
import type { Row, Truth } from '#client/sync/truth.ts';

const stream = newId();
const cursor = { stream, epoch: newId(), seq: 4 };
const key = ['boats', stream];
const kept = () => queryClient.getQueryData<Truth>(key);
const change = (row: Row & { name: string }, seq: number) => ({
  stream,
  seq,
  domain: 'boats',
  id: row.id,
  version: row.version,
  row,
});

test('the kept list of a collection whose code has not come yet does not fall behind the feed', () => {
  const [heron, gull] = [newId(), newId()];
  const truth = {
    rows: [
      { id: heron, version: 1, name: 'Heron' },
      { id: gull, version: 1, name: 'Gull' },
    ],
    gone: new Map(),
    cursor,
  };
  queryClient.setQueryData(key, truth, { updatedAt: 1000 });
  mergeFeed([
    change({ id: heron, version: 2, name: 'Grey heron' }, 5),
    { ...change({ id: gull, version: 2, name: '' }, 6), row: null },
  ]);
  expect(kept()?.rows).toEqual([{ id: heron, version: 2, name: 'Grey heron' }]);
  expect(kept()?.gone.get(gull)).toBe(2);
  expect(queryClient.getQueryState(key)?.dataUpdatedAt).toBe(1000);
});

test('changes of a collection that this browser has never read leave nothing behind', () => {
  mergeFeed([{ ...change({ id: newId(), version: 1, name: 'Tern' }, 7), domain: 'rafts' }]);
  expect(queryClient.getQueryCache().findAll({ queryKey: ['rafts'] })).toEqual([]);
});

test('what a domain without a collection keeps under its name is left alone', () => {
  const invitations = { invitations: [{ id: newId() }] };
  queryClient.setQueryData(['invitations', stream], invitations);
  mergeFeed([{ ...change({ id: newId(), version: 1, name: 'Tern' }, 8), domain: 'invitations' }]);
  expect(queryClient.getQueryData(['invitations', stream])).toBe(invitations);
});
