import { expect, make, saved, settleIn, test } from './journey.ts';

test('what is typed is saved or kept when Back or another page ends it', async ({ page }) => {
  await settleIn(page);
  const contentItemId = await make(page, 'content-items', { title: 'Sunday soup' });
  const brandId = await make(page, 'brands', { name: 'Halden' });
  const campaignId = await make(page, 'campaigns', { campaignName: 'Rain Shell', brandId });

  // Fields that save themselves when they are left.
  await page.goto(`/content/${contentItemId}`);
  const panel = page.getByRole('dialog', { name: 'Sunday soup' });
  await panel.getByLabel('Hook').fill('Two pans, no pot');
  await page.goBack();
  await expect(panel).toHaveCount(0);
  await saved(page);
  await page.goto(`/content/${contentItemId}`);
  await expect(panel.getByLabel('Hook')).toHaveValue('Two pans, no pot');

  await page.goto('/content-brands');
  const open = page.getByRole('button', { name: 'Halden', exact: true });
  const brand = page.getByRole('dialog', { name: 'Halden' });
  for (const agency of ['North Agency', 'South Agency']) {
    await open.click();
    await brand.getByLabel('Agency').fill(agency);
    await page.goBack();
    await expect(brand).toHaveCount(0);
    await expect(page).toHaveURL(/\/content-brands$/);
  }
  await saved(page);
  await open.click();
  await expect(brand.getByLabel('Agency')).toHaveValue('South Agency');
  await page.goBack();
  // Back steps forward again to close what stood over the page; until then no address is typed.
  await expect(brand).toHaveCount(0);

  // What is sent by a button waits where it was typed.
  await page.goto(`/campaign/${campaignId}`);
  const comment = page.getByLabel('Comment', { exact: true });
  await comment.fill('Ask for the raw files');
  await page.getByLabel('New requirement').fill('#ad first');
  await page.getByRole('link', { name: 'Today' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Today');
  await page.goBack();
  await expect(comment).toHaveValue('Ask for the raw files');
  await expect(page.getByLabel('New requirement')).toHaveValue('#ad first');
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(comment).toHaveValue('');
  await saved(page);
  await page.getByRole('link', { name: 'Today' }).first().click();
  await page.goBack();
  await expect(page.getByText('Ask for the raw files')).toBeVisible();
  await expect(comment).toHaveValue('');
});
