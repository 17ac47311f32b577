import type { Browser, Page } from '@playwright/test';
import type { RunningProduct } from '../bench/product.ts';
import { failingDatabase, type FailingDatabase } from './failing-database.ts';
import { calm, circle, expect, quickAdd, saved, settleIn, taskRow, test } from './journey.ts';

// Every sentence of the error catalogue (spec section 8), brought about by a database that fails.
let database: FailingDatabase;
test.beforeAll(async ({ product }) => {
  database = await failingDatabase(product);
});
test.afterEach(() => database.mend());
test.afterAll(() => database.close());

const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

/** The person of a page in a browser that has read nothing yet, so that it has to ask. */
async function pageOfEmptyBrowser(page: Page, browser: Browser, product: RunningProduct) {
  const cookies = await page.context().cookies();
  const storageState = { cookies, origins: [] };
  return (await browser.newContext({ baseURL: product.origin, storageState })).newPage();
}

/** Fails, shows the sentence, is rolled back, and goes through once the database is well again. */
interface Failure {
  text: string;
  table: string;
  verb: 'insert' | 'update' | 'delete';
  act: (page: Page) => Promise<void>;
  /** What is to be seen once it was taken back. */
  before: (page: Page) => Promise<void>;
}

const failures: Failure[] = [
  {
    text: 'Failed to add task',
    table: 'tasks',
    verb: 'insert',
    act: (page) => quickAdd(page, 'Never stored'),
    // What was typed is not lost: it stays, marked as not saved.
    before: (page) => expect(taskRow(page, 'Never stored')).toContainText('Not saved'),
  },
  {
    text: 'Failed to update task',
    table: 'tasks',
    verb: 'update',
    act: (page) => circle(page, 'Edit the vlog').check(),
    before: (page) => expect(circle(page, 'Edit the vlog')).not.toBeChecked(),
  },
  {
    text: 'Failed to delete task',
    table: 'tasks',
    verb: 'update',
    act: async (page) => {
      await taskRow(page, 'Edit the vlog').hover();
      await page.getByRole('button', { name: 'Delete Edit the vlog' }).first().click();
    },
    before: (page) => expect(circle(page, 'Edit the vlog')).toBeVisible(),
  },
  {
    text: 'Failed to update starred day',
    table: 'starred_days',
    verb: 'insert',
    act: (page) => page.getByTitle('Add to starred').click(),
    before: (page) => expect(page.getByTitle('Add to starred')).toBeVisible(),
  },
];

for (const { text, table, verb, act, before } of failures) {
  test(`'${text}'`, async ({ page }) => {
    await settleIn(page);
    await page.goto('/today');
    await quickAdd(page, 'Edit the vlog');
    await saved(page);
    await database.refuse(table, verb);
    await act(page);
    await expect(alert(page, text)).toBeVisible({ timeout: 15_000 });
    await before(page);
  });
}

const categoryFailures = [
  { text: 'Failed to add category', verb: 'insert' },
  { text: 'Failed to update category', verb: 'update' },
  { text: 'Failed to delete category', verb: 'delete' },
] as const;
for (const { text, verb } of categoryFailures) {
  test(`'${text}'`, async ({ page }) => {
    await settleIn(page);
    await page.getByRole('button', { name: 'Manage Categories' }).click();
    const dialog = page.getByRole('dialog', { name: 'Manage Categories' });
    await expect(dialog.getByRole('button', { name: 'Delete Content' })).toBeVisible();
    await database.refuse('categories', verb);
    if (verb === 'insert') {
      await dialog.getByPlaceholder('New category').fill('Shoot');
      await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    } else if (verb === 'update') {
      await dialog.getByRole('button', { name: 'Edit Content' }).click();
      await dialog.getByRole('textbox', { name: /name/i }).first().fill('Contents');
      await page.keyboard.press('Enter');
    } else {
      await dialog.getByRole('button', { name: 'Delete Content' }).click();
      await dialog
        .getByRole('group', { name: 'Delete Content?' })
        .getByRole('button', { name: 'Delete', exact: true })
        .click();
    }
    await expect(alert(page, text)).toBeVisible({ timeout: 15_000 });
    await expect(page.getByText(/Category (added|updated|deleted)/)).toHaveCount(0);
    // Rolled back: the category is there as it was, and what was typed can be sent again.
    if (verb !== 'insert')
      await expect(dialog.getByRole('button', { name: 'Delete Content' })).toBeVisible();
    if (verb !== 'delete') await expect(dialog.getByText('Not saved')).toBeVisible();
    if (verb === 'insert')
      await expect(dialog.getByRole('list', { name: 'Not saved' })).toContainText('Shoot');
  });
}

const routineFailures = [
  { text: 'Failed to add routine item', table: 'routine_items', verb: 'insert' },
  { text: 'Failed to update routine item', table: 'routine_completions', verb: 'insert' },
  { text: 'Failed to delete routine item', table: 'routine_items', verb: 'update' },
] as const;
for (const { text, table, verb } of routineFailures) {
  test(`'${text}'`, async ({ page }) => {
    await settleIn(page);
    await page.goto('/routine');
    const add = async (title: string) => {
      await page.getByRole('button', { name: 'Add item' }).click();
      const dialog = page.getByRole('dialog', { name: 'Add Routine Item' });
      await dialog.getByLabel('Title').fill(title);
      await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    };
    await add('Feed the cat');
    await saved(page);
    await database.refuse(table, verb);
    if (table === 'routine_completions') {
      await circle(page, 'Feed the cat').check();
    } else if (verb === 'insert') {
      await add('Never stored');
    } else {
      await taskRow(page, 'Feed the cat').hover();
      await page.getByRole('button', { name: 'Delete Feed the cat' }).click();
      await page.getByRole('button', { name: 'Delete', exact: true }).click();
    }
    await expect(alert(page, text)).toBeVisible({ timeout: 15_000 });
    // Rolled back: the item is there, and not done.
    await expect(circle(page, 'Feed the cat')).not.toBeChecked();
    if (text === 'Failed to add routine item')
      await expect(taskRow(page, 'Never stored')).toContainText('Not saved');
  });
}

test("'Failed to load routine items'", async ({ page, browser, product }) => {
  await settleIn(page);
  await database.refuse('routine_items', 'select');
  const empty = await pageOfEmptyBrowser(page, browser, product);
  await empty.goto('/routine');
  await expect(alert(empty, 'Failed to load routine items')).toBeVisible({ timeout: 30_000 });
  await expect(empty.getByRole('heading', { name: 'Query Error' })).toBeVisible();
  await database.mend();
  await empty.getByRole('button', { name: 'Try Again' }).first().click();
  await expect(empty.getByText('Start building your routine!')).toBeVisible();
  await empty.context().close();
});

test('lists that cannot be loaded say so, each with its sentence, and load once they can', async ({
  page,
  browser,
  product,
}) => {
  await settleIn(page);
  for (const table of ['tasks', 'categories', 'starred_days'])
    await database.refuse(table, 'select');
  const empty = await pageOfEmptyBrowser(page, browser, product);
  await empty.goto('/today');
  for (const text of ['Failed to load todos', 'Failed to load categories'])
    await expect(alert(empty, text)).toBeVisible({ timeout: 30_000 });
  await expect(empty.getByRole('heading', { name: 'Query Error' })).toBeVisible();
  await expect(empty.getByText('Failed to fetch data from the server.')).toBeVisible();
  await database.mend();
  await empty.getByRole('button', { name: 'Try Again' }).first().click();
  await expect(empty.getByText('No tasks for Today')).toBeVisible();
  await empty.context().close();
});

const campaignFailures = [
  { text: 'Failed to create campaign', verb: 'insert' },
  { text: 'Failed to update campaign', verb: 'update' },
  { text: 'Failed to delete campaign', verb: 'update' },
] as const;
for (const { text, verb } of campaignFailures) {
  test(`'${text}'`, async ({ page }) => {
    await settleIn(page);
    await page.goto('/brand-campaigns');
    const add = async (name: string) => {
      await page
        .getByRole('button', { name: /^New campaign/i })
        .first()
        .click();
      const dialog = page.getByRole('dialog', { name: 'New Campaign' });
      await dialog.getByLabel('Campaign').fill(name);
      await dialog.getByRole('button', { name: 'Create Campaign' }).click();
    };
    await add('Harbour light');
    await expect(page.getByText('Campaign created successfully')).toBeVisible();
    await saved(page);
    await database.refuse('campaigns', verb);
    if (verb === 'insert') {
      await add('Never stored');
    } else {
      await page.getByText('Table', { exact: true }).click();
      await page.getByRole('link', { name: 'Harbour light' }).click();
      if (text === 'Failed to delete campaign') {
        await page.getByRole('button', { name: 'More', exact: true }).click();
        await page.getByRole('menuitem', { name: 'Delete' }).click();
      } else {
        await page.getByRole('button', { name: 'Edit', exact: true }).click();
        const dialog = page.getByRole('dialog', { name: 'Edit Campaign' });
        await dialog.getByLabel('Campaign', { exact: true }).fill('Harbour dark');
        await dialog.getByRole('button', { name: 'Update' }).click();
      }
    }
    await expect(alert(page, text)).toBeVisible({ timeout: 15_000 });
    await expect(page.getByText('Harbour light').first()).toBeVisible();
  });
}

test('onboarding and the dialog say that a workspace could not be made, and keep what was typed', async ({
  page,
}) => {
  await settleIn(page);
  await database.refuse('workspaces', 'insert');
  await page.getByRole('button', { name: /^Workspace:/ }).click();
  await page.getByRole('menuitem', { name: 'Create Workspace' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Workspace' });
  await dialog.getByLabel('Workspace name').fill('Night shoots');
  await dialog.getByRole('button', { name: 'Create Workspace' }).click();
  await expect(alert(page, 'Failed to create workspace')).toBeVisible({ timeout: 15_000 });
  await expect(dialog.getByLabel('Workspace name')).toHaveValue('Night shoots');
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/register');
  await page.getByLabel('Email').fill(`new-${Date.now()}@studiolark.example`);
  await page.getByLabel('Password', { exact: true }).fill('lark on the harbour wall');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.getByRole('button', { name: 'Skip for now' }).click();
  await expect(alert(page, 'Failed to create personal workspace')).toBeVisible({
    timeout: 15_000,
  });
  await page.getByRole('button', { name: 'Create My First Workspace' }).click();
  await page.getByText('Team', { exact: true }).click();
  await page.getByRole('button', { name: 'Create Workspace' }).click();
  await expect(page.getByText('Failed to create workspace. Please try again.')).toBeVisible({
    timeout: 15_000,
  });
});

test('settings of a workspace that cannot be written say so, and go back', async ({ page }) => {
  await settleIn(page);
  await page.goto('/settings?tab=workspace');
  await database.refuse('workspaces', 'update');
  const name = page.getByLabel('Workspace name');
  await name.fill('Studio Lark');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(alert(page, 'Failed to update workspace settings')).toBeVisible({
    timeout: 15_000,
  });
  await expect(page.getByRole('button', { name: /^Workspace: ?Team Workspace/ })).toBeVisible();
  // Shown as it is elsewhere; the form keeps what was typed, to be sent again.
  await expect(name).toHaveValue('Studio Lark');
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeEnabled();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(name).toHaveValue('Team Workspace');
  await page.getByLabel(/^Description/).fill('Weeknight food');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(alert(page, 'Failed to update workspace').last()).toBeVisible({ timeout: 15_000 });
  await page.getByRole('button', { name: 'Delete Workspace' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('textbox').fill('Team Workspace');
  await dialog.getByRole('button', { name: 'Delete Workspace' }).click();
  await expect(alert(page, 'Failed to delete workspace')).toBeVisible({ timeout: 15_000 });
});

test('invitations that cannot be sent, listed, cancelled or answered say so', async ({
  page,
  browser,
  product,
}) => {
  await settleIn(page);
  await page.goto('/settings?tab=workspace');
  await page.getByText(/^Members/).click();
  const invite = async (email: string) => {
    await page.getByRole('button', { name: 'Invite member' }).click();
    await page.getByRole('dialog').getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send invitation' }).click();
  };
  await database.refuse('workspace_invitations', 'insert');
  await invite('noor@studiolark.example');
  await expect(page.getByText('Failed to send invitation')).toBeVisible({ timeout: 15_000 });
  await database.mend();
  await page.getByRole('button', { name: 'Send invitation' }).click();
  const link = await page.getByLabel('Invitation link').inputValue();
  await page.getByRole('button', { name: 'Done' }).click();

  for (const verb of ['update', 'delete'] as const)
    await database.refuse('workspace_invitations', verb);
  await page
    .getByRole('button', { name: /^Cancel the/ })
    .or(page.getByRole('button', { name: /^Cancel/ }))
    .first()
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel invitation' }).click();
  await expect(alert(page, 'Failed to cancel invitation')).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText('noor@studiolark.example').first()).toBeVisible();
  await database.mend();

  const context = await browser.newContext({ baseURL: product.origin });
  const other = await context.newPage();
  await other.goto(link);
  await other.getByRole('button', { name: 'Need an account? Sign up' }).click();
  await other.getByLabel('Email').fill('noor@studiolark.example');
  await other.getByLabel('Password', { exact: true }).fill('lark on the harbour wall');
  await other.getByRole('button', { name: 'Create Account' }).click();
  await database.refuse('workspace_members', 'insert');
  await other.getByRole('button', { name: 'Accept Invitation' }).click();
  await expect(other.getByText('Failed to accept invitation. Please try again.')).toBeVisible({
    timeout: 15_000,
  });
  await database.mend();
  await database.refuse('workspace_invitations', 'select');
  await other.getByRole('button', { name: 'Retry' }).click();
  await expect(other.getByText('Failed to validate invitation')).toBeVisible({ timeout: 30_000 });
  await page.reload();
  await page.getByText(/^Members/).click();
  await expect(alert(page, 'Failed to load invitations')).toBeVisible({ timeout: 30_000 });
  const list = page.getByRole('region', { name: 'Pending Invitations' });
  await expect(list).toContainText('Failed to load invitations');
  await database.mend();
  await list.getByRole('button', { name: 'Try Again' }).click();
  await expect(list).toContainText('noor@studiolark.example');
  await other.getByRole('button', { name: 'Retry' }).click();
  await other.getByRole('button', { name: 'Accept Invitation' }).click();
  await expect(other.getByText('Successfully joined workspace!')).toBeVisible();
  await context.close();
  await changesOfMembersFail(page);
});

test('members and workspaces that cannot be read say so, and are there once they can', async ({
  page,
  browser,
  product,
}) => {
  await settleIn(page);
  await page.goto('/settings?tab=workspace');
  await expect(page.getByLabel('Workspace name')).toBeVisible();
  // Other lists that fail at the same time would be told as well, and three are told at once.
  await calm(page);
  await database.refuse('workspace_members', 'select');
  await page.getByText(/^Members/).click();
  // After all retries; a busy machine takes its time.
  await expect(alert(page, 'Failed to load members')).toBeVisible({ timeout: 60_000 });
  // Mended first, the list might come by itself with the feed, and nothing be left to press.
  await page.getByRole('button', { name: 'Try Again' }).first().click();
  await database.mend();
  await expect(page.getByRole('row', { name: /Mara/ })).toBeVisible({ timeout: 30_000 });

  await database.refuse('workspaces', 'select');
  const empty = await pageOfEmptyBrowser(page, browser, product);
  await empty.goto('/today');
  await expect(empty.getByRole('heading', { name: 'Failed to load workspaces' })).toBeVisible({
    timeout: 30_000,
  });
  await database.mend();
  await empty.getByRole('button', { name: 'Try Again' }).first().click();
  await expect(empty.getByText('No tasks for Today')).toBeVisible();
  await empty.context().close();
});

// With a second member there: a role and a removal that go back, and a list that cannot be read.
async function changesOfMembersFail(page: Page): Promise<void> {
  const row = page.getByRole('row', { name: /noor/ });
  await expect(row).toBeVisible({ timeout: 15_000 });
  await database.refuse('workspace_members', 'update');
  await row.getByRole('combobox').click();
  await page.getByRole('option', { name: 'Viewer' }).click();
  await expect(alert(page, 'Failed to update role')).toBeVisible({ timeout: 15_000 });
  await expect(row.getByRole('combobox')).toContainText('Member');
  await database.refuse('workspace_members', 'delete');
  await row.getByRole('button', { name: /^Remove/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(alert(page, 'Failed to remove member')).toBeVisible({ timeout: 15_000 });
  await expect(row).toBeVisible();
}
