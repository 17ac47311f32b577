import {
  circle,
  expect,
  make,
  quickAdd,
  saved,
  settleIn,
  taskRow,
  test,
  undoButton,
} from './journey.ts';

test('menus, selects and the palette answer to the first press and to the keyboard', async ({
  page,
}) => {
  await settleIn(page);
  await page.goto('/today');
  await quickAdd(page, 'Order ND filters');

  await taskRow(page, 'Order ND filters').hover();
  await page.getByRole('button', { name: 'More actions for Order ND filters' }).click();
  await page.getByRole('menuitem', { name: 'Move to tomorrow' }).click();
  await expect(circle(page, 'Order ND filters')).toHaveCount(0);
  await page.keyboard.press('g');
  await page.keyboard.press('m');
  await expect(page).toHaveURL(/\/tomorrow$/);
  await expect(circle(page, 'Order ND filters')).toBeVisible();

  await page.locator('[aria-label=Category]').click();
  await page.getByRole('option', { name: 'Personal' }).click();
  await quickAdd(page, 'Water the plants');
  await expect(taskRow(page, 'Water the plants')).toContainText('Personal');

  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('dash');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);

  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // On a browser that is late with its frames too, what is typed goes into what is on screen.
  await page.evaluate(() => {
    window.requestAnimationFrame = (paint) =>
      window.setTimeout(() => paint(performance.now()), 5_000);
  });
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.type('dash');
  await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('dash');
});

test('keys count at once while what they closed still fades away', async ({ page }) => {
  await settleIn(page);
  await page.goto('/today');
  await quickAdd(page, 'Order ND filters');
  await page.evaluate(() => {
    const slowly = new CSSStyleSheet();
    slowly.replaceSync('[data-closed] { transition-duration: 60s !important }');
    document.adoptedStyleSheets = [slowly];
  });

  await page.getByRole('button', { name: 'More actions for Order ND filters' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('g');
  await page.keyboard.press('m');
  await expect(page).toHaveURL(/\/tomorrow$/);
  // The address is ahead of the page: the bar of the last one goes, and a list of it with it.
  await expect(page.getByRole('heading', { name: 'Tomorrow', level: 1 })).toBeVisible();

  await page.locator('[aria-label=Category]').click();
  await page.getByRole('option', { name: 'Personal' }).click();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
});

test('what was deleted one after the other comes back one after the other', async ({ page }) => {
  await settleIn(page);
  await page.goto('/today');
  for (const text of ['Order ND filters', 'Charge batteries']) await quickAdd(page, text);
  for (const text of ['Order ND filters', 'Charge batteries']) {
    await page.getByRole('button', { name: text, exact: true }).focus();
    await page.keyboard.press('Delete');
    await expect(taskRow(page, text)).toHaveCount(0);
    // Toasts stay as long as the pointer is on one of them.
    await undoButton(page).hover();
  }
  // Something else is done meanwhile.
  await quickAdd(page, 'Water the plants');
  await page.keyboard.press('Escape');
  await page.getByRole('main').focus();
  for (const text of ['Charge batteries', 'Order ND filters']) {
    await page.keyboard.press('Control+z');
    await expect(taskRow(page, text)).toBeVisible();
  }
});

test('a long list is found where it was left, by Back and by a reload', async ({ page }) => {
  await settleIn(page);
  const names = Array.from({ length: 130 }, (_, at) => `Brand ${String(at + 1).padStart(3, '0')}`);
  await Promise.all(names.map((name) => make(page, 'brands', { name })));
  await page.goto('/content-brands');
  const main = page.locator('#main');
  const place = () => main.evaluate(({ scrollTop }) => Math.round(scrollTop));
  const row = page.getByRole('button', { name: 'Brand 120', exact: true });
  await row.scrollIntoViewIfNeeded();
  const left = await place();
  expect(left).toBeGreaterThan(2000);
  await page.getByRole('link', { name: 'Today', exact: true }).first().click();
  await expect(page).toHaveURL(/\/today$/);
  await page.goBack();
  await expect(row).toBeInViewport();
  expect(await place()).toBe(left);
  await page.reload();
  await expect(row).toBeInViewport();
  expect(await place()).toBe(left);
});

test('the link of the page on screen leads to its top', async ({ page }) => {
  await settleIn(page);
  await page.goto('/dashboard');
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { name: 'Weekly View' })).toBeVisible();
  // With the whole sidebar, and with its icons only.
  for (const width of [1280, 900]) {
    await page.setViewportSize({ width, height: 320 });
    await main.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    expect(await main.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await expect.poll(() => main.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  }
});

test('categories are added, renamed and deleted, and their tasks move where they are sent', async ({
  page,
}) => {
  await settleIn(page);
  await quickAdd(page, 'Write the newsletter #Content');
  await page.getByRole('button', { name: 'Manage Categories' }).click();
  const dialog = page.getByRole('dialog', { name: 'Manage Categories' });
  await dialog.getByPlaceholder('New category').fill('Shoot');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Category added')).toBeVisible();
  await dialog.getByRole('button', { name: 'Delete Content' }).click();
  await expect(dialog.getByText(/1 task/)).toBeVisible();
  const question = dialog.getByRole('group', { name: 'Delete Content?' });
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Category deleted')).toBeVisible();
  // The keyboard goes on with the category that took the place of the deleted one.
  await expect(dialog.getByRole('button', { name: 'Delete Personal' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Edit Personal' }).click();
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('button', { name: 'Edit Personal' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Delete Personal' }).click();
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('button', { name: 'Delete Personal' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(taskRow(page, 'Write the newsletter')).toContainText('Work');
  await saved(page);
  await page.reload();
  await expect(taskRow(page, 'Write the newsletter')).toContainText('Work');
});

test('a title in Arabic reads from the right, wherever it is shown or typed', async ({ page }) => {
  const title = 'تصوير 3 reels';
  await settleIn(page);
  await quickAdd(page, title);
  const line = page.getByRole('button', { name: title, exact: true }).first();
  await expect(line).toHaveCSS('direction', 'rtl');
  await line.click();
  const typed = page.getByRole('dialog').getByLabel('Task', { exact: true });
  await expect(typed).toHaveCSS('direction', 'rtl');
  await page.keyboard.press('Escape');
  await page.goto('/today');
  await expect(line).toHaveCSS('direction', 'rtl');
});

test('a write that the server refuses goes back on screen, says so, and can be tried again', async ({
  page,
}) => {
  await settleIn(page);
  await page.goto('/today');
  await quickAdd(page, 'Charge the batteries');
  await saved(page);
  // The line to the real server is disturbed, not the server: its answer is what a broken one gives.
  await page.route('**/api/v1/tasks/*', (route) =>
    route.fulfill({
      status: 500,
      contentType: 'application/json',
      body: '{"error":{"code":"internal","message":"An unexpected error occurred. Please try again.","reference":"x"}}',
    }),
  );
  await circle(page, 'Charge the batteries').check();
  await expect(page.getByText('Failed to update task').first()).toBeVisible({ timeout: 15_000 });
  await expect(circle(page, 'Charge the batteries')).not.toBeChecked();
  await page.unroute('**/api/v1/tasks/*');
  await page.getByRole('button', { name: 'Retry' }).first().click();
  await expect(circle(page, 'Charge the batteries')).toBeChecked();
  await saved(page);
});

test('Enter that is held stores once, and a text is kept when its page is left', async ({
  page,
}) => {
  await settleIn(page);
  await page.goto('/brand-campaigns?view=table');
  const newCampaign = page.getByRole('button', { name: /^New campaign/i }).first();
  const dialog = page.getByRole('dialog');
  const asked = async (name: string) => {
    await newCampaign.click();
    await dialog.getByLabel('Campaign', { exact: true }).fill(name);
  };
  for (const name of ['Harbour light', 'Winter boots']) {
    await asked(name);
    await page.keyboard.down('Enter');
    await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await expect(dialog).toHaveCount(0);
  }
  // Held until the focus is back on the button that opened it.
  await asked('Spring rain');
  await page.keyboard.down('Enter');
  await expect(newCampaign).toBeFocused();
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(
    page.getByRole('link', { name: /Harbour light|Winter boots|Spring rain/ }),
  ).toHaveCount(3);
  // With another key in between it is not the same press, however quick.
  await asked('Autumn fair');
  await page.keyboard.press('Enter');
  await expect(newCampaign).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Campaign', { exact: true })).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await page.getByRole('link', { name: 'Winter boots' }).click();
  await page.goBack();
  await page.getByRole('link', { name: 'Harbour light' }).click();
  await page.getByRole('button', { name: 'Edit Brief' }).click();
  await page.getByRole('textbox', { name: 'Brief' }).fill('Salt, rope and one lamp.');
  // By address alone, as a key of the browser does it: nothing is left by hand before.
  await page.evaluate(() => history.go(-1));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Brand Campaigns');
  await page.getByRole('link', { name: 'Harbour light' }).click();
  await expect(page.getByText('Salt, rope and one lamp.')).toBeVisible();
});
