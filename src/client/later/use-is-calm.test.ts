import { expect, test } from 'vitest';
import { queryClient } from '#client/sync/query-client.ts';
import { whenRead } from './use-is-calm.ts';

test('what begins to be read in between is waited for, however soon it has come', async () => {
  let times = 0;
  whenRead(() => (times += 1));
  const { promise, resolve } = Promise.withResolvers<string>();
  const reading = queryClient.fetchQuery({ queryKey: ['read'], queryFn: () => promise });
  await new Promise((done) => setTimeout(done, 20));
  expect(times).toBe(0);
  resolve('rows');
  await reading;
  await expect.poll(() => times).toBe(1);
  await queryClient.fetchQuery({ queryKey: ['read later'], queryFn: () => 'rows' });
  expect(times).toBe(1);
});

test('nobody is told who has stopped waiting', async () => {
  let times = 0;
  whenRead(() => (times += 1))();
  await new Promise((done) => setTimeout(done, 20));
  expect(times).toBe(0);
});
