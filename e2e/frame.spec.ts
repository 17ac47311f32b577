import type { Page } from '@playwright/test';
import { expect, make, settleIn, test } from './journey.ts';

const pages = [
  'all-tasks',
  'overdue',
  'calendar',
  'routine',
  'content',
  'content-ideas',
  'inspirations',
  'content-pillars',
  'content-calendar',
  'content-pipeline',
  'analytics',
  'analytics/numbers',
  'brand-campaigns',
  'content-brands',
  'affiliate-links',
  'brands',
  'settings',
  'notifications',
  'trash',
  'share',
];

/** One of each, so that no list is empty. */
async function fill(page: Page) {
  const brandId = await make(page, 'brands', { name: 'Halden', relationship: 'active' });
  await make(page, 'brands', { name: 'Fenwick', relationship: 'prospect' });
  await make(page, 'brands', { name: 'Lumo', relationship: 'past' });
  await make(page, 'campaigns', { campaignName: 'Rain Shell', brandId, status: 'lead' });
  await make(page, 'content-items', { title: 'Five knives', stage: 'idea' });
}

test('every page has its heading and its right edge at the same place', async ({ page }) => {
  await settleIn(page);
  await fill(page);
  await page.goto('/content-brands');
  const sidebar = await page.locator('.app-sidebar').evaluate((one) => one.clientWidth);
  expect(sidebar).toBeLessThanOrEqual(256);
  for (const path of pages) {
    await page.goto(`/${path}`);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    const box = await heading.boundingBox();
    expect([path, Math.round(box?.x ?? 0), Math.round(box?.y ?? 0)]).toEqual([
      path,
      sidebar + 25,
      76,
    ]);
    const menu = page.getByRole('button', { name: 'Page menu' });
    if ((await menu.count()) === 0) continue;
    const { x = 0, width = 0 } = (await menu.boundingBox()) ?? {};
    expect([path, Math.round(x + width)]).toEqual([path, 1440 - 24]);
  }
});

test('a list is narrowed by several values at once, by a chip and by words, from the keyboard', async ({
  page,
}) => {
  await settleIn(page);
  await fill(page);
  await page.goto('/content-brands');
  const rows = page.getByRole('row').filter({ has: page.getByRole('button', { name: /^More/ }) });
  await expect(rows).toHaveCount(3);
  await page.keyboard.press('f');
  const sheet = page.getByRole('dialog', { name: 'Filter' });
  await sheet.getByRole('button', { name: 'Prospect' }).click();
  await expect(rows).toHaveCount(1);
  await sheet.getByRole('button', { name: 'Active' }).click();
  await expect(rows).toHaveCount(2);
  await expect(sheet.getByText('2 of 3 brands')).toBeVisible();
  await expect(page).toHaveURL(/relationship=prospect(,|%2C)active/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Filter, 2 set' })).toBeFocused();
  await expect(page.getByText('2 of 3 brands')).toBeVisible();

  // A letter typed right after '/' is one of the search.
  await page.keyboard.press('/');
  await page.keyboard.type('hal');
  await expect(rows).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Search brands' })).toBeFocused();
  await expect(rows).toHaveCount(2);
  await page.reload();
  await expect(rows).toHaveCount(2);

  await page.goto('/brand-campaigns');
  await expect(page.getByRole('radio', { name: 'Board' })).toBeChecked();
  await page.keyboard.press('v');
  await expect(page.getByRole('radio', { name: 'Table' })).toBeChecked();
  await expect(page).toHaveURL(/view=table/);

  await page.goto('/content-brands?relationship=prospect,active');
  await expect(rows).toHaveCount(2);
  await page.keyboard.press('.');
  await page.getByRole('menuitemcheckbox', { name: 'Descending' }).click();
  await expect(rows.first()).toContainText('Halden');
  await page.keyboard.press('f');
  await sheet.getByRole('button', { name: 'Clear all' }).click();
  await expect(rows).toHaveCount(3);
  await expect(page).toHaveURL(/\/content-brands$/);
});

test('on phones each page has one bar with search, bell and menu, and one row of chips', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await settleIn(page);
  await fill(page);
  for (const path of pages) {
    await page.goto(`/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const bar = page.locator('.page-bar');
    await expect(bar.getByRole('button', { name: /^Search/ })).toBeVisible();
    await expect(bar.getByRole('link', { name: /^Notifications/ })).toBeVisible();
    expect((await bar.boundingBox())?.height).toBe(52);
  }

  await page.goto('/content-brands');
  await page.getByRole('button', { name: 'Filter' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filter' });
  await sheet.getByRole('button', { name: 'Prospect' }).click();
  await sheet.getByRole('button', { name: 'Show 1 brand' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Fenwick', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Halden', exact: true })).toHaveCount(0);

  // A record leads back to its list, and what is searched for here is searched for everywhere.
  await page.goto('/brand-campaigns');
  await page.getByRole('button', { name: 'Search campaigns' }).click();
  await page.keyboard.type('rain');
  await page.getByRole('button', { name: 'Search everywhere' }).click();
  // The words reach the address meanwhile, and close nothing.
  await expect(page).toHaveURL(/q=rain/);
  await page.getByRole('option', { name: /Rain Shell/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rain Shell');
  await page.getByRole('link', { name: 'Back to Brand Campaigns' }).click();
  await expect(page).toHaveURL(/\/brand-campaigns$/);
});

test('the place one is at is seen in a sidebar that is longer than its window', async ({
  page,
}) => {
  await settleIn(page);
  await page.setViewportSize({ width: 1440, height: 600 });
  const here = page.getByRole('navigation').locator('.nav [aria-current=page]');
  for (const [path, name] of [
    ['/entertainment', 'Entertainment'],
    ['/dashboard', 'Dashboard'],
  ] as const) {
    await page.goto(path);
    await expect(here).toHaveText(name);
    await expect(here).toBeInViewport({ ratio: 1 });
  }
});

test('what is said never lies over the foot of a dialog', async ({ page }) => {
  await settleIn(page);
  await page.setViewportSize({ width: 1100, height: 500 });
  await page.goto('/expenses');
  const dialog = page.getByRole('dialog', { name: 'New expense' });
  const open = page.getByRole('button', { name: 'New expense' }).first();
  await open.click();
  await dialog.getByLabel('Description').fill('Ferry to Bergen');
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('125');
  await dialog.getByRole('button', { name: 'Add expense' }).click();
  const toast = page.locator('.toast');
  await expect(toast).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await open.click();
  const footer = dialog.locator('footer');
  await expect(footer).toBeVisible();
  const [said, foot] = [await toast.boundingBox(), await footer.boundingBox()];
  if (!said || !foot) throw new Error('The toast or the dialog is gone');
  const isBeside = said.x >= foot.x + foot.width;
  expect(isBeside || said.y + said.height <= foot.y || said.y >= foot.y + foot.height).toBe(true);
});
