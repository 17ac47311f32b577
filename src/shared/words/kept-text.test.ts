import { expect, test } from 'vitest';
import { keptText } from './kept-text.ts';

const namers = {
  campaigns: { noun: 'campaign' },
  'affiliate-links': { noun: 'affiliate link' },
  expenses: { noun: 'expense', isMoney: true },
  invoices: { noun: 'invoice', isMoney: true },
} as const;
const none = { campaigns: 0, 'affiliate-links': 0, expenses: 0, invoices: 0 };
const why = (by: Partial<typeof none>, seesMoney = true) =>
  keptText('Halden', { namers, by: { ...none, ...by }, seesMoney });

test('why a record stays is said in one sentence', () => {
  expect(why({ campaigns: 2, 'affiliate-links': 1 })).toBe(
    'Halden still has 2 campaigns and 1 affiliate link. Archive it instead.',
  );
  expect(why({ 'affiliate-links': 3 })).toContain('has 3 affiliate links.');
  expect(why({ campaigns: 1, expenses: 5, invoices: 1 })).toContain(
    'has 1 campaign, expenses and invoices.',
  );
  expect(why({})).toBeUndefined();
});

test('money is not spoken of to whom it is kept from', () => {
  expect(why({ campaigns: 1, expenses: 5 }, false)).toContain('has 1 campaign.');
  expect(why({ expenses: 5 }, false)).toBe('Halden is still in use. Archive it instead.');
});
