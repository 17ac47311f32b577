import { expect, make, saved, settleIn, test, undoButton } from './journey.ts';

const today = new Date().toISOString().slice(0, 10);

test('a line becomes an expense, with its business, its receipt and the deal that it is a cost of', async ({
  page,
}) => {
  await settleIn(page);
  await make(page, 'businesses', { name: 'Lark Films', baseCurrency: 'USD' });
  const brandId = await make(page, 'brands', { name: 'Halden' });
  const campaignId = await make(page, 'campaigns', {
    ...{ campaignName: 'Rain Shell', status: 'confirmed', brandId },
  });
  await make(page, 'payments', {
    ...{ campaignId, label: 'Full fee', amountMinor: 100_000, currency: 'USD' },
  });

  await page.goto('/expenses');
  const line = page.getByRole('textbox', { name: 'Quick expense' });
  await line.fill('lunch with Halden #Meals');
  await line.press('Enter');
  await expect(page.getByText('Say how much, like 12.50')).toBeVisible();
  await line.fill('12.50 lunch with Halden #Meals');
  await expect(page.getByRole('status').getByText('$12.50')).toBeVisible();
  await line.press('Enter');
  const row = page.getByRole('row', { name: /Lunch with Halden/ });
  await expect(row).toContainText('$12.50');
  await expect(row).toContainText('Meals');
  await expect(line).toHaveValue('');
  // What had that name the last time says what this is.
  await line.fill('8 LUNCH with Halden');
  await expect(page.getByRole('status').getByText('Meals')).toBeVisible();
  await line.fill('');

  await row.getByRole('button', { name: 'Lunch with Halden', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Lunch with Halden' });
  await expect(panel.getByText('Lark Films')).toBeVisible();
  await panel.getByLabel('Files to attach').setInputFiles({
    name: 'receipt.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF'),
  });
  await expect(panel.getByText('receipt.pdf')).toBeVisible();
  await panel.getByRole('combobox', { name: 'Campaign' }).click();
  await page.getByRole('option', { name: /Rain Shell/ }).click();
  const amount = panel.getByLabel('Amount');
  await amount.fill('1,234.567');
  await amount.press('Enter');
  await expect(panel.getByText('USD has at most 2 decimals')).toBeVisible();
  await amount.fill('250');
  await amount.press('Enter');
  await saved(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(row).toContainText('$250.00');
  await expect(row.getByLabel('1 with receipt')).toBeVisible();

  await page.goto(`/campaign/${campaignId}`);
  const costs = page.getByRole('region', { name: 'Costs' });
  await expect(costs).toContainText('$250.00');
  await expect(costs).toContainText('Left of what it pays: $750.00');

  await page.goto('/businesses');
  const business = page.getByRole('row', { name: /Lark Films/ });
  await expect(business).toContainText('$250.00');
  await expect(business).toContainText('−$250.00');
  await business.getByRole('link', { name: 'Lark Films' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lark Films' })).toBeVisible();
  await expect(page.getByRole('table')).toContainText('$250.00');
  await expect(page.getByRole('region', { name: 'Campaigns' })).toContainText('Rain Shell');

  await page.goto('/brands?view=payments');
  await expect(page.getByRole('row', { name: /Halden, Rain Shell/ })).toContainText('$1,000.00');
  await page.goto('/analytics?tab=money');
  await expect(page.getByText('Spent on')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Meals' })).toContainText('$250.00');
});

test('what was deleted comes back, and months are walked through', async ({ page }) => {
  await settleIn(page);
  await make(page, 'expenses', {
    ...{ title: 'Field recorder', spentOn: today, amountMinor: 45_900, currency: 'USD' },
  });
  await page.goto('/expenses');
  const row = page.getByRole('row', { name: /Field recorder/ });
  await row.getByRole('button', { name: 'More for Field recorder' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(row).toHaveCount(0);
  await undoButton(page).click();
  await expect(row).toHaveCount(1);
  await page.getByRole('button', { name: /Previous month/ }).click();
  await expect(page.getByText(/^Nothing spent in/)).toBeVisible();
  await page.getByRole('button', { name: /Next month/ }).click();
  await expect(row).toHaveCount(1);
  // What is no month is as if none were asked for.
  await page.goto('/expenses?in=banana');
  await expect(row).toHaveCount(1);
});

test('who deletes by keys goes on with the next row', async ({ page }) => {
  await settleIn(page);
  for (const [at, title] of ['Aperture', 'Boom', 'Clapper', 'Dolly'].entries())
    await make(page, 'expenses', { title, spentOn: today, amountMinor: 900 - at, currency: 'USD' });
  await page.goto('/expenses');
  const opener = (title: string) =>
    page.getByRole('row', { name: new RegExp(title) }).locator('[data-row]');
  await expect(opener('Dolly')).toBeVisible();
  const titles = await page.locator('[data-row]').allTextContents();
  const [first = '', second = '', third = '', last = ''] = titles;

  await opener(first).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'More', exact: true }).press('Enter');
  await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
  await expect(opener(first)).toHaveCount(0);
  await expect(opener(second)).toBeFocused();

  await page.getByRole('button', { name: `More for ${second}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
  await expect(opener(third)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(opener(last)).toBeFocused();
});

test('a line that is too long stays, and no amount is cut on the narrowest phone', async ({
  page,
}) => {
  await settleIn(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await make(page, 'expenses', {
    ...{ title: 'Zurich studio', spentOn: today, amountMinor: 1_234_550, currency: 'CHF' },
  });
  await make(page, 'expenses', {
    ...{ title: 'Kuwait hotel', spentOn: today, amountMinor: 1_234_567, currency: 'KWD' },
  });
  await page.goto('/expenses');
  const line = page.getByRole('textbox', { name: 'Quick expense' });
  const said = `${'c'.repeat(201)} 9`;
  await line.fill(said);
  await line.press('Enter');
  await expect(page.getByText('Use at most 200 characters')).toBeVisible();
  await expect(line).toHaveValue(said);
  for (const amount of ['CHF 12,345.50', 'KWD 1,234.567']) {
    const cell = page.getByRole('cell', { name: amount });
    await expect(cell).toBeVisible();
    const isCut = await cell.evaluate((element) => element.scrollWidth > element.clientWidth);
    expect(isCut, amount).toBe(false);
  }
});
