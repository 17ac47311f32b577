import { expect, test } from 'vitest';
import { stateOfLink } from './rules.ts';

const now = Date.parse('2026-03-14T12:00:00Z');
const link = { revokedAt: null, expiresAt: '2026-03-15T12:00:00Z', isBacked: true };

test('a link is open until it expires, is revoked, or nobody stands behind it any more', () => {
  expect(stateOfLink(link, now)).toBe('open');
  expect(stateOfLink({ ...link, isBacked: false }, now)).toBe('ended');
  expect(stateOfLink({ ...link, expiresAt: '2026-03-14T12:00:00Z' }, now)).toBe('expired');
  expect(stateOfLink({ ...link, revokedAt: '2026-03-14T11:00:00Z', isBacked: false }, now)).toBe(
    'revoked',
  );
});
