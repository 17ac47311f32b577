import { expect, saved, settleIn, test } from './journey.ts';

test('deals are added, shown three at a time by status, changed and deleted with undo', async ({
  page,
}) => {
  await settleIn(page);
  const card = page.getByRole('region', { name: 'Active Campaigns' });
  const names = ['Harbour light', 'Rain shell', 'One-pan orzo', 'Night market'];
  const dialog = page.getByRole('dialog', { name: 'New Campaign' });
  for (const [at, name] of names.entries()) {
    await card
      .getByRole('button', { name: /campaign$/i })
      .first()
      .click();
    await dialog.getByLabel('Campaign').fill(name);
    if (at === 1) {
      await dialog.getByRole('combobox', { name: 'Status' }).click();
      await page.getByRole('option', { name: 'In progress' }).click();
    }
    await dialog.getByRole('button', { name: 'Create Campaign' }).click();
    await expect(page.getByText('Campaign created successfully').first()).toBeVisible();
    await expect(dialog).toHaveCount(0);
  }
  const items = card.getByRole('listitem').filter({ has: page.getByRole('button') });
  await expect(items.filter({ hasText: /Harbour|Rain|orzo|Night/ })).toHaveCount(3);
  // What is in progress comes first.
  await expect(items.filter({ hasText: /Harbour|Rain|orzo|Night/ }).first()).toContainText(
    'Rain shell',
  );
  await card.getByRole('button', { name: '1 more' }).click();
  await expect(items.filter({ hasText: /Harbour|Rain|orzo|Night/ })).toHaveCount(4);
  await card.getByRole('button', { name: 'Show less' }).click();
  await expect(items.filter({ hasText: /Harbour|Rain|orzo|Night/ })).toHaveCount(3);
  await card.getByText('In progress').first().click();
  await expect(items.filter({ hasText: /Harbour|Rain|orzo|Night/ })).toHaveCount(1);
  await card.getByText('Negotiating').first().click();
  await expect(items.filter({ hasText: /Harbour|Rain|orzo|Night/ })).toHaveCount(3);

  await card.getByRole('button', { name: 'Harbour light' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Campaign' });
  await edit.getByLabel('Campaign').fill('Harbour at dawn');
  await edit.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Campaign updated successfully')).toBeVisible();
  await card.getByRole('button', { name: 'Harbour at dawn' }).click();
  await edit.getByRole('button', { name: 'Delete' }).click();
  const deleted = page.getByRole('status').filter({ hasText: 'Campaign deleted successfully' });
  await expect(card.getByRole('button', { name: 'Harbour at dawn' })).toHaveCount(0);
  await deleted.getByRole('button', { name: /^Undo/ }).click();
  await expect(card.getByRole('button', { name: 'Harbour at dawn' })).toBeVisible();
  await saved(page);
  await card.getByRole('link', { name: 'View All' }).click();
  await expect(page).toHaveURL(/\/brand-campaigns$/);
  await expect(page.getByRole('button', { name: 'Night market' })).toBeVisible();
});
