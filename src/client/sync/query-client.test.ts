import { expect, test } from 'vitest';
import { ApiError, NetworkError } from './api.ts';
import { day, minute, queryClient, retryDelay } from './query-client.ts';

const { queries, mutations } = queryClient.getDefaultOptions();
const broken = (retryAfterSeconds?: number) =>
  new ApiError({ code: 'internal', status: 503, message: 'Away', retryAfterSeconds });

test('what was read is fresh for five minutes and kept for a day', () => {
  expect(queries?.staleTime).toBe(5 * minute);
  expect(queries?.gcTime).toBe(day);
});

test('nothing is read again on focus, everything on reconnect, and offline comes first', () => {
  expect(queries).toMatchObject({
    refetchOnWindowFocus: false,
    refetchOnReconnect: true,
    networkMode: 'offlineFirst',
  });
  expect(mutations).toMatchObject({ networkMode: 'offlineFirst' });
});

test('three more tries, a second later and each time twice as late, at most half a minute', () => {
  const waits = [0, 1, 2, 3, 4, 5, 6].map((failures) => retryDelay(failures, broken()));
  expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  // The server may ask for more patience.
  expect(retryDelay(0, broken(12))).toBe(12_000);
  const retry = queries?.retry;
  if (typeof retry !== 'function') throw new Error('The rule of trying again is a function');
  expect([0, 1, 2, 3].map((failures) => retry(failures, broken()))).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

test('a refusal stays a refusal; what was lost on the way is tried again', () => {
  const retry = queries?.retry;
  if (typeof retry !== 'function') throw new Error('The rule of trying again is a function');
  const refusal = new ApiError({ code: 'forbidden', status: 403, message: 'Not you' });
  expect(retry(0, refusal)).toBe(false);
  expect(retry(0, new NetworkError(new Error('gone')))).toBe(true);
});
