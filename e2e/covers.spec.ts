import sharp from 'sharp';
import { newId } from '#shared/ids.ts';
import { api, expect, saved, settleIn, test, undoButton } from './journey.ts';

const picture = async (background: string) => ({
  name: 'cover.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 600, height: 900, channels: 3, background } })
    .png()
    .toBuffer(),
});

test('a cover is drawn, chosen, waits without a connection, and goes and comes back', async ({
  page,
  context,
}) => {
  await settleIn(page);
  const title = 'The Tidewatch';
  await api(page, 'POST', '/entertainment-items', { id: newId(), title, type: 'tv_show' });
  await page.goto('/entertainment');
  await page.getByRole('button', { name: /^The Tidewatch/ }).click();
  const field = page.getByRole('dialog').getByRole('group', { name: /^Cover/ });
  await page.getByLabel('Cover to upload').setInputFiles(await picture('teal'));
  await expect(page.getByText('Cover added')).toBeVisible();
  await expect(field.locator('img')).toBeVisible();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await saved(page);

  await context.setOffline(true);
  await page.getByLabel('Cover to upload').setInputFiles(await picture('coral'));
  await expect(field.locator('canvas')).toBeVisible();
  await expect(field.getByText(/^Waits/)).toBeVisible();
  // Nothing is lost with the page: it is there again, and is sent.
  await page.reload();
  await expect(field.locator('canvas')).toBeVisible();
  await context.setOffline(false);
  await expect(field.locator('img')).toBeVisible();
  // On its shelf it was drawn meanwhile.
  await expect(page.locator('main .cover-tile > img')).toHaveCount(1);
  await expect(field.locator('canvas')).toHaveCount(0);
  await saved(page);

  await field.getByRole('button', { name: 'Remove' }).click();
  await expect(field.locator('img')).toHaveCount(0);
  await undoButton(page).click();
  await expect(field.locator('img')).toBeVisible();
  await saved(page);
});

test('an idea is made into another workspace, and tells its maker alone what it came of', async ({
  page,
}) => {
  await settleIn(page);
  const other = { id: newId(), name: 'Agency', type: 'team' };
  await api(page, 'POST', '/workspaces', other);
  const title = 'The Tidewatch';
  await api(page, 'POST', '/entertainment-items', { id: newId(), title, type: 'tv_show' });
  await page.goto('/entertainment');
  await page.getByRole('button', { name: /^The Tidewatch/ }).click();
  const panel = page.getByRole('dialog');
  await panel.getByRole('button', { name: 'Make an idea in…' }).click();
  await page.getByRole('menuitem', { name: 'Agency' }).click();
  await expect(page.getByText('Idea added to Agency')).toBeVisible();
  await expect(panel.getByRole('list', { name: 'Ideas made of it' })).toContainText(title);
  await page.getByRole('button', { name: 'Open' }).click();
  await expect(page.getByText('From the series “The Tidewatch”')).toBeVisible();
  await expect(page.getByText('only you see this')).toBeVisible();
  await page.screenshot({ path: '/tmp/j8.png' });
});
