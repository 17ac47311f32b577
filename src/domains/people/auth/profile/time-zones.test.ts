import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { timeZone } from '#shared/dates.ts';
import { timeZoneGroups } from './time-zones.ts';

test('the thirteen of the spec come first, then every other, each once and accepted by the API', () => {
  const [common, others] = timeZoneGroups('Asia/Calcutta').map(({ items }) => items);
  expect(common).toHaveLength(13);
  expect([common?.[0], common?.[10], common?.[12]]).toEqual([
    'America/New_York',
    'Asia/Kolkata',
    'Pacific/Auckland',
  ]);
  expect(others?.length).toBeGreaterThan(390);
  const all = [...(common ?? []), ...(others ?? [])];
  expect(new Set(all).size).toBe(all.length);
  expect(all.filter((zone) => !z.safeParse(timeZone, zone).success)).toEqual([]);
  expect(all).toEqual(expect.arrayContaining(['UTC', 'Asia/Kathmandu', 'Asia/Calcutta']));
});
