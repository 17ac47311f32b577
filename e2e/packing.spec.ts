import { readFileSync } from 'node:fs';
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
/** Pastes into what has the focus, as a keyboard does. */
const pasteHere = (page: Page, pasted: string) =>
  page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(paste);
  }, pasted);
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
  await pasteHere(page, '3x Batteries #Camera @Ana !\n6x socks #Clothing\n0x Hats');
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

const day = (days: number) =>
  Temporal.Now.plainDateISO('America/New_York').add({ days }).toString();
const aTemplateItem = (page: Page, packingTemplateId: string, fields: object) =>
  make(page, 'packing-template-items', { packingTemplateId, ...fields });
const listMenu = async (page: Page, item: string) => {
  await page.getByRole('button', { name: 'More for the packing list' }).click();
  await page.getByRole('menuitem', { name: item }).click();
};

test('items of a template go to another group by mouse and by keys, and a template goes out and comes in', async ({
  page,
}) => {
  await settleIn(page);
  const id = await make(page, 'packing-templates', { name: 'Carry-on', kind: 'travel' });
  for (const [at, name] of ['Mic', 'Lens', 'Socks', 'Hat'].entries())
    await aTemplateItem(page, id, {
      ...{ name, sortOrder: at, category: at < 2 ? 'Camera' : 'Clothing' },
      ...{ quantityRule: 'per_night', quantityExtra: 1, isEssential: true },
    });
  await page.goto(`/templates/${id}/items`);
  const name = (item: string) => page.getByRole('textbox', { name: `Name of ${item}` });
  const row = (item: string) => page.locator('[data-item][data-drags]').filter({ has: name(item) });
  const group = (category: string) =>
    page.getByRole('region', { name: category }).getByRole('textbox', { name: /^Name of/ });
  const namesIn = (category: string) =>
    group(category).evaluateAll((fields) =>
      fields.map((field) => (field instanceof HTMLInputElement ? field.value : '')),
    );
  await row('Mic').locator('[data-grip]').hover();
  await page.mouse.down();
  const box = await row('Hat').boundingBox();
  if (!box) throw new Error('Hat is in sight');
  await page.mouse.move(box.x + 40, box.y + 3, { steps: 8 });
  await page.mouse.up();
  await expect.poll(() => namesIn('Clothing')).toEqual(['Socks', 'Mic', 'Hat']);
  await name('Lens').press('Alt+ArrowDown');
  await expect.poll(() => namesIn('Clothing')).toEqual(['Lens', 'Socks', 'Mic', 'Hat']);
  // It still has the keys, and goes on from there.
  await expect(name('Lens')).toBeFocused();
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(() => namesIn('Clothing')).toEqual(['Socks', 'Lens', 'Mic', 'Hat']);
  await expect(name('Lens')).toBeFocused();
  await saved(page);
  await page.reload();
  await expect.poll(() => namesIn('Clothing')).toEqual(['Socks', 'Lens', 'Mic', 'Hat']);

  await page.goto('/packing-template');
  await page.getByRole('button', { name: 'Page menu' }).click();
  const coming = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Export JSON' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe('packing-templates.json');
  const file = readFileSync(await download.path());
  const input = page.getByLabel('Import templates');
  for (const [text, why] of [
    ['socks', 'This file is no JSON.'],
    ['{"templates":[]}', 'This file holds no packing templates.'],
    [String(file).replace('"quantityExtra": 1', '"quantityExtra": 99'), 'Use 0 to 20 spares'],
  ] as const) {
    const wrong = { name: 'wrong.json', mimeType: 'application/json', buffer: Buffer.from(text) };
    await input.setInputFiles(wrong);
    await expect(page.getByText(why)).toBeVisible();
  }
  await input.setInputFiles({
    ...{ name: 'templates.json', mimeType: 'application/json', buffer: file },
  });
  await page.getByRole('link', { name: 'Carry-on 2' }).click();
  await expect.poll(() => namesIn('Clothing')).toEqual(['Socks', 'Lens', 'Mic', 'Hat']);
  await expect(page.getByRole('textbox', { name: 'How many of Socks' })).toHaveValue(
    '1 per night +1',
  );
});

test('a new trip begins with a template, follows its days, and is kept as another one', async ({
  page,
}) => {
  await settleIn(page);
  const templateId = await make(page, 'packing-templates', { name: 'Carry-on', kind: 'travel' });
  await make(page, 'packing-templates', { name: 'An empty one' });
  for (const name of ['Socks', 'Shirts', 'Hats'])
    await aTemplateItem(page, templateId, {
      ...{ name, category: 'Clothing', quantityRule: 'per_night' },
    });
  await page.goto('/trips');
  await page.getByRole('button', { name: 'New trip' }).first().click();
  const form = page.getByRole('dialog', { name: 'New trip' });
  await form.getByLabel('Name').fill('Lisbon');
  await form.getByRole('combobox', { name: 'Packing template' }).click();
  await expect(page.getByRole('option')).toHaveText([/None/, /Carry-on/]);
  await page.getByRole('option', { name: /Carry-on/ }).click();
  await form.getByRole('button', { name: 'Add trip' }).click();
  await expect(page.getByText('Added 3')).toBeVisible();
  await expect(page).toHaveURL(/\/trip\//);
  const tripId = new URL(page.url()).pathname.split('/')[2] ?? '';
  await page.goto(`/trip/${tripId}?tab=packing`);
  await expect(page.getByText('Set dates to scale quantities')).toBeVisible();

  // Six nights: what is packed or was changed by hand stays.
  await tick(page, 'Shirts').check();
  await page.getByRole('button', { name: 'More of: Hats' }).click();
  // The key takes back what was done last.
  await page.keyboard.press('Control+z');
  await expect(tick(page, 'Shirts')).toBeChecked();
  await page.getByRole('button', { name: 'More for Hats' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(tick(page, 'Hats')).toHaveCount(0);
  // After a deletion the focus is on the one behind it.
  await expect(page.locator('[data-tick]:focus')).toHaveCount(1);
  await page.keyboard.press('Control+z');
  await page.getByRole('button', { name: 'More of: Hats' }).click();
  await saved(page);
  const { workspaces } = await api<{ workspaces: { id: string }[] }>(page, 'GET', '/workspaces');
  const place = `/workspaces/${workspaces[0]?.id ?? ''}`;
  await api(page, 'PATCH', `${place}/trips/${tripId}`, {
    ...{ startsOn: '2031-05-01', endsOn: '2031-05-07' },
  });
  await expect(page.getByText('1 quantity no longer fits the trip.')).toBeVisible();
  await page.getByRole('button', { name: 'Update quantities' }).click();
  await expect(page.getByText('Quantity updated')).toBeVisible();
  await saved(page);
  const quantities = async () =>
    Object.fromEntries((await itemsOf(page)).map(({ name, quantity }) => [name, quantity]));
  expect(await quantities()).toEqual({ Socks: 6, Shirts: 1, Hats: 2 });

  // Into a bag, to be bought, and a task for it.
  await listMenu(page, 'Bags…');
  const bags = page.getByRole('dialog', { name: 'Bags' });
  await bags.getByRole('textbox', { name: 'New bag' }).fill('Suitcase');
  await bags.getByRole('button', { name: 'Add bag' }).click();
  await expect(bags.getByRole('textbox', { name: 'Name of Suitcase' })).toBeVisible();
  await bags.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'More for Socks' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Suitcase' }).click();
  await page.getByRole('button', { name: 'Group and filter' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Bag', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Suitcase', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'More for Hats' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'To buy' }).click();
  await page.getByRole('button', { name: /^To buy/ }).click();
  await page.getByRole('button', { name: 'Add a task to buy Hats' }).click();
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByText('Buy 2 × Hats for Lisbon').first()).toBeVisible();
  await page.keyboard.press('Escape');

  // Kept for other trips, and copied to another one, nothing of it ticked.
  await listMenu(page, 'Save as template…');
  const keep = page.getByRole('dialog', { name: 'Save as template' });
  await keep.getByLabel('Name').fill('carry-on');
  await keep.getByRole('button', { name: 'Save template' }).click();
  await expect(keep.getByText('There is a template of this name already')).toBeVisible();
  await keep.getByLabel('Name').fill('Lisbon kit');
  await keep.getByRole('button', { name: 'Save template' }).click();
  await expect(page.getByText('Template added')).toBeVisible();
  const other = await make(page, 'trips', { title: 'Porto' });
  await page.goto(`/trip/${other}?tab=packing`);
  await listMenu(page, 'Copy from a past trip…');
  await page.getByRole('dialog').getByRole('combobox', { name: 'Trip' }).click();
  await page.getByRole('option', { name: /Lisbon/ }).click();
  await page.getByRole('button', { name: 'Copy list' }).click();
  await expect(page.getByText('Added 3')).toBeVisible();
  await expect(tick(page, 'Shirts')).not.toBeChecked();

  // Five thousand lines are too many: nothing is added, and the text stays.
  await page.getByRole('textbox', { name: 'Add a thing' }).focus();
  await pasteHere(page, 'Cable\n'.repeat(5_000));
  const paste = page.getByRole('dialog', { name: 'Paste a list' });
  await expect(
    paste.getByText(/Paste at most 1,000 lines at a time. These are 5,000/),
  ).toBeVisible();
  await expect(paste.getByRole('button', { name: 'Add', exact: true })).toBeDisabled();
});

test('gear that has not come back stays on the dashboard until it is in its bag', async ({
  page,
}) => {
  await settleIn(page);
  const tripId = await make(page, 'trips', {
    ...{ title: 'Lisbon', startsOn: day(-9), endsOn: day(-5) },
  });
  const gear = { tripId, isGear: true, isPacked: true };
  for (const name of ['Camera', 'Tripod']) await make(page, 'packing-items', { ...gear, name });
  await make(page, 'packing-items', { tripId, name: 'Hat', isPacked: true });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Gear back from Lisbon' }).click();
  await expect(page.getByText('2 pieces of gear to put back.')).toBeVisible();
  await page.getByRole('switch', { name: 'Return check' }).check();
  await expect(page.getByText('Hat')).toHaveCount(0);
  const back = (name: string) => page.getByRole('checkbox', { name: `${name} is back in its bag` });
  await back('Camera').check();
  await expect(page.getByText('1 piece of gear to put back.')).toBeVisible();
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Gear back from Lisbon' }).click();
  await page.getByRole('switch', { name: 'Return check' }).check();
  await back('Tripod').check();
  await expect(page.getByText('All gear is back in its bags.')).toBeVisible();
  await saved(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Weekly View' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Customize' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Gear back from Lisbon' })).toHaveCount(0);
});

test('a viewer sees the list and nothing to change it with; a long one is searched', async ({
  page,
  browser,
  product,
}) => {
  await settleIn(page);
  const tripId = await make(page, 'trips', { title: 'Lisbon' });
  const names = Array.from({ length: 24 }, (_, at) => `Cable ${at + 1}`);
  for (const name of [...names, 'Tripod'])
    await make(page, 'packing-items', { tripId, name, toBuy: true, needsCharging: true });
  await page.goto(`/trip/${tripId}?tab=packing`);
  await expect(tick(page, 'Cable 24')).toBeVisible();
  await page.getByRole('button', { name: 'Search the packing list' }).click();
  await page.keyboard.type('trip');
  await expect(page.getByRole('checkbox', { name: /^Pack / })).toHaveCount(1);
  await expect(tick(page, 'Tripod')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tick(page, 'Cable 24')).toBeVisible();

  const options = { browser, origin: product.origin, firstName: 'Ife' } as const;
  const viewer = await joinedBy(page, { ...options, role: 'viewer' });
  await viewer.goto(`/trip/${tripId}?tab=packing`);
  const panel = viewer.getByRole('tabpanel');
  await expect(panel.getByText('Cable 1', { exact: true })).toBeVisible();
  for (const role of ['checkbox', 'textbox', 'switch'] as const)
    await expect(panel.getByRole(role)).toHaveCount(0);
  await expect(
    panel.getByRole('button', { name: /^(More|Fewer|Add|Paste)|is (charged|bought)$/ }),
  ).toHaveCount(0);
});
