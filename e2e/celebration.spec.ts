import { circle, expect, quickAdd, settleIn, test } from './journey.ts';

test('the last task of a day throws confetti with a kind word, and none where less motion is asked for', async ({
  page,
}) => {
  await settleIn(page);
  await page.goto('/today');
  const confetti = page.locator('body > canvas');
  await quickAdd(page, 'Edit the vlog');
  await circle(page, 'Edit the vlog').check();
  await expect(confetti).toBeVisible();
  await expect(page.locator('.toast-celebrate')).toBeVisible();
  await expect(confetti).toHaveCount(0, { timeout: 15_000 });
  // Once per day and list.
  await circle(page, 'Edit the vlog').uncheck();
  await circle(page, 'Edit the vlog').check();
  await page.waitForTimeout(1_000);
  await expect(confetti).toHaveCount(0);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await quickAdd(page, 'Send the invoice');
  await circle(page, 'Send the invoice').check();
  await expect(page.locator('.toast-celebrate')).toBeVisible();
  await page.waitForTimeout(1_000);
  await expect(confetti).toHaveCount(0);
});

test('confetti is gone soon where frames are late, too', async ({ page }) => {
  await page.addInitScript(() => {
    const inFrame = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (paint) => window.setTimeout(() => inFrame(paint), 200);
  });
  await settleIn(page);
  await page.goto('/today');
  await quickAdd(page, 'Edit the vlog');
  await circle(page, 'Edit the vlog').check();
  await expect(page.locator('body > canvas')).toBeVisible();
  await expect(page.locator('body > canvas')).toHaveCount(0);
});
