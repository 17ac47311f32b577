import { expect, saved, settleIn, test, undoButton } from './journey.ts';

test('a brand from the first word to what its code earns', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const dialog = page.getByRole('dialog');
  await settleIn(page);
  await page.goto('/content-brands');
  await expect(
    page.getByText("Brands you work with or want to. Add one you'd love to pitch."),
  ).toBeVisible();

  await page.getByRole('main').getByRole('button', { name: 'New brand' }).click();
  await dialog.getByLabel('Name').fill('Halden');
  await dialog.getByLabel(/^Website/).fill('halden.example');
  await dialog.getByLabel(/^Contact e-mail/).fill('petra.voss@halden.example');
  // Saves and opens it.
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toHaveAccessibleName('Halden');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  const row = page.getByRole('row', { name: /Halden/ });
  await expect(row).toContainText('Prospect');
  await expect(row).toContainText('Petra Voss');
  await row.getByRole('button', { name: 'Halden', exact: true }).focus();
  await page.keyboard.press('x');
  await page.getByRole('toolbar').getByRole('button', { name: 'Archive' }).click();
  await expect(row).toHaveCount(0);
  await undoButton(page).click();
  await expect(row).toContainText('Petra Voss');

  await row.getByRole('button', { name: 'More for Halden' }).click();
  await page.getByRole('menuitem', { name: 'Log contact' }).click();
  await expect(dialog.getByLabel('What was said')).toBeFocused();
  await page.keyboard.type('Sent the media kit');
  await page.keyboard.press('Enter');
  await expect(
    dialog.getByRole('listitem').filter({ hasText: 'Sent the media kit' }),
  ).toBeVisible();
  await expect(dialog.getByLabel('Relationship')).toContainText('Contacted');
  // The first key is a date by itself, and not yet the one that is meant.
  const followUp = dialog.getByLabel(/^Follow-up/);
  await followUp.fill('1');
  await expect(followUp).toHaveValue('1');
  await expect(dialog.getByText(/^(in \d+ days|\d+ days? late|tomorrow)$/)).toHaveCount(0);
  await followUp.fill('today');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(row).toContainText('today');
  await page.getByRole('button', { name: /^Follow-up due/ }).click();
  await expect(page).toHaveURL(/only=due/);
  await expect(row).toBeVisible();

  await page.goto('/affiliate-links');
  await expect(
    page.getByText('Keep every code and link in one place, with what it earned.'),
  ).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'New affiliate link' }).click();
  await dialog.getByLabel('Link').fill('https://shop.halden.example/rain?ref=lark');
  // Its address is on the brand's website.
  await expect(dialog.getByLabel('Brand')).toContainText('Halden');
  await dialog.getByLabel('Title').fill('Rain Shell');
  await dialog.getByLabel(/^Discount code/).fill('LARK15');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Copy code LARK15' }).click();
  await expect(page.getByText('Code copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('LARK15');

  await page.getByRole('button', { name: 'Log month' }).click();
  await expect(dialog.getByLabel('Clicks of Rain Shell')).toBeFocused();
  await page.keyboard.type('1,240');
  await dialog.getByLabel('Commission of Rain Shell, USD').fill('212.4051');
  await page.keyboard.press('Control+Enter');
  await expect(dialog.getByRole('alert')).toHaveText('USD has at most 2 decimals');
  await dialog.getByLabel('Commission of Rain Shell, USD').fill('212.40');
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('row', { name: /Rain Shell/ })).toContainText('$212.40');
  await page.getByRole('radio', { name: 'Table' }).check();
  await page.getByRole('button', { name: 'Brand', exact: true }).click();
  await expect(page).toHaveURL(/view=table/);
  await expect(page.getByRole('columnheader', { name: 'Brand' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await expect(page.getByRole('row', { name: /Rain Shell/ })).toContainText('Halden');
  await saved(page);

  await page.goto('/brands');
  await expect(page.getByRole('row', { name: /Halden/ })).toContainText('$212.40');
  await page.reload();
  await page.getByRole('button', { name: 'Halden', exact: true }).click();
  await expect(page).toHaveURL(/open=brand/);
  await dialog.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(
    page.getByText('Halden still has 1 affiliate link. Archive it instead.'),
  ).toBeVisible();
});

test('what is wrong stands beside its field, and the focus goes to the first of them', async ({
  page,
}) => {
  await settleIn(page);
  await page.goto('/content-brands');
  await page.getByRole('main').getByRole('button', { name: 'New brand' }).click();
  const dialog = page.getByRole('dialog', { name: 'New Brand' });
  const website = dialog.getByLabel(/^Website/);
  const email = dialog.getByLabel(/^Contact e-mail/);
  await dialog.getByLabel('Name').fill('Halden');
  await website.fill('not a site');
  await email.fill('nobody');
  await page.keyboard.press('Enter');
  await expect(website).toBeFocused();
  await expect(website).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAttribute('aria-invalid', 'true');

  // Whoever mends another one first stays there.
  await email.fill('');
  await email.pressSequentially('petra@halden.example');
  await expect(email).toBeFocused();
  await expect(email).toHaveValue('petra@halden.example');
  await expect(email).not.toHaveAttribute('aria-invalid');
  await expect(website).toHaveAttribute('aria-invalid', 'true');

  await page.keyboard.press('Escape');
  await expect(dialog.getByText('Discard your changes?')).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep editing' }).click();
  await website.fill('halden.example');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('row', { name: /Halden/ })).toContainText('Petra');
});
