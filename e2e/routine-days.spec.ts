import type { Page } from '@playwright/test';
import { circle, expect, saved, settleIn, test } from './journey.ts';

interface Completion {
  localDate: string;
  completedAt: string;
  status: string;
  version: number;
}

async function addHabit(page: Page) {
  await page.getByRole('button', { name: 'Add Your First Habit' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill('Lock the studio');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  const tick = circle(page, 'Lock the studio');
  await expect(tick).toBeVisible();
  await saved(page);
  return tick;
}

test('a tick made offline before midnight lands on the day it was made', async ({
  page,
  context,
}) => {
  await page.clock.install({ time: '2026-11-20T23:50:00-05:00' });
  await settleIn(page);
  await page.goto('/routine');
  const tick = await addHabit(page);
  await page.evaluate(() => navigator.serviceWorker.ready);

  await context.setOffline(true);
  await tick.check();
  await expect(page.getByText('Offline. 1 change will sync when you are back.')).toBeVisible();
  await page.clock.fastForward('20:00');
  // The new day has nothing done, and what waits is still that of the day before.
  await expect(tick).not.toBeChecked();
  await page.reload();
  await expect(page.getByText('0 of 1 completed today')).toBeVisible();
  await tick.check();
  await expect(page.getByText('Offline. 2 changes will sync when you are back.')).toBeVisible();

  await context.setOffline(false);
  await saved(page);
  const rows = await page.evaluate(async (): Promise<Completion[]> => {
    const { workspaces } = await (await fetch('/api/v1/workspaces')).json();
    const path = `/api/v1/workspaces/${workspaces[0].id}/routine-completions`;
    return (await (await fetch(path)).json()).rows;
  });
  expect(rows).toMatchObject([
    { localDate: '2026-11-20', status: 'done', version: 1 },
    { localDate: '2026-11-21', status: 'done', version: 1 },
  ]);
  const times = rows.map(({ completedAt }) => Date.parse(completedAt));
  expect(times[0]).toBeLessThan(Date.parse('2026-11-21T00:00:00-05:00'));
  expect(times[1]).toBeGreaterThan(Date.parse('2026-11-21T00:00:00-05:00'));
});

test('for whoever has their day begin at four it is still yesterday at two', async ({ page }) => {
  await page.clock.install({ time: '2026-11-20T23:30:00-05:00' });
  await settleIn(page);
  const status = await page.evaluate(async () => {
    const body = JSON.stringify({ dayStartsAtMinutes: 240 });
    const headers = { 'content-type': 'application/json' };
    return (await fetch('/api/v1/auth/preferences', { method: 'PATCH', headers, body })).status;
  });
  expect(status).toBe(200);
  await page.goto('/routine');
  const tick = await addHabit(page);
  await page.clock.fastForward('02:30:00');
  await tick.check();
  await expect(page.getByText('1 of 1 completed today')).toBeVisible();
  await page.clock.fastForward('02:30:00');
  await expect(page.getByText('0 of 1 completed today')).toBeVisible();

  // Each day's page sums its own routine up and leads there.
  await page.goto('/day/2026-11-21');
  const summary = page.getByRole('main').getByRole('link', { name: /^Routine/ });
  await expect(summary).toHaveAccessibleName('Routine 0 of 1 done');
  await page.goto('/day/2026-11-22');
  await expect(summary).toHaveAccessibleName('Routine 1 due');
  await page.goto('/day/2026-11-19');
  await expect(page.getByRole('heading', { level: 1, name: 'Thu, Nov 19' })).toBeVisible();
  await expect(summary).toHaveCount(0);
  await page.goto('/day/2026-11-20');
  await expect(summary).toHaveAccessibleName('Routine 1 of 1 done');
  await summary.click();
  await expect(page).toHaveURL(/\/routine\?day=2026-11-20$/);
  await expect(tick).toBeChecked();
});
