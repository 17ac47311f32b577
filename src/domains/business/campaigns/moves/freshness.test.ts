import { expect, test } from 'vitest';
import { setFollowed } from '#client/sync/live/freshness.ts';
import { minute, queryClient } from '#client/sync/query-client.ts';
import { campaigns } from '#domains/business/campaigns/data.ts';

test('campaigns are fresh for ten minutes where no feed keeps them so', () => {
  expect(campaigns).toBeDefined();
  const { staleTime } = queryClient.getQueryDefaults(['campaigns']);
  if (typeof staleTime !== 'function') throw new Error('Freshness depends on the feed');
  setFollowed(false);
  expect(staleTime({} as never)).toBe(10 * minute); // It asks nothing of the query.
  setFollowed(true);
  expect(staleTime({} as never)).toBe(Number.POSITIVE_INFINITY);
  setFollowed(false);
});
