import { describe, expect, test } from 'vitest';
import { router } from '#app/router.tsx';

/** Words that pages know, with values that none of them does, and a word that nobody knows. */
const junk = {
  ...{ in: 'banana', year: 'abc', period: 'zzz', tab: 'billing', section: 'x', view: 'never' },
  ...{ date: '2026-02-30', day: '2026-02-30', month: '2026-13', days: 'many', currency: 'shells' },
  ...{ linked: 'dragons', show: 'hidden', sort: 'sideways', sponsored: 'maybe', nobody: 'knows' },
};

const pages = Object.values(router.routesById).filter(({ options }) => options.validateSearch);

/** What a page is told of its address. */
function toldOf(path: string, search: Record<string, unknown>): Record<string, unknown> {
  const address = path.replaceAll(/\$\w+/g, (name) => (name === '$date' ? '2026-03-14' : 'some'));
  const told = router.matchRoutes(address, search).at(-1)?.search ?? {};
  return Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined));
}

test('most pages keep something in their address, or there would be nothing to prove', () => {
  expect(pages.length).toBeGreaterThan(25);
});

test.each(pages.map(({ fullPath }) => fullPath))(
  '%s is told no word that its reader does not let through',
  (path) => {
    const told = toldOf(path, junk);
    expect(told).not.toHaveProperty('nobody');
    // What is let through is let through again.
    expect(toldOf(path, told)).toEqual(told);
  },
);

describe('what makes no sense is as if it were not there', () => {
  test.each([
    ['/expenses', { in: 'banana' }],
    ['/expenses', { in: '2026-13' }],
    ['/expenses', { in: '0000' }],
    ['/expenses', { in: '1000-01' }],
    ['/expenses', { in: 20_261 }],
    ['/expenses', { in: '' }],
    ['/analytics', { period: 'zzz', tab: 'x' }],
    ['/businesses', { year: 'abc' }],
    ['/businesses/some', { year: 20_261 }],
    ['/brands', { year: 'abc', currency: 'shells' }],
    ['/books/year', { year: 'abc' }],
    ['/content-pillars', { period: 'zzz', show: 'x' }],
    ['/settings', { tab: 'billing' }],
    ['/calendar', { view: 'never', date: '2026-02-30' }],
    ['/content-calendar', { view: 'never', date: '2026-02-30' }],
    ['/all-tasks', { linked: 'dragons' }],
    ['/routine', { day: 7 }],
  ])('%s %o', (path, search) => {
    expect(toldOf(path, search)).toEqual({});
  });
});

test('the record that is open over a page stays named', () => {
  const open = 'brand.0192';
  for (const { fullPath } of pages) expect(toldOf(fullPath, { open })).toEqual({ open });
});

test('what makes sense is there', () => {
  expect(toldOf('/expenses', { in: 2026, q: 'lamp' })).toEqual({ in: 2026, q: 'lamp' });
  expect(toldOf('/expenses', { in: '2026-03' })).toEqual({ in: '2026-03' });
  expect(toldOf('/analytics', { tab: 'money', period: 365 })).toEqual({
    tab: 'money',
    period: '365',
  });
});
