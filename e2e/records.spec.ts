import { expect, joinedBy, make, saved, settleIn, test } from './journey.ts';

test('a record is edited where it stands, taken back by key, walked, addressed and only read by viewers', async ({
  page,
  browser,
  product,
}) => {
  await settleIn(page);
  for (const name of ['Ardent Bags', 'Halden', 'Lumo']) await make(page, 'brands', { name });
  await page.goto('/content-brands');
  const panel = page.getByRole('dialog');
  const row = page.getByRole('button', { name: 'Halden', exact: true });
  await row.click();
  await expect(panel).toHaveAccessibleName('Halden');
  await expect(panel.getByText('2 of 3')).toBeVisible();
  await expect(page).toHaveURL(/open=brand\./);

  // Escape restores, leaving saves, and what cannot be saved stays as typed.
  const agency = panel.getByLabel('Agency');
  await agency.fill('North');
  await page.keyboard.press('Escape');
  await expect(agency).toHaveValue('');
  await agency.fill('North Agency');
  await page.keyboard.press('Tab');
  const terms = panel.getByLabel('Payment terms');
  await terms.fill('999');
  await page.keyboard.press('Enter');
  await expect(panel.getByText('Use 0 to 180 days')).toBeVisible();
  await expect(terms).toHaveValue('999');
  await page.keyboard.press('Escape');
  await expect(terms).toHaveValue('30');
  await panel.getByRole('combobox', { name: 'Relationship' }).click();
  await page.getByRole('option', { name: 'Active' }).click();
  await expect(panel.getByRole('combobox', { name: 'Relationship' })).toContainText('Active');
  await saved(page);

  // The key takes back one step after the other.
  await page.keyboard.press('Control+z');
  await expect(panel.getByRole('combobox', { name: 'Relationship' })).toContainText('Prospect');
  await expect(agency).toHaveValue('North Agency');
  await page.keyboard.press('Control+z');
  await expect(agency).toHaveValue('');
  await agency.fill('South Agency');
  await page.keyboard.press('Enter');
  await saved(page);

  // Through the list behind it, and back to where one was.
  await panel.getByRole('button', { name: 'Next' }).click();
  await expect(panel).toHaveAccessibleName('Lumo');
  await page.keyboard.press('k');
  await page.keyboard.press('ArrowUp');
  await expect(panel).toHaveAccessibleName('Ardent Bags');
  await page.keyboard.press('j');
  await expect(panel).toHaveAccessibleName('Halden');
  await page.reload();
  await expect(panel).toHaveAccessibleName('Halden');
  await expect(agency).toHaveValue('South Agency');
  const address = page.url();
  await page.goBack();
  await expect(panel).toHaveCount(0);
  await expect(page).toHaveURL(/\/content-brands$/);
  // What the page writes into its address brings nothing back.
  await page.keyboard.press('/');
  await page.keyboard.type('hal');
  await expect(page).toHaveURL(/\/content-brands\?q=hal$/);
  await expect(panel).toHaveCount(0);
  await row.click();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(row).toBeFocused();

  // On phones it is a page, and what is empty is one line.
  await page.setViewportSize({ width: 390, height: 844 });
  await row.click();
  await expect(agency).toHaveValue('South Agency');
  await expect(panel.getByPlaceholder('Add a category')).toBeHidden();
  await panel.getByRole('button', { name: /^\d+ empty fields$/ }).click();
  await expect(panel.getByPlaceholder('Add a category')).toBeVisible();
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toHaveCount(0);

  // Who may only look reads what there is, and nothing to fill in.
  const viewer = await joinedBy(page, {
    ...{ browser, origin: product.origin, role: 'viewer', firstName: 'Ife' },
  });
  await viewer.goto(address);
  const read = viewer.getByRole('dialog', { name: 'Halden' }).getByRole('region', {
    name: 'Details',
  });
  await expect(read.getByText('South Agency')).toBeVisible();
  await expect(read.getByRole('textbox')).toHaveCount(0);
  await expect(read.getByRole('combobox')).toHaveCount(0);
  await expect(read.getByText('Category')).toHaveCount(0);

  // Nor anything to press that leads nowhere: a receipt to add, a menu without entries.
  const spentOn = Temporal.Now.plainDateISO().toString();
  const price = { amountMinor: 20_000, currency: 'USD' };
  await make(page, 'expenses', { title: 'Lens hire', spentOn, ...price });
  const tool = { priceMinor: 1_000, currency: 'USD', startedOn: spentOn };
  await make(page, 'tools', { ...tool, name: 'Framecut' });
  await make(page, 'tools', { ...tool, name: 'Palette', url: 'https://palette.example' });
  await viewer.goto('/expenses');
  await expect(viewer.getByRole('button', { name: 'Lens hire', exact: true })).toBeVisible();
  await expect(viewer.getByText('Add receipt')).toHaveCount(0);
  await viewer.goto('/tools');
  await expect(viewer.getByRole('button', { name: 'More for Palette' })).toBeVisible();
  await expect(viewer.getByRole('button', { name: 'Framecut', exact: true })).toBeVisible();
  await expect(viewer.getByRole('button', { name: 'More for Framecut' })).toHaveCount(0);
  await viewer.context().close();
});

test('where nothing is yet, viewers read what will stand there, not how it is made', async ({
  page,
  browser,
  product,
}) => {
  await settleIn(page);
  const trip = await make(page, 'trips', { title: 'Lisbon', kind: 'shoot' });
  const deal = await make(page, 'campaigns', { campaignName: 'Rain Shell' });
  const viewer = await joinedBy(page, {
    ...{ browser, origin: product.origin, role: 'viewer', firstName: 'Ife' },
  });
  const places = [
    [`trip/${trip}?tab=packing`, 'What comes along on this trip is shown here.'],
    [`trip/${trip}/call-sheet`, 'This trip has no days yet'],
    [`campaign/${deal}`, 'Nothing is owed to them yet.'],
    ['expenses', 'Expenses of this workspace are shown here.'],
    ['analytics?tab=money', 'Nothing to show for this period yet.'],
    ['content-calendar', 'Nothing planned this month'],
  ] as const;
  const asks = /Start from a template|Choose its days|^(Add|Log|Plan|New) /;
  for (const [path, text] of places) {
    await viewer.goto(`/${path}`);
    const main = viewer.getByRole('main');
    await expect(main.getByText(text).first()).toBeVisible();
    await expect(main.getByText(asks)).toHaveCount(0);
  }
  await viewer.context().close();
});
