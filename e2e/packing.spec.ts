import type { Page } from '@playwright/test';
import { api, expect, joinedBy, make, saved, settleIn, test } from './journey.ts';

interface Item {
  name: string;
  quantity: number;
  isPacked: boolean;
  version: number;
}
const itemsOf = async (page: Page): Promise<Item[]> => {
  const { workspaces } = await api<{ workspaces: { id: string }[] }>(page, 'GET', '/workspaces');
  const path = `/workspaces/${workspaces[0]?.id ?? ''}/packing-items`;
  return (await api<{ rows: Item[] }>(page, 'GET', path)).rows;
};
const tick = (page: Page, name: string) => page.getByRole('checkbox', { name: `Pack ${name}` });

test('a template for three nights and two people, a pasted list, and two who pack at once', async ({
  page,
  context,
  browser,
  product,
}) => {
  await settleIn(page);
  const days = { startsOn: '2031-05-01', endsOn: '2031-05-04' };
  const tripId = await make(page, 'trips', { title: 'Lisbon, autumn light', ...days });
  await make(page, 'trip-people', { tripId, name: 'Ana' });
  await make(page, 'trip-people', { tripId, name: 'Ife' });

  // Six templates by one press, of which one takes another rule in words.
  await page.goto('/packing-template');
  await expect(page.getByText('Pack once, reuse for ever.')).toBeVisible();
  await page.getByRole('button', { name: 'Add six starter templates' }).click();
  await page.getByRole('link', { name: 'Carry-on basics' }).click();
  const rule = page.getByRole('textbox', { name: 'How many of T-shirts' });
  await rule.fill('many');
  await rule.press('Enter');
  await expect(page.getByText('Write it like 1 per night +1, max 7')).toBeVisible();
  await rule.fill('2 per day, max 5');
  await rule.press('Enter');
  const socks = page.getByRole('textbox', { name: 'How many of Socks' });
  await expect(socks).toHaveValue('1 per night +1, max 7, each');
  await socks.fill('1 per night +1, max 7');
  await socks.press('Enter');

  await page.goto(`/trip/${tripId}?tab=packing`);
  await page.getByRole('button', { name: 'Start from a template' }).click();
  await page.getByRole('checkbox', { name: 'Apply Carry-on basics' }).check();
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(page.getByText(/^Added \d+$/)).toBeVisible();
  await saved(page);
  const after = await itemsOf(page);
  expect(after.find(({ name }) => name === 'Socks')?.quantity).toBe(4);
  expect(after.find(({ name }) => name === 'T-shirts')?.quantity).toBe(5);
  expect(after.filter(({ name }) => name === 'Passport or ID')).toHaveLength(2);

  // Pasted into the line that takes one thing: a list is shown before it is added.
  await page.getByRole('textbox', { name: 'Add a thing' }).focus();
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(paste);
  }, '3x Batteries #Camera @Ana !\n6x socks #Clothing\n0x Hats');
  const list = page.getByRole('dialog', { name: 'Paste a list' });
  await expect(list.getByText('Line 3: Use 1 to 999')).toBeVisible();
  await list.getByRole('button', { name: 'Add 2 things' }).click();
  await expect(page.getByText('Added 1, raised 1')).toBeVisible();
  // What could not be read is still there.
  await expect(list.getByLabel('List')).toHaveValue('0x Hats');
  await list.getByRole('button', { name: 'Cancel' }).click();
  await list.getByRole('button', { name: /^Discard/ }).click();
  await expect(tick(page, 'Batteries')).toBeVisible();

  // Two people, one thing: both see it packed, and it was packed once.
  const options = { browser, origin: product.origin, firstName: 'Ife' } as const;
  const other = await joinedBy(page, { ...options, role: 'member' });
  await other.goto(`/trip/${tripId}?tab=packing`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  await tick(page, 'Batteries').check();
  await tick(page, 'Power bank').check();
  await tick(other, 'Power bank').check();
  await saved(other);
  await expect(tick(other, 'Batteries')).not.toBeChecked();
  await page.reload();
  await expect(tick(page, 'Batteries')).toBeChecked();
  await context.setOffline(false);
  await saved(page);
  await expect(tick(other, 'Batteries')).toBeChecked();
  const rows = await itemsOf(page);
  expect(rows.find(({ name }) => name === 'Batteries')).toMatchObject({
    ...{ quantity: 3, isPacked: true, version: 2 },
  });
  expect(rows.filter(({ name }) => name === 'Power bank')).toMatchObject([{ isPacked: true }]);

  // All of what was applied again is there already.
  await page.getByRole('button', { name: 'More for the packing list' }).click();
  await page.getByRole('menuitem', { name: 'Apply templates…' }).click();
  await page.getByRole('checkbox', { name: 'Apply Carry-on basics' }).check();
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  const told = page.getByRole('region', { name: 'Notifications' });
  await expect(told.getByText(/^Skipped \d+ already there$/)).toBeVisible();
});
