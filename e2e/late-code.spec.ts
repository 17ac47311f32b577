import type { Page } from '@playwright/test';
import {
  calm,
  circle,
  expect,
  holdBack,
  quickAdd,
  saved,
  settleIn,
  taskRow,
  test,
} from './journey.ts';

test('what happened before the code of the toasts was there is told once it is', async ({
  page,
}) => {
  const letThrough = await holdBack(page, /toast-list-.*\.js$/);
  await settleIn(page);
  await quickAdd(page, 'Edit the vlog');
  await saved(page);
  letThrough();
  await expect(
    page.getByRole('status').filter({ hasText: 'Task added successfully' }),
  ).toBeVisible();
});

test('what is deleted comes back by keys before the code of the toasts is there', async ({
  page,
}) => {
  await settleIn(page);
  await page.goto('/today');
  await quickAdd(page, 'Edit the vlog');
  await saved(page);
  await holdBack(page, /toast-list-.*\.js$/);
  await page.reload();
  await page.getByRole('button', { name: 'Edit the vlog', exact: true }).focus();
  await page.keyboard.press('Delete');
  await expect(taskRow(page, 'Edit the vlog')).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(taskRow(page, 'Edit the vlog')).toBeVisible();
});

test('the workspace switcher, pressed before its code was there, opens once it is', async ({
  page,
}) => {
  const letThrough = await holdBack(page, /workspace-switcher-.*\.js$/);
  await settleIn(page);
  await page.getByRole('button', { name: /^Workspace:/ }).click();
  letThrough();
  await page.getByRole('menuitem', { name: 'Create Workspace' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a press that has begun before the code of a select was there opens it', async ({ page }) => {
  const letThrough = await holdBack(page, /select-list-.*\.js$/);
  await settleIn(page);
  await page.goto('/dashboard');
  await page.getByRole('combobox', { name: 'Days shown' }).hover();
  const came = page.waitForResponse(/select-list-.*\.js$/);
  await page.mouse.down();
  letThrough();
  await came;
  // Time for it to take its place, if it did not wait.
  await page.waitForTimeout(300);
  await page.mouse.up();
  await expect(page.getByRole('option', { name: '5 days' })).toBeVisible();
});

test('tasks entered before the code that reads words was there are read once it is', async ({
  page,
}) => {
  const letThrough = await holdBack(page, /quick-entry-reader-.*\.js$/);
  await settleIn(page);
  const bar = page.getByRole('textbox', { name: 'Quick add task' });
  for (const text of ['Film the reel tomorrow 3pm', 'Edit the vlog tomorrow']) {
    await bar.fill(text);
    await bar.press('Enter');
    await expect(bar).toHaveValue('');
  }
  await bar.fill('Half a th');
  letThrough();
  await expect(page.getByRole('status').filter({ hasText: 'Task added' }).first()).toBeVisible();
  await expect(bar).toHaveValue('Half a th');
  await page.getByRole('link', { name: 'Tomorrow' }).first().click();
  // On the dashboard, before the page changes, the week may have it as well.
  await expect(page.getByRole('heading', { level: 1, name: 'Tomorrow' })).toBeVisible();
  await expect(taskRow(page, 'Film the reel')).toContainText('3:00 PM');
  await expect(circle(page, 'Edit the vlog')).toBeVisible();
});

test('what is done to tasks before the code that checks it was there is done once it is', async ({
  page,
}) => {
  await settleIn(page);
  await page.goto('/today');
  await quickAdd(page, 'Film the reel');
  await saved(page);
  const letThrough = await holdBack(page, /\/checks-.*\.js$/);
  await page.reload();
  await circle(page, 'Film the reel').click();
  const bar = page.getByRole('textbox', { name: 'Quick add task' });
  await bar.fill('Edit the vlog');
  await bar.press('Enter');
  await bar.fill('Mix the sound');
  await bar.press('Enter');
  await bar.fill('Half a th');
  await expect(circle(page, 'Edit the vlog')).toHaveCount(0);
  letThrough();
  await expect(circle(page, 'Edit the vlog')).toHaveCount(1);
  await expect(circle(page, 'Mix the sound')).toHaveCount(1);
  await expect(bar).toHaveValue('Half a th');
  await saved(page);
  await page.reload();
  await expect(circle(page, 'Mix the sound')).toHaveCount(1);
  await expect(circle(page, 'Edit the vlog')).toHaveCount(1);
  await expect(page.getByRole('img', { name: '1 of 3 tasks done' })).toBeVisible();
});

test('what is typed before the task dialog is there stands in it, and does nothing to the page', async ({
  page,
}) => {
  await settleIn(page);
  await page.goto('/today');
  await quickAdd(page, 'Edit the vlog');
  await saved(page);
  const letThrough = await holdBack(page, /task-dialog-.*\.js$/);
  await page.reload();
  await expect(circle(page, 'Edit the vlog')).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.getByRole('button', { name: 'Edit the vlog', exact: true })).toBeFocused();
  await page.keyboard.press('n');
  await page.keyboard.type('great xtra tripods');
  await page.keyboard.press('Backspace');
  letThrough();
  const dialog = page.getByRole('dialog', { name: 'Add New Task' });
  await expect(dialog.getByLabel('Task', { exact: true })).toHaveValue('great xtra tripod');
  await page.keyboard.type(' and slider');
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/today$/);
  await expect(circle(page, 'great xtra tripod and slider')).toBeVisible();
  await expect(circle(page, 'Edit the vlog')).not.toBeChecked();
});

test('what is typed before the palette is there is searched for, up to Enter', async ({ page }) => {
  await settleIn(page);
  const letThrough = await holdBack(page, /\/palette-.*\.js$/);
  await page.goto('/today');
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('g rou');
  await page.keyboard.press('Enter');
  await page.keyboard.type('g r');
  letThrough();
  await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('g rou');
  await expect(page).toHaveURL(/\/today$/);
});

test('whoever gives up on a dialog that does not come has the keys of the page again', async ({
  page,
}) => {
  await settleIn(page);
  const letThrough = await holdBack(page, /task-dialog-.*\.js$/);
  await page.goto('/today');
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  await page.keyboard.press('n');
  await page.keyboard.type('lost');
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  letThrough();
  const dialog = page.getByRole('dialog', { name: 'Add New Task' });
  await expect(dialog.getByLabel('Task', { exact: true })).toHaveValue('');
});

test('keys pressed before the next page is there are no text for the field of the last', async ({
  page,
}) => {
  await settleIn(page);
  await page.goto('/today');
  const letThrough = await holdBack(page, /settings-page-.*\.js$/);
  const bar = page.getByRole('textbox', { name: 'Quick add task' });
  await bar.focus();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('settings');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/settings/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  letThrough();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
});

/** The page needs the network for every part of it, as in a private window. */
const keepNothing = (page: Page) =>
  page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));

test('a part that cannot be fetched ahead leaves the page as it is', async ({ page }) => {
  await keepNothing(page);
  await settleIn(page);
  await page.route(/\/(palette|task-dialog)-.*\.js$/, (route) => route.abort());
  await page.goto('/today');
  const failed = page.waitForEvent('requestfailed', (request) => /\/palette-/.test(request.url()));
  const bar = page.getByRole('textbox', { name: 'Quick add task' });
  await bar.fill('Half a thought');
  await failed;
  await page.keyboard.press('Escape');
  await bar.fill('Half a thought, and more');
  await page.getByRole('button', { name: 'Search or jump to' }).click();
  await expect(page.getByText('You appear to be offline', { exact: false })).toBeVisible();
  await expect(bar).toHaveValue('Half a thought, and more');
});

test('after a deployment that took its files away a page offers the new version', async ({
  browser,
}) => {
  // A page of its own: what is gone is an error in its console.
  const page = await browser.newPage();
  await keepNothing(page);
  await settleIn(page);
  const entry = await page.locator('script[type="module"][src*="/app-"]').getAttribute('src');
  await page.route(/\/assets\//, (route, request) => {
    const { pathname } = new URL(request.url());
    const isGone =
      pathname.includes('/shortcut-sheet-') || (pathname === entry && request.method() === 'HEAD');
    return isGone ? route.fulfill({ status: 404 }) : route.continue();
  });
  await page.goto('/today');
  const bar = page.getByRole('textbox', { name: 'Quick add task' });
  await bar.fill('Half a thought');
  const offer = page.getByRole('status').filter({ hasText: 'A new version is ready' });
  await expect(offer).toHaveCount(1);
  await expect(bar).toHaveValue('Half a thought');
  await page.unrouteAll();
  await offer.getByRole('button', { name: 'Reload' }).click();
  await expect(offer).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.context().close();
});

test('a browser that knows nobody asks for the first lists beside the code, and once', async ({
  page,
  browser,
}) => {
  const person = await settleIn(page);
  await page.goto('/today');
  await quickAdd(page, 'Edit the vlog');
  await saved(page);
  const context = await browser.newContext({ timezoneId: 'America/New_York' });
  const { origin } = new URL(page.url());
  await context.request.post(`${origin}/api/v1/auth/sign-in`, {
    data: { email: person.email, password: person.password },
    headers: { origin },
  });
  const other = await context.newPage();
  const asked: string[] = [];
  other.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const letThrough = await holdBack(other, /\/core-.*\.js$/);
  const opening = other.goto(`${origin}/today`, { waitUntil: 'commit' });
  await expect.poll(() => asked).toContain('/api/v1/tasks');
  letThrough();
  await opening;
  await expect(taskRow(other, 'Edit the vlog')).toBeVisible();
  for (const path of ['auth/session', 'workspaces', 'tasks', 'categories', 'starred-days'])
    expect(asked.filter((one) => one === `/api/v1/${path}`)).toHaveLength(1);
  await context.close();
});

test('a dialog whose code was not there before the network went waits for it, and the page stays', async ({
  page,
  context,
}) => {
  // As before the first visit's service worker has all files of the app.
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  await settleIn(page);
  await page.goto('/recurring-expenses');
  await page.getByRole('heading', { name: 'No recurring expenses yet' }).waitFor();
  await calm(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'New recurring' }).first().click();
  await expect(page.getByText('It opens when you are back online.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recurring Expenses');
  await context.setOffline(false);
  await expect(page.getByRole('dialog', { name: 'New recurring expense' })).toBeVisible();
});
