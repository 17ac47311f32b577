import type { Page } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../bench/product.ts';
import {
  circle,
  expect,
  type Person,
  quickAdd,
  saved,
  settleIn,
  signInElsewhere,
  test,
} from './journey.ts';

test('after kill -9 of everything the tasks are there and the person is still signed in', async ({
  browser,
}) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'dayslate-killed-'));
  const first = await startServer({ dataDir });
  const context = await browser.newContext({ baseURL: first.origin });
  const page = await context.newPage();
  await settleIn(page);
  await page.goto('/today');
  await quickAdd(page, 'Survive');
  await saved(page);

  first.process.removeAllListeners('exit');
  first.process.kill('SIGKILL');
  const second = await startServer({ dataDir, port: first.port });
  await page.reload();
  await expect(circle(page, 'Survive')).toBeVisible();
  await circle(page, 'Survive').check();
  await saved(page);
  await context.close();
  await second.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test('signing out leaves no byte of content in the browser, in any tab', async ({
  page,
  context,
}) => {
  const person = await settleIn(page);
  await page.goto('/today');
  await quickAdd(page, 'A secret plan');
  await saved(page);
  const tab = await context.newPage();
  await tab.goto('/today');
  await expect(circle(tab, 'A secret plan')).toBeVisible();

  await page.getByRole('button', { name: /Mara/ }).last().click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/(auth|login)?(\?.*)?$/);
  await expect(tab).toHaveURL(/\/(auth|login)?(\?.*)?$/);

  for (const one of [page, tab]) {
    await expect(one.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    // Whoever did it is told nothing new.
    await expect(one.getByText(signedOut)).toHaveCount(0);
    const kept = await one.evaluate(async () => {
      const found: string[] = [];
      for (const { name } of await indexedDB.databases()) {
        if (!name) continue;
        const database = await new Promise<IDBDatabase>((resolve, reject) => {
          const opening = indexedDB.open(name);
          opening.onsuccess = () => resolve(opening.result);
          opening.onerror = () => reject(opening.error);
        });
        for (const store of database.objectStoreNames) {
          const all = database.transaction(store).objectStore(store).getAll();
          await new Promise((resolve) => (all.onsuccess = resolve));
          found.push(`${name}/${store}: ${JSON.stringify(all.result)}`);
        }
        database.close();
      }
      for (const name of await caches.keys()) {
        for (const request of await (await caches.open(name)).keys()) {
          if (new URL(request.url).pathname.startsWith('/api')) found.push(request.url);
        }
      }
      return {
        found,
        local: JSON.stringify(localStorage),
        session: JSON.stringify(sessionStorage),
      };
    });
    expect(JSON.stringify(kept)).not.toContain('secret');
    expect(JSON.stringify(kept)).not.toContain('studiolark');
    expect(kept.found).toEqual([]);
  }

  // Signing in again holds for every tab as well.
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(tab).toHaveURL(/\/dashboard$/);
  await tab.goto('/today');
  await circle(tab, 'A secret plan').check();
  await page.goto('/today');
  await expect(circle(page, 'A secret plan')).toBeChecked();
});

test('a stale tab is sent away once the session has ended elsewhere', async ({
  page,
  browser,
  product,
}) => {
  const person = await settleIn(page);
  await page.goto('/today');
  await quickAdd(page, 'Call the lab');
  await saved(page);
  const other = await signInElsewhere(browser, product.origin, person);
  await page.getByRole('textbox', { name: 'Quick add task' }).fill('Half a th');
  await page.getByRole('button', { name: 'Call the lab', exact: true }).click();
  await page.getByRole('button', { name: 'Edit Notes' }).click();
  await page.getByRole('textbox', { name: 'Notes' }).fill('Asked for the push process.');
  await endFromElsewhere(page, other, person);
  // Back where one was, with all that was typed.
  await expect(page.getByText('Asked for the push process.')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/today');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('textbox', { name: 'Quick add task' })).toHaveValue('Half a th');
});

test('what is typed into a form is there again after the session has ended elsewhere', async ({
  page,
  browser,
  product,
}) => {
  const person = await settleIn(page);
  await page.goto('/expenses');
  const other = await signInElsewhere(browser, product.origin, person);
  const form = page.getByRole('dialog', { name: 'New expense' });
  const open = page.getByRole('button', { name: 'New expense' }).first();
  await open.click();
  await form.getByLabel('Description').fill('Ferry to Bergen');
  await form.getByRole('textbox', { name: 'Amount' }).fill('125');
  await endFromElsewhere(page, other, person);
  await expect(page).toHaveURL(/\/expenses$/);
  await open.click();
  await expect(form.getByLabel('Description')).toHaveValue('Ferry to Bergen');
  await expect(form.getByRole('textbox', { name: 'Amount' })).toHaveValue(/^125/);
  await form.getByRole('button', { name: 'Add expense' }).click();
  await expect(page.getByRole('row', { name: /Ferry to Bergen/ })).toHaveCount(1);
  await open.click();
  await expect(form.getByLabel('Description')).toHaveValue('');
});

test('whoever signs in again types on while the session that is over is forgotten', async ({
  page,
}) => {
  const { email } = await settleIn(page);
  await page.context().clearCookies();
  // To forget takes a while, as on a slow disk; who is here is asked once more then.
  await page.addInitScript(() => {
    const { keys } = CacheStorage.prototype;
    CacheStorage.prototype.keys = async function slowly(this: CacheStorage) {
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      return keys.call(this);
    };
  });
  let asked = 0;
  await page.route('**/api/v1/auth/session*', async (route) => {
    asked += 1;
    if (asked > 1) await page.waitForTimeout(1_000);
    await route.continue();
  });
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await expect.poll(() => asked).toBeGreaterThan(1);
  await page.waitForTimeout(1_500);
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

const signedOut = 'You were signed out. Sign in to go on.';
const laterPassword = 'another lark on the wall';

/** Ends the session of a page from another browser, which closes, and signs in on the page again. */
async function endFromElsewhere(page: Page, other: Page, person: Person): Promise<void> {
  await endOtherSessions(other, person.password);
  await expect(page).toHaveURL(/\/auth/);
  await expect(page.getByText(signedOut)).toBeVisible();
  await other.context().close();
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(laterPassword);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** Ends every other session of a person, by a new password. */
async function endOtherSessions(page: Page, currentPassword: string): Promise<void> {
  const status = await page.evaluate(
    async (passwords) => {
      const headers = { 'content-type': 'application/json' };
      const request = { method: 'POST', headers, body: JSON.stringify(passwords) };
      return (await fetch('/api/v1/auth/password', request)).status;
    },
    { currentPassword, newPassword: laterPassword },
  );
  expect(status).toBe(200);
}
