import { expect, test } from 'vitest';
import { healthOf } from '#domains/business/affiliate-links/rules.ts';
import { checkOf, failedAfter, isUnclear } from './rules.ts';

const led = (to: string, status = 200) => ({ url: new URL(to), status });
const shop = 'https://halden.com/rain-shell';

test.each([
  [led(shop), shop, 'ok'],
  [led('https://halden.com/de/rain-shell'), shop, 'ok'],
  [led('https://halden.com/'), shop, 'redirected_home'],
  [led('https://www.halden.com/?ref=mara'), shop, 'redirected_home'],
  [led('https://halden.com/de-at/'), shop, 'redirected_home'],
  // It was never meant to lead elsewhere, or nobody said where.
  [led('https://halden.com/'), 'https://halden.com', 'ok'],
  [led('https://halden.com/en'), 'https://halden.com/de', 'ok'],
  [led('https://halden.com/'), null, 'ok'],
  [led(shop, 404), shop, 'http_error'],
  [led(shop, 500), null, 'http_error'],
  // A shop that takes us for a robot says nothing of the link.
  [led(shop, 403), shop, 'unknown'],
  [led('https://halden.com/', 429), shop, 'unknown'],
  ['timeout', shop, 'timeout'],
  ['unreachable', shop, 'http_error'],
  ['refused', shop, 'unknown'],
] as const)('%j instead of %s is %s', (probed, destinationUrl, check) => {
  expect(checkOf(probed, destinationUrl)).toBe(check);
});

test('whatever did not answer a knock is asked for once more', () => {
  expect(isUnclear(led(shop))).toBe(false);
  expect([led(shop, 405), led(shop, 404), 'timeout' as const].map(isUnclear)).toEqual([
    true,
    true,
    true,
  ]);
});

test('a link is broken after two failures in a row, and whole after one good check', () => {
  const health = (...checks: Parameters<typeof failedAfter>[1][]) =>
    healthOf({
      lastCheckedAt: '2026-03-14T07:00:00Z',
      lastCheck: checks.at(-1) ?? 'unknown',
      failedChecks: checks.reduce(failedAfter, 0),
    });
  expect(health('http_error')).toBe('failing');
  expect(health('http_error', 'timeout')).toBe('broken');
  expect(health('http_error', 'ok', 'http_error')).toBe('failing');
  expect(health('timeout', 'unknown', 'timeout')).toBe('broken');
  expect(health('timeout', 'timeout', 'ok')).toBe('ok');
  expect(health('redirected_home')).toBe('broken');
  expect(health('unknown')).toBe('unclear');
  expect(healthOf({ lastCheckedAt: null, lastCheck: 'unknown', failedChecks: 0 })).toBe(
    'unchecked',
  );
});
