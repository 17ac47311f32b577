import type { Page } from '@playwright/test';
import { failingDatabase, type FailingDatabase } from './failing-database.ts';
import {
  circle,
  expect,
  quickAdd,
  saved,
  settleIn,
  signInElsewhere,
  taskRow,
  test,
} from './journey.ts';

// Every sentence of the error catalogue (spec section 8), brought about by a database that fails.
test.describe.configure({ mode: 'serial' });
let database: FailingDatabase;
test.beforeAll(async ({ product }) => {
  database = await failingDatabase(product);
});
test.afterEach(() => database.mend());
test.afterAll(() => database.close());

const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

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
    // Rolled back: the category is there as it was.
    if (verb !== 'insert')
      await expect(dialog.getByRole('button', { name: 'Delete Content' })).toBeVisible();
  });
}

const routineFailures = [
  { text: 'Failed to add routine item', table: 'routine_items', verb: 'insert' },
  { text: 'Failed to update routine item', table: 'routine_completions', verb: 'insert' },
  { text: 'Failed to delete routine item', table: 'routine_items', verb: 'update' },
  { text: 'Failed to load routine items', table: 'routine_items', verb: 'select' },
] as const;
for (const { text, table, verb } of routineFailures) {
  test(`'${text}'`, async ({ page }) => {
    await settleIn(page);
    if (verb === 'select') await database.refuse(table, verb);
    await page.goto('/routine');
    if (verb === 'select') {
      await expect(alert(page, text)).toBeVisible({ timeout: 30_000 });
      await expect(page.getByRole('heading', { name: 'Query Error' })).toBeVisible();
      await database.mend();
      await page.getByRole('button', { name: 'Try Again' }).first().click();
      await expect(page.getByText('Start building your routine!')).toBeVisible();
      return;
    }
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

test('lists that cannot be loaded say so, each with its sentence, and load once they can', async ({
  page,
  browser,
  product,
}) => {
  const person = await settleIn(page);
  const other = await signInElsewhere(browser, product.origin, person);
  await other.context().clearCookies({ name: 'nothing' });
  for (const table of ['tasks', 'categories', 'starred_days'])
    await database.refuse(table, 'select');
  // A browser that knows nothing yet has to ask.
  const fresh = await browser.newContext({
    baseURL: product.origin,
    storageState: { cookies: await other.context().cookies(), origins: [] },
  });
  const empty = await fresh.newPage();
  await empty.goto('/today');
  for (const text of ['Failed to load todos', 'Failed to load categories'])
    await expect(alert(empty, text)).toBeVisible({ timeout: 30_000 });
  await expect(empty.getByRole('heading', { name: 'Query Error' })).toBeVisible();
  await expect(empty.getByText('Failed to fetch data from the server.')).toBeVisible();
  await database.mend();
  await empty.getByRole('button', { name: 'Try Again' }).first().click();
  await expect(empty.getByText('No tasks for Today')).toBeVisible();
  await fresh.close();
  await other.context().close();
});
