import {
  aPerson,
  circle,
  expect,
  quickAdd,
  settleIn,
  signInElsewhere,
  taskRow,
  test,
} from './journey.ts';

test('a newcomer gets from the landing page to a task that was done, undone, edited, deleted and restored', async ({
  page,
}) => {
  const person = aPerson();
  await page.goto('/');
  await page.getByRole('link', { name: 'Get Started' }).first().click();
  await page.getByLabel('First name').fill(person.firstName);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Create Account' }).click();

  await page.getByRole('button', { name: 'Create My First Workspace' }).click();
  await page.getByText('Team', { exact: true }).click();
  await expect(page.getByLabel(/^(Workspace name|Name)/)).toHaveValue('Team Workspace');
  await page.getByRole('button', { name: 'Create Workspace' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  // At the same address it is another page, and says so to whoever hears it.
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeFocused();

  await quickAdd(page, 'Film the reel tomorrow 3pm #Content');
  await page.getByRole('link', { name: 'Tomorrow' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Tomorrow');
  const row = taskRow(page, 'Film the reel');
  await expect(row).toContainText('3:00 PM');
  await expect(row).toContainText('Content');
  await expect(row).not.toContainText('#Content');

  await circle(page, 'Film the reel').check();
  await expect(circle(page, 'Film the reel')).toBeChecked();
  await circle(page, 'Film the reel').uncheck();

  await row.hover();
  await page.getByRole('button', { name: 'Edit Film the reel' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Edit Task' });
  await dialog.getByLabel('Task', { exact: true }).fill('Film the harbour reel');
  await dialog.getByRole('button', { name: 'Edit Notes' }).click();
  await dialog.getByRole('textbox', { name: 'Notes' }).fill('Wides first.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Task updated').last()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(taskRow(page, 'Film the harbour reel')).toContainText('Has notes');

  await page.getByTitle('Add to starred').click();
  await expect(page.getByTitle('Remove from starred')).toBeVisible();

  await taskRow(page, 'Film the harbour reel').hover();
  await page.getByRole('button', { name: 'Delete Film the harbour reel' }).first().click();
  await expect(page.getByText('Task deleted')).toBeVisible();
  await expect(circle(page, 'Film the harbour reel')).toHaveCount(0);
  const deleted = page.getByRole('status').filter({ hasText: 'Task deleted' });
  await deleted.getByRole('button', { name: /^Undo/ }).click();
  await expect(circle(page, 'Film the harbour reel')).toBeVisible();
  await page.reload();
  await expect(circle(page, 'Film the harbour reel')).toBeVisible();
  await expect(page.getByTitle('Remove from starred')).toBeVisible();
});

test('a second browser of the same person sees each change without a reload', async ({
  page,
  browser,
  product,
}) => {
  const person = await settleIn(page);
  const other = await signInElsewhere(browser, product.origin, person);
  await page.goto('/today');
  await other.goto('/today');
  await quickAdd(page, 'Charge the batteries');
  await expect(circle(other, 'Charge the batteries')).toBeVisible();
  await circle(page, 'Charge the batteries').check();
  await expect(circle(other, 'Charge the batteries')).toBeChecked();
  await page.getByTitle('Add to starred').click();
  await expect(other.getByTitle('Remove from starred')).toBeVisible();
  await taskRow(other, 'Charge the batteries').hover();
  await other.getByRole('button', { name: 'Delete Charge the batteries' }).first().click();
  await expect(circle(page, 'Charge the batteries')).toHaveCount(0);
  await other.context().close();
});
