import type { Locator, Page } from '@playwright/test';
import { api, expect, quickAdd, saved, settleIn, test } from './journey.ts';

const hoursOf = (page: Page) => page.getByRole('complementary', { name: 'Hours of the day' });

/** Tomorrow with some tasks: its hours are free at any time of the day. */
async function tomorrowWith(page: Page, ...titles: string[]): Promise<void> {
  await settleIn(page);
  await page.goto('/tomorrow');
  for (const title of titles) await quickAdd(page, title);
}

/** Where something is once it has come to rest: what still moves is missed by a press. */
async function restingBox(place: Locator) {
  let last = '';
  await expect
    .poll(async () => {
      const before = last;
      last = JSON.stringify(await place.boundingBox());
      return last === before && last !== 'null';
    })
    .toBe(true);
  const box = await place.boundingBox();
  if (!box) throw new Error('It is not on screen.');
  return box;
}

/** Where an hour of the day begins on screen. */
async function placeOf(page: Page, hour: string): Promise<{ x: number; y: number }> {
  const label = hoursOf(page).getByText(hour, { exact: true });
  await label.scrollIntoViewIfNeeded();
  const box = await restingBox(label);
  return { x: box.x + 200, y: box.y + box.height / 2 + 1 };
}

async function drag(page: Page, row: Locator, hour: string): Promise<void> {
  const to = await placeOf(page, hour);
  const box = await restingBox(row);
  await page.mouse.move(box.x + 120, box.y + 8);
  await page.mouse.down();
  await page.mouse.move(box.x + 110, box.y + 12, { steps: 3 });
  await page.mouse.move(to.x, to.y + 4, { steps: 8 });
  await page.mouse.up();
}

/** Gives a task another title as another browser of the same person would. */
async function retitle(page: Page, from: string, to: string): Promise<void> {
  await saved(page);
  const { rows } = await api<{ rows: { id: string; title: string }[] }>(page, 'GET', '/tasks');
  const task = rows.find(({ title }) => title === from);
  await api(page, 'PATCH', `/tasks/${task?.id}`, { title: to });
}

test('tasks are dragged onto hours and back, and Place all fills the free ones', async ({
  page,
}) => {
  await tomorrowWith(page, 'Cut the reel', 'Send the invoice 13:00-14:00', 'Answer comments');
  const hours = hoursOf(page);
  const row = page.getByRole('listitem').filter({ hasText: 'Cut the reel' });
  await expect(row).toContainText('Any time');
  await drag(page, row, '11 AM');
  await expect(hours.getByRole('button', { name: /^Cut the reel/ })).toContainText('11:00 AM');
  await expect(row).toContainText('11:00 AM');
  await page.keyboard.press('Control+z');
  await expect(row).toContainText('Any time');
  await expect(hours.getByRole('button', { name: /^Cut the reel/ })).toHaveCount(0);

  await page.getByRole('button', { name: 'Place all' }).click();
  await expect(page.getByText('2 tasks placed')).toBeVisible();
  await expect(row).toContainText('9:00 AM');
  const other = page.getByRole('listitem').filter({ hasText: 'Answer comments' });
  await expect(other).toContainText('10:00 AM');
  await expect(page.getByRole('button', { name: 'Place all' })).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(row).toContainText('Any time');
  await expect(other).toContainText('Any time');
  await saved(page);
  await page.reload();
  await expect(row).toContainText('Any time');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a task is taken up from the tray and put on the hour that is tapped', async ({ page }) => {
    await tomorrowWith(page, 'Cut the reel');
    await page.getByRole('radio', { name: 'Hours' }).check();
    const tray = page.getByRole('region', { name: 'To place' });
    await tray.getByRole('button', { name: 'Cut the reel' }).tap();
    await expect(tray).toContainText('Now tap an hour');
    // What changes meanwhile, here or elsewhere, does not take it out of the hand.
    await retitle(page, 'Cut the reel', 'Cut the long reel');
    const taken = tray.getByRole('button', { name: 'Cut the long reel' });
    await expect(taken).toHaveAttribute('aria-pressed', 'true');
    const { x, y } = await placeOf(page, '11 AM');
    await page.touchscreen.tap(x, y + 4);
    const block = hoursOf(page).getByRole('button', { name: /^Cut the long reel/ });
    await expect(block).toContainText('11:00 AM');
    await expect(tray).toHaveCount(0);
    await saved(page);
    await page.getByRole('radio', { name: 'List' }).check();
    const row = page.getByRole('listitem').filter({ hasText: 'Cut the long reel' });
    await expect(row).toContainText('11:00 AM');
  });
});
