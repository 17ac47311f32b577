import { circle, expect, quickAdd, saved, settleIn, taskRow, test, undoButton } from './journey.ts';

test('a repeating task is set up with its next dates, done, taken back, and done for one day only', async ({
  page,
}) => {
  await settleIn(page);
  await page.getByRole('link', { name: 'Today' }).click();
  await page.getByRole('button', { name: 'Add detailed task' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: /^Add/ }).last()).toBeDisabled();
  await dialog.getByLabel('Task', { exact: true }).fill('Water the set');
  await dialog.getByLabel('Repeat', { exact: true }).click();
  await page.getByRole('option', { name: 'Daily' }).click();
  await expect(dialog.getByText('Every day', { exact: true })).toBeVisible();
  const dates = dialog.getByRole('list', { name: 'Next dates' }).getByRole('listitem');
  await expect(dates).toHaveCount(5);
  await dialog.getByLabel('Ends').click();
  await page.getByRole('option', { name: 'Ends after' }).click();
  await dialog.getByLabel('How many times').fill('3');
  await expect(dates).toHaveText([/./, /./, 'then it ends']);

  await dialog.getByRole('button', { name: 'More details' }).click();
  await dialog.getByRole('button', { name: 'Add item' }).click();
  for (const item of ['The fern', 'The cactus', 'The moss']) {
    await expect(dialog.getByPlaceholder('A step').last()).toBeFocused();
    await page.keyboard.type(item);
    await page.keyboard.press('Enter');
  }
  // The last one, left empty, is not kept.
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(dialog.getByPlaceholder('A step').nth(1)).toHaveValue('The moss');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Task added successfully')).toBeVisible();

  const row = taskRow(page, 'Water the set').first();
  await expect(row).toContainText('0 of 3');
  await page.getByRole('button', { name: 'Water the set', exact: true }).click();
  await page.getByRole('checkbox', { name: 'The moss' }).check();
  await expect(row).toContainText('1 of 3');
  await page.getByRole('button', { name: 'Water the set', exact: true }).click();

  await circle(page, 'Water the set').check();
  await saved(page);
  await page.getByRole('link', { name: 'Tomorrow' }).click();
  await expect(taskRow(page, 'Water the set').first()).toContainText('0 of 3');
  await page.getByRole('link', { name: 'Today' }).click();
  await circle(page, 'Water the set').uncheck();
  await saved(page);
  await page.getByRole('link', { name: 'Tomorrow' }).click();
  await expect(page.getByText('No tasks for Tomorrow')).toBeVisible();
  await page.getByRole('link', { name: 'Today' }).click();

  // Changed for this day alone, the next one comes as it was.
  await page.getByRole('button', { name: 'Water the set', exact: true }).focus();
  await page.keyboard.press('e');
  await dialog.getByLabel('Task', { exact: true }).fill('Mist the set');
  await dialog.getByRole('button', { name: 'Update' }).click();
  await dialog.getByRole('button', { name: 'This one' }).click();
  await expect(circle(page, 'Mist the set')).toBeVisible();
  await saved(page);
  await page.getByRole('link', { name: 'Tomorrow' }).click();
  await expect(circle(page, 'Water the set')).toBeVisible();

  await page.getByRole('button', { name: 'Water the set', exact: true }).focus();
  await page.keyboard.press('Delete');
  await page.getByRole('button', { name: 'This and following' }).click();
  await expect(circle(page, 'Water the set')).toHaveCount(0);
  await undoButton(page).click();
  await expect(circle(page, 'Water the set')).toBeVisible();
});

test('words say how often, and go back among the words when more follow', async ({ page }) => {
  await settleIn(page);
  await page.getByRole('link', { name: 'Today' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Today');
  const bar = page.getByRole('textbox', { name: 'Quick add task' });
  const tape = page.getByRole('button', { name: /^Turn / });
  await bar.pressSequentially('Walk morning ');
  await expect(tape).toHaveAccessibleName('Turn “morning” back into words');
  await bar.pressSequentially('route');
  await expect(tape).toHaveCount(0);
  await expect(bar).toHaveValue('Walk morning route');
  await bar.press('Escape');
  await bar.pressSequentially('Post the reel every 2 weeks ');
  await expect(tape).toHaveAccessibleName('Turn “every 2 weeks” back into words');
  await bar.press('Enter');
  await expect(taskRow(page, 'Post the reel').first()).toContainText('Repeats');
  // A time stays among the words until it is whole.
  await bar.pressSequentially('Shoot the vlog from 3pm to ');
  await expect(bar).toHaveValue('Shoot the vlog from 3pm to ');
  await expect(tape).toHaveCount(0);
  await bar.pressSequentially('5pm ');
  await expect(tape).toHaveAccessibleName('Turn “from 3pm to 5pm” back into words');
  await expect(bar).toHaveValue('Shoot the vlog ');
  await bar.press('Enter');
  await expect(taskRow(page, 'Shoot the vlog').first()).toContainText(/3:00 PM.*5:00 PM/);
});

test('offline a repeating task is done at once, and its next one comes with the connection', async ({
  page,
  context,
}) => {
  await settleIn(page);
  await page.getByRole('link', { name: 'Today' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  await quickAdd(page, 'Post a story every day');
  await saved(page);
  await page.getByRole('link', { name: 'Tomorrow' }).click();
  await expect(page.getByText('No tasks for Tomorrow')).toBeVisible();
  await page.getByRole('link', { name: 'Today' }).click();
  await context.setOffline(true);
  await circle(page, 'Post a story').check();
  await expect(circle(page, 'Post a story')).toBeChecked();
  await context.setOffline(false);
  await saved(page);
  await page.getByRole('link', { name: 'Tomorrow' }).click();
  await expect(circle(page, 'Post a story')).toBeVisible();
});

test('a day has an order of its own, by keys, by menu and by hand', async ({ page }) => {
  await settleIn(page);
  await page.getByRole('link', { name: 'Today' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  for (const title of ['First', 'Second', 'Third']) await quickAdd(page, title);
  const order = page.locator('.task-title');
  await expect(order).toHaveText(['First', 'Second', 'Third']);
  await page.getByRole('button', { name: 'Third', exact: true }).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(order).toHaveText(['First', 'Third', 'Second']);
  await expect(page.getByRole('button', { name: 'Third', exact: true })).toBeFocused();
  await taskRow(page, 'First').hover();
  await page.getByRole('button', { name: 'More actions for First' }).click();
  await page.getByRole('menuitem', { name: 'Move down' }).click();
  await expect(order).toHaveText(['Third', 'First', 'Second']);
  await taskRow(page, 'Second').dragTo(taskRow(page, 'Third'), {
    targetPosition: { x: 400, y: 4 },
  });
  await expect(order).toHaveText(['Second', 'Third', 'First']);
  await saved(page);
  await page.reload();
  await expect(order).toHaveText(['Second', 'Third', 'First']);
});

test("the browser's Back closes a task dialog, and asks before something typed is lost", async ({
  page,
}) => {
  await settleIn(page);
  await page.getByRole('link', { name: 'Today' }).click();
  await expect(page).toHaveURL(/\/today$/);
  const dialog = page.getByRole('dialog', { name: 'Add New Task' });
  await page.keyboard.press('n');
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('n');
  await dialog.getByLabel('Task', { exact: true }).fill('Half a thought');
  await page.goBack();
  await expect(page.getByText('Discard your changes?')).toBeVisible();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(dialog.getByLabel('Task', { exact: true })).toHaveValue('Half a thought');
  await page.goBack();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/today$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard$/);
});
