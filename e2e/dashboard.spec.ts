import type { Page } from '@playwright/test';
import { circle, expect, quickAdd, saved, settleIn, test, undoButton } from './journey.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const tile = (page: Page, label: string) =>
  page.locator('.clock-slate dl > div').filter({ hasText: label }).locator('dd');
const day = (page: Page, n: number) => section(page, 'Weekly View').getByRole('region').nth(n);

test('the dashboard adds, counts, moves and completes tasks, by week and by day', async ({
  page,
}) => {
  // A Tuesday noon in New York: the week has days before and after it.
  await page.clock.install({ time: new Date('2026-09-15T12:00:00-04:00') });
  await settleIn(page);
  await quickAdd(page, 'Film the reel 3pm #Content');
  await expect(section(page, 'Today')).toContainText('3:00 PM');
  // The category used last is there already.
  await expect(page.getByRole('combobox', { name: 'Category' })).toContainText('Content');
  await quickAdd(page, 'Pack the lenses tomorrow');
  await expect(section(page, 'Tomorrow')).toContainText('Pack the lenses');
  await page.getByRole('textbox', { name: 'Date' }).fill('09/14/2026');
  await quickAdd(page, 'Send the invoice');
  await expect(section(page, 'Overdue')).toContainText('Send the invoice');
  const figures = async () =>
    Promise.all(
      ['Completed', 'Pending', 'Overdue', 'This Week'].map((label) =>
        tile(page, label).innerText(),
      ),
    );
  expect(await figures()).toEqual(['0', '3', '1', '2']);

  await circle(section(page, 'Overdue'), 'Send the invoice').click();
  await expect(section(page, 'Overdue')).toHaveCount(0);
  expect(await figures()).toEqual(['1', '2', '0', '2']);
  await expect(circle(day(page, 1), 'Send the invoice')).toBeChecked();

  await expect(section(page, 'Weekly View')).toContainText('Sep 13 – 19');
  await expect(day(page, 2).getByRole('button', { name: /^15/ })).toHaveAttribute(
    'aria-current',
    'date',
  );
  const narrow = (await day(page, 3).boundingBox())?.width ?? 0;
  expect(narrow).toBeGreaterThanOrEqual(120);
  await day(page, 3).getByRole('button', { name: /^16/ }).press('Enter');
  await expect(day(page, 3).getByRole('button', { name: 'Add a task' })).toBeVisible();
  await expect
    .poll(async () => (await day(page, 3).boundingBox())?.width ?? 0)
    .toBeGreaterThanOrEqual(Math.max(200, narrow + 1));
  await day(page, 3).getByRole('button', { name: 'Move Pack the lenses' }).click();
  await page.getByRole('menuitem', { name: 'Friday' }).click();
  await expect(day(page, 5)).toContainText('Pack the lenses');
  await expect(section(page, 'Tomorrow')).toContainText('No tasks for Tomorrow');

  await day(page, 5).getByRole('button', { name: 'Pack the lenses', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Edit Task' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press(']');
  await expect(section(page, 'Weekly View')).toContainText('Sep 20 – 26');
  await page.keyboard.press('[');
  await page.keyboard.press('[');
  await expect(section(page, 'Weekly View')).toContainText('Sep 6 – 12');
  await section(page, 'Weekly View').getByRole('button', { name: 'Today' }).click();
  await expect(section(page, 'Weekly View')).toContainText('Sep 13 – 19');
});

test('a number of days that is none, or too large, or too small, shows what is possible', async ({
  page,
}) => {
  await settleIn(page);
  const columns = section(page, 'Weekly View').getByRole('region');
  await expect(columns).toHaveCount(7);
  for (const [days, shown] of [
    ['0', 1],
    ['8', 7],
    ['abc', 7],
    ['-2', 1],
    ['3', 3],
  ] as const) {
    await page.goto(`/dashboard?days=${days}`);
    await expect(columns).toHaveCount(shown);
  }
  // What is chosen wins over the address and is remembered; nonsense in the store does no harm.
  await page.getByRole('combobox', { name: 'Days shown' }).click();
  await page.getByRole('option', { name: '5 days' }).click();
  await expect(columns).toHaveCount(5);
  await page.goto('/dashboard');
  await expect(columns).toHaveCount(5);
  for (const [stored, shown] of [
    ['12', 7],
    ['0', 1],
    ['many', 7],
  ] as const) {
    await page.evaluate((value) => {
      const key = Object.keys(localStorage).find((name) => name.startsWith('dayslate.week-days.'));
      localStorage.setItem(key ?? '', value);
    }, stored);
    await page.reload();
    await expect(columns).toHaveCount(shown);
  }
});

test('a second that passes renders the clock and nothing else', async ({ page }) => {
  await page.addInitScript(countRenders);
  await settleIn(page);
  await quickAdd(page, 'Film the reel');
  // It comes once its code has: gone is only what was there.
  await expect(page.getByText('Task added successfully')).toBeVisible();
  await saved(page);
  await expect(page.getByText('Task added successfully')).toHaveCount(0);
  // What comes once the page is calm has come.
  await expect(async () => {
    await page.evaluate(() => (rendered.length = 0));
    await page.waitForTimeout(1_500);
    expect(await page.evaluate(() => rendered.length)).toBeLessThanOrEqual(2);
  }).toPass({ timeout: 20_000 });
  const before = await page.locator('.clock-seconds').innerText();
  const began = await page.evaluate(() => {
    rendered.length = 0;
    return performance.now();
  });
  await page.waitForTimeout(4_000);
  expect(await page.locator('.clock-seconds').innerText()).not.toBe(before);
  const { counts, seconds } = await page.evaluate(
    (from) => ({ counts: rendered, seconds: (performance.now() - from) / 1_000 }),
    began,
  );
  const sum = counts.reduce((total, count) => total + count, 0);
  expect(sum).toBeGreaterThanOrEqual(3);
  // One component a second: a clock in the page's own state would be dozens.
  expect(sum).toBeLessThanOrEqual(Math.ceil(seconds));
});

declare global {
  /** How many components each commit has rendered, since the array was emptied. */
  var rendered: number[];
}

/** What React's own developer tools do: they are told of each commit and compare its tree with the last. */
function countRenders(): void {
  interface Fiber {
    tag: number;
    flags: number;
    child: Fiber | null;
    sibling: Fiber | null;
    alternate: Fiber | null;
  }
  const performedWork = 1;
  const components = new Set([0, 1, 11, 14, 15]);
  function count(now: Fiber, before: Fiber | null): number {
    const did = components.has(now.tag) && (!before || (now.flags & performedWork) !== 0);
    let sum = did ? 1 : 0;
    // The same child as before: nothing below has been looked at.
    if (before && now.child === before.child) return sum;
    for (let child = now.child; child; child = child.sibling) sum += count(child, child.alternate);
    return sum;
  }
  globalThis.rendered = [];
  Object.assign(globalThis, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberUnmount: () => undefined,
      onCommitFiberRoot: (_: number, root: { current: Fiber }) =>
        rendered.push(count(root.current, root.current.alternate)),
    },
  });
}

test('campaigns are made with a new brand, narrowed down, unfolded, changed, deleted and restored', async ({
  page,
}) => {
  await settleIn(page);
  const card = section(page, 'Active Campaigns');
  const add = async (name: string, status: string, brand = '') => {
    await card.getByRole('button', { name: 'New Campaign' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'New Campaign' });
    await dialog.getByLabel('Campaign', { exact: true }).fill(name);
    await dialog.getByRole('combobox', { name: 'Brand' }).fill(brand);
    await dialog.getByRole('combobox', { name: 'Status' }).click();
    await page.getByRole('option', { name: status }).click();
    await dialog.getByRole('button', { name: 'Create Campaign' }).click();
    await expect(page.getByText('Campaign created successfully').first()).toBeVisible();
    await expect(dialog).toHaveCount(0);
  };
  await expect(card).toContainText('No campaigns yet');
  await add('Winter boots', 'Negotiating', 'Halden');
  await add('Everyday SPF', 'Confirmed', 'Pilo Skin');
  await add('Rain Shell', 'In progress', 'halden');
  await add('One pan, ten dinners', 'Waiting for product');
  const rows = card.getByRole('list', { name: 'Active Campaigns' }).getByRole('listitem');
  await expect(rows).toHaveText([/^H?Rain Shell/, /One pan/, /Everyday SPF/]);
  await card.getByRole('button', { name: '1 more' }).click();
  await expect(rows).toHaveCount(4);
  await card.getByRole('button', { name: 'Show less' }).click();
  await expect(rows).toHaveCount(3);
  // One brand, whatever the case of its letters.
  await expect(rows.first()).toContainText('Halden');
  const chip = card.locator('.chip[data-status="negotiating"]');
  await expect(chip).toHaveText('Negotiating1');
  await chip.click();
  await expect(rows).toHaveText([/Winter boots/]);

  await card.getByRole('link', { name: 'Winter boots' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Campaign' });
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await edit.getByLabel('Campaign', { exact: true }).fill('Winter boots, again');
  await edit.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Campaign updated successfully')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Winter boots, again');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByText('Campaign deleted successfully')).toBeVisible();
  await undoButton(page).click();
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await card.locator('.chip[data-status="negotiating"]').click();
  await expect(rows).toHaveText([/Winter boots/]);
  await card.getByRole('link', { name: 'View All' }).click();
  await expect(page).toHaveURL(/\/brand-campaigns$/);
  await expect(page.getByRole('list', { name: 'In progress' })).toContainText('Rain Shell');
  await saved(page);
  await page.reload();
  await page.getByText('Table', { exact: true }).click();
  await expect(page).toHaveURL(/view=table/);
  await page.getByRole('link', { name: 'Winter boots' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Winter boots, again');
});

test('a newcomer is led by four steps, which count what is done and fold for good', async ({
  page,
}) => {
  await settleIn(page);
  await page.goto('/all-tasks');
  await page.getByRole('button', { name: 'Use: Letter, one page every Sunday' }).click();
  const list = page.getByRole('list', { name: 'All tasks' });
  await expect(list).toContainText('Letter, one page');
  await expect(list).not.toContainText('every Sunday');

  await page.goto('/dashboard');
  const steps = page.getByRole('region', { name: 'Set the stage' });
  await expect(steps).toContainText('2 of 4');
  await expect(page.getByRole('img', { name: '2 of 4 set up' })).toBeVisible();
  await steps.getByRole('link', { name: 'Plan' }).click();
  await expect(page).toHaveURL(/content-calendar/);
  await page.goBack();
  await steps.getByRole('button', { name: 'Hide' }).click();
  await expect(steps).toHaveCount(0);
  await saved(page);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Weekly View' })).toBeVisible();
  await expect(steps).toHaveCount(0);
});
