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
  await page.getByRole('checkbox', { name: 'Tick The moss' }).check();
  await page.keyboard.press('Escape');
  await expect(row).toContainText('1 of 3');
  await expect(dialog).toHaveCount(0);

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
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'This one' }).click();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
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
  await bar.pressSequentially('Walk morning');
  await expect(tape).toHaveAccessibleName('Turn “morning” back into words');
  await bar.pressSequentially(' route');
  await expect(tape).toHaveCount(0);
  await bar.press('Escape');
  // What will be saved stands on screen before Enter, for the last words too.
  await bar.pressSequentially('Report last friday of every month');
  await expect(page.locator('.entry-chip')).toHaveText(
    /^Every month on the last Fri, from \w{3} \d+/,
  );
  await bar.press('Escape');
  await bar.pressSequentially('Post the reel every 2 weeks');
  await expect(tape).toHaveAccessibleName('Turn “every 2 weeks” back into words');
  await bar.press('Enter');
  await expect(taskRow(page, 'Post the reel').first()).toContainText('Repeats');
  await bar.pressSequentially('Shoot the vlog from 3pm to 5pm');
  await expect(tape).toHaveAccessibleName('Turn “from 3pm to 5pm” back into words');
  await tape.click();
  await expect(tape).toHaveCount(0);
  await expect(bar).toHaveValue('Shoot the vlog from 3pm to 5pm');
  await bar.press('Escape');
  await bar.pressSequentially('Shoot the vlog from 3pm to 5pm');
  await bar.press('Enter');
  await expect(taskRow(page, 'Shoot the vlog').first()).toContainText(/3:00 PM.*5:00 PM/);
});

test('a # offers the categories, and a task for another day says which and leads there', async ({
  page,
}) => {
  await settleIn(page);
  await page.goto('/today');
  const bar = page.getByRole('textbox', { name: 'Quick add task' });
  await bar.pressSequentially('Call Pia tomorrow #');
  const list = page.getByRole('listbox', { name: 'Categories' });
  await expect(list.getByRole('option')).toHaveText(['Work', 'Content', 'Personal']);
  await bar.press('ArrowDown');
  await bar.press('Enter');
  await expect(bar).toHaveValue('Call Pia tomorrow #Content ');
  await expect(list).toHaveCount(0);
  await bar.press('Enter');
  const told = page.getByRole('status').filter({ hasText: 'Task added successfully: Tomorrow' });
  await told.getByRole('button', { name: 'Show' }).click();
  await expect(page).toHaveURL(/\/tomorrow$/);
  await expect(taskRow(page, 'Call Pia')).toContainText('Content');
});

test('the dialog of a new task reads its words into its fields, and what is changed by hand counts', async ({
  page,
}) => {
  await settleIn(page);
  await page.goto('/today');
  await page.getByRole('button', { name: 'Add detailed task' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Task' });
  const title = dialog.getByLabel('Task', { exact: true });
  await title.fill('Report every last friday at 3pm #personal');
  await expect(dialog.getByRole('radio', { name: 'Personal' })).toBeChecked();
  await expect(dialog.getByLabel('Start time')).toHaveValue('3:00 PM');
  await expect(dialog.getByRole('combobox', { name: 'Repeat' })).toContainText('Monthly');
  await dialog.getByRole('radio', { name: 'Work' }).click();
  await expect(title).toHaveValue('Report every last friday at 3pm');
  await title.fill('Report at 3pm');
  await expect(dialog.getByRole('combobox', { name: 'Repeat' })).toContainText('Does not repeat');
  await page.keyboard.press('Control+Enter');
  await expect(taskRow(page, 'Report')).toContainText('3:00 PM');
  await expect(taskRow(page, 'Report')).toContainText('Work');
});

test('at midnight what stands in quick add is kept, and its day is told', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-23T23:58:00-05:00') });
  await settleIn(page);
  await page.goto('/tomorrow');
  const bar = page.getByRole('textbox', { name: 'Quick add task' });
  await bar.fill('Charge the drone');
  await page.clock.runFor('05:00');
  await expect(page.getByText('this goes to Wednesday, November 25, 2026')).toBeVisible();
  await expect(bar).toHaveValue('Charge the drone');
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
    targetPosition: { x: 150, y: 4 },
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
  const account = page.getByRole('button', { name: /^Account of/ });
  await account.click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('menu')).toHaveCount(0);
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

test("on a visit's first page the browser's Back closes what is on top, one after the other, and then leaves", async ({
  page,
}) => {
  await settleIn(page);
  const account = page.getByRole('button', { name: /^Account of/ });
  await account.click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(page).toHaveURL(/\/dashboard$/);
  const dialog = page.getByRole('dialog', { name: 'Add New Task' });
  const discard = page.getByText('Discard your changes?');
  await page.keyboard.press('n');
  await dialog.getByLabel('Task', { exact: true }).fill('Half a thought');
  const calendar = page.getByRole('grid');
  await dialog.getByRole('button', { name: 'Choose a date' }).first().click();
  await expect(calendar).toBeVisible();
  await page.goBack();
  await expect(calendar).toHaveCount(0);
  const list = page.getByRole('listbox');
  await dialog.getByRole('combobox', { name: 'Repeat' }).click();
  await expect(list).toBeVisible();
  await page.goBack();
  await expect(list).toHaveCount(0);
  await expect(discard).toHaveCount(0);
  await page.goBack();
  await expect(discard).toBeVisible();
  await expect(dialog.getByLabel('Task', { exact: true })).toHaveValue('Half a thought');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toHaveCount(0);
  await page.reload();
  await expect(account).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/favicon\.svg$/);
});

test('what cannot be read is added as it was typed, and says so', async ({ page }) => {
  // A browser that has kept nothing of the app yet.
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  await settleIn(page);
  await page.route(/quick-entry-reader/, (route) => route.abort());
  await page.goto('/today');
  const bar = page.getByRole('textbox', { name: 'Quick add task' });
  await bar.fill('Call Bea tomorrow');
  await bar.press('Enter');
  await expect(page.getByText(/^Added as you typed it/)).toBeVisible();
  await expect(taskRow(page, 'Call Bea tomorrow')).toBeVisible();
});
