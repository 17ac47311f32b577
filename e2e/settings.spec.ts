import { readFileSync } from 'node:fs';
import {
  calm,
  circle,
  expect,
  quickAdd,
  saved,
  settleIn,
  signInElsewhere,
  test,
} from './journey.ts';

test('the tab of the settings is kept in the address; one that nobody knows is the first', async ({
  page,
}) => {
  await settleIn(page);
  await page.goto('/settings');
  await expect(page.getByRole('tab', { name: 'Personal', selected: true })).toBeVisible();
  await page.getByRole('tab', { name: 'Workspace' }).click();
  await expect(page).toHaveURL(/\/settings\?tab=workspace$/);
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Workspace', selected: true })).toBeVisible();
  await page.goto('/settings?tab=billing');
  await expect(page.getByRole('tab', { name: 'Personal', selected: true })).toBeVisible();
});

test('names are saved, others are told, and nothing typed is lost unasked', async ({ page }) => {
  await settleIn(page);
  await page.goto('/settings');
  const username = page.getByRole('textbox', { name: 'Username' });
  await username.fill('mara lark');
  await expect(page.getByText('Unsaved changes. Username was empty.')).toBeVisible();
  await expect(page.getByRole('banner').getByText('Unsaved changes')).toBeVisible();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Use letters, digits, dots, dashes and underscores')).toBeVisible();
  await expect(username).toBeFocused();

  // Another page asks first, and what was typed stays.
  await page.getByRole('link', { name: 'Today' }).click();
  const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/settings$/);
  await expect(username).toHaveValue('mara lark');

  // What nobody expected has a sentence too, and leaves the text to be sent again.
  await page.route('**/api/v1/auth/profile', (route) =>
    route.fulfill({ status: 500, body: 'the server burst' }),
  );
  const name = `mara.${Date.now()}`;
  await username.fill(name);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('An error occurred')).toBeVisible();
  await expect(username).toHaveValue(name);
  await page.unroute('**/api/v1/auth/profile');

  await page.getByRole('textbox', { name: 'First name' }).fill('Marah');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(page.getByText('Unsaved changes')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Account of Marah' })).toBeVisible();
  await expect(page.getByText('Saved', { exact: true })).toHaveCount(0);
  await page.reload();
  await expect(username).toHaveValue(name);

  // An empty field is not sent, so it says that it stays.
  await username.fill('');
  await expect(page.getByText(`Left empty, it stays “${name}”.`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save changes' })).toHaveCount(0);
});

test('zone, formats, theme and density hold at once, everywhere, without a reload', async ({
  page,
  browser,
  product,
}) => {
  const person = await settleIn(page);
  const other = await signInElsewhere(browser, product.origin, person);
  await page.goto('/settings');
  await expect(page.getByText('2:30 PM')).toBeVisible();
  await page.getByRole('radio', { name: '24-hour' }).check();
  await expect(page.getByText('14:30')).toBeVisible();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  await page.getByRole('combobox', { name: 'Timezone' }).click();
  const search = page.getByPlaceholder('Search time zones');
  const options = page.getByRole('option');
  await expect(options.first()).toHaveText('America/New_York');
  expect(await options.nth(12).textContent()).toBe('Pacific/Auckland');
  await search.fill('olympus mons');
  await expect(page.getByText('No time zone is called “olympus mons”.')).toBeVisible();
  await search.fill('kath');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Timezone' })).toHaveText('Asia/Kathmandu');
  await page.getByRole('radio', { name: 'YYYY-MM-DD' }).check();
  await page.getByRole('radio', { name: 'Dark' }).check();
  await page.getByRole('radio', { name: 'Compact' }).check();
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(html).toHaveAttribute('data-density', 'compact');
  await saved(page);

  // The other browser follows, where it stands.
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(other.locator('html')).toHaveAttribute('data-density', 'compact');
  const inNepal = new Intl.DateTimeFormat('en', {
    timeZone: 'Asia/Kathmandu',
    month: 'long',
    day: 'numeric',
  }).formatToParts(new Date());
  const day = inNepal.find(({ type }) => type === 'day')?.value ?? '';
  await other.goto('/today');
  await expect(other.getByText(new RegExp(`\\d{4} \\w+ ${day}$`)).first()).toBeVisible();
  await other.context().close();
});

test('sessions are listed, and one that is ended leaves within a second', async ({
  page,
  browser,
  product,
}) => {
  const person = await settleIn(page);
  await page.goto('/settings');
  await expect(page.getByText('Active now')).toBeVisible();
  const other = await signInElsewhere(browser, product.origin, person);
  await page.getByRole('button', { name: 'Sign out Chrome on Linux' }).click();
  await expect(other).toHaveURL(/\/auth/);
  await expect(page.getByRole('button', { name: 'Sign out Chrome on Linux' })).toHaveCount(0);

  await page.getByLabel('Current password').fill('not this one');
  await page.getByLabel('New password').fill('another lark on the wall');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('This is not your current password')).toBeVisible();
  await expect(page.getByLabel('Current password')).toBeFocused();
  await page.getByLabel('Current password').fill(person.password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await other.context().close();
});

test('signing out asks for what is not saved, and logs nothing', async ({ page }) => {
  await settleIn(page);
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) refused.push(response.url());
  });
  await page.goto('/settings');
  await page.getByRole('textbox', { name: 'First name' }).fill('Someone else');
  await page.getByRole('tabpanel').getByRole('button', { name: 'Sign Out' }).click();
  const question = page.getByRole('alertdialog', {
    name: 'You have unsaved changes. Sign out anyway?',
  });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Someone else');
  await page.getByRole('tabpanel').getByRole('button', { name: 'Sign Out' }).click();
  await question.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await page.waitForTimeout(1_500);
  expect(refused).toEqual([]);

  // Whoever mistypes the password can type it again at once.
  await page.getByLabel('Email').fill('nobody@studiolark.example');
  await page.getByLabel('Password', { exact: true }).fill('not my password');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Invalid email or password. Please try again.')).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
});

test('signing out while lists are being read ahead asks for no more of them', async ({ page }) => {
  await settleIn(page);
  // Nothing but reading ahead asks for these here. Three are read at a time, and none of them comes.
  const aList = /\/(affiliate-links|books|brands|campaigns|expenses|invoices|titles)\?starts=true/;
  const held = Promise.withResolvers<void>();
  let heldCount = 0;
  await page.route(aList, async (route) => {
    heldCount += 1;
    await held.promise;
    await route.abort();
  });
  await page.goto('/settings');
  await expect.poll(() => heldCount, { timeout: 20_000 }).toBe(3);
  await calm(page);
  const more: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'GET') more.push(request.url());
  });
  await page.getByRole('tabpanel').getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  held.resolve();
  await page.waitForTimeout(500);
  expect(more.filter((url) => url.includes('/workspaces/'))).toEqual([]);
});

test('what is read while the password changes does not sign anybody out', async ({ page }) => {
  const person = await settleIn(page);
  const isChanged = Promise.withResolvers<void>();
  const aList = /\/api\/v1\/workspaces\/[^/]+\/\w/;
  const cookie = (await page.context().cookies())
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ');
  const statuses: number[] = [];
  // Sent before the change, and so under the session as it was then.
  await page.route(
    aList,
    async (route) => {
      await isChanged.promise;
      const answer = await fetch(route.request().url(), { headers: { cookie } });
      statuses.push(answer.status);
      await route.fulfill({ status: answer.status, body: await answer.text() });
    },
    { times: 1 },
  );
  await page.route('**/auth/password', async (route) => {
    const answer = await route.fetch();
    isChanged.resolve();
    await page.waitForTimeout(500);
    await route.fulfill({ response: answer });
  });
  const asked = page.waitForRequest(aList);
  await page.goto('/settings');
  await asked;
  const read = page.waitForResponse((answer) => aList.test(answer.url()) && answer.ok());
  await page.getByLabel('Current password').fill(person.password);
  await page.getByLabel('New password').fill('another lark on the wall');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await read;
  expect(statuses).toEqual([401]);
});

test('own data can be downloaded, and the account deleted for good', async ({ page }) => {
  const person = await settleIn(page);
  await page.goto('/today');
  await quickAdd(page, 'A secret plan');
  await saved(page);
  await expect(circle(page, 'A secret plan')).toBeVisible();
  await page.goto('/settings');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^dayslate-\d{4}-\d\d-\d\d\.json$/);
  const exported = JSON.parse(readFileSync(await download.path(), 'utf8'));
  expect(exported).toMatchObject({
    format: 'dayslate-export',
    profile: { email: person.email },
    tasks: [{ title: 'A secret plan' }],
  });

  await page.getByRole('button', { name: 'Delete account…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByLabel('Password', { exact: true }).fill('not this one');
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(dialog.getByText('Tick Team Workspace to go on.')).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'Also delete Team Workspace' }).check();
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(dialog.getByText('This is not your current password')).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await expect(page.getByText('Your account has been deleted')).toBeVisible();
  const databases = await page.evaluate(async () =>
    (await indexedDB.databases()).map(({ name }) => name),
  );
  expect(databases).toEqual([]);

  // The address is free again.
  await settleIn(page, person);
});

test('lists that are read meanwhile do not come in the way of deleting the account', async ({
  page,
}) => {
  const person = await settleIn(page);
  const isDeleted = Promise.withResolvers<void>();
  const aList = /\/api\/v1\/workspaces\/[^/]+\/\w/;
  await page.route(aList, async (route) => {
    await isDeleted.promise;
    await route.continue();
  });
  await page.route('**/account/delete', async (route) => {
    const answer = await route.fetch();
    isDeleted.resolve();
    // What was being read is refused before it is known here that the account is gone.
    await page.waitForTimeout(500);
    await route.fulfill({ response: answer });
  });
  const asked = page.waitForRequest(aList);
  await page.goto('/settings');
  await asked;
  await page.getByRole('button', { name: 'Delete account…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByRole('checkbox', { name: 'Also delete Team Workspace' }).check();
  await dialog.getByLabel('Password', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByText('Your account has been deleted')).toBeVisible();
  await expect(page).toHaveURL(/\/auth$/);
});
