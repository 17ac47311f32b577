import { expect, test } from 'vitest';
import type { Tool } from './schema.ts';
import { firstRenewal, renewalAfter, turned } from './rules.ts';

const tool = {
  ...{ billing: 'monthly', billingRule: null, startedOn: '2026-01-31', trialEndsOn: null },
  ...{ status: 'active', nextRenewalOn: '2026-02-28', autoRenew: true, endedOn: null },
} as Tool; // Only what the rules read.

test('it renews one period after its start, or when its trial ends', () => {
  expect(firstRenewal(tool)).toBe('2026-02-28');
  expect(firstRenewal({ ...tool, trialEndsOn: '2026-02-14' })).toBe('2026-02-14');
  expect(firstRenewal({ ...tool, billing: 'lifetime' })).toBe(null);
  expect(renewalAfter(tool, '2026-02-28')).toBe('2026-03-31');
  expect(renewalAfter({ ...tool, nextRenewalOn: '2026-02-10' }, '2026-05-01')).toBe('2026-05-10');
});

test.each<[Partial<Tool>, string, object]>([
  [{}, '2026-02-27', {}],
  [{}, '2026-02-28', { nextRenewalOn: '2026-03-31' }],
  [{}, '2026-06-15', { nextRenewalOn: '2026-06-30' }],
  [{ autoRenew: false }, '2026-03-05', { status: 'cancelled', endedOn: '2026-02-28' }],
  [{ status: 'cancelling' }, '2026-02-28', { status: 'cancelled', endedOn: '2026-02-28' }],
  [{ status: 'cancelled' }, '2027-01-01', {}],
  [{ status: 'trial', trialEndsOn: '2026-02-14' }, '2026-02-13', {}],
  [
    { status: 'trial', trialEndsOn: '2026-02-14', nextRenewalOn: '2026-02-14' },
    '2026-02-14',
    { status: 'active', nextRenewalOn: '2026-03-14' },
  ],
  [
    { status: 'trial', trialEndsOn: '2026-02-14', autoRenew: false },
    '2026-02-20',
    { status: 'cancelled', endedOn: '2026-02-14' },
  ],
])('%j becomes on %s %j, and nothing more', (more, today, becomes) => {
  const before = { ...tool, ...more };
  const after = turned(before, today);
  expect(after).toEqual(becomes);
  expect(turned({ ...before, ...after }, today)).toEqual({});
});
