import {
  expect,
  test as base,
  type Browser,
  type BrowserContext,
  type Locator,
  type Page,
} from '@playwright/test';
import { startServer, type RunningProduct } from '../bench/product.ts';
import { newId } from '#shared/ids.ts';
import { slowDown } from './slow-browser.ts';

export { expect };

/** What the journeys share: one real server per worker on an empty folder. */
export const test = base.extend<{ quiet: undefined }, { product: RunningProduct }>({
  product: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads which fixtures are used from it.
    async ({}, provide) => {
      const product = await startServer({ env: { TRUST_PROXY: 'true' } });
      await provide(product);
      await product.stop();
    },
    { scope: 'worker' },
  ],
  browser: [async ({ browser }, provide) => provide(slowDown(browser)), { scope: 'worker' }],
  baseURL: async ({ product }, provide) => provide(product.origin),
  // Each journey comes from an address of its own: fifty accounts from one are refused.
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads which fixtures are used from it.
  extraHTTPHeaders: async ({}, provide) => {
    const part = () => Math.floor(Math.random() * 250) + 1;
    await provide({ 'x-forwarded-for': `10.${part()}.${part()}.${part()}` });
  },
  // Silence is part of the promise: an error in the console or a broken security policy fails.
  quiet: [
    async ({ context }, provide) => {
      const errors = listen(context);
      await provide(undefined);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
  timezoneId: 'America/New_York',
  locale: 'en-US',
  viewport: { width: 1440, height: 900 },
});

/** Collects what the pages of a context say went wrong; being offline is no error of theirs. */
export function listen(context: BrowserContext): string[] {
  const errors: string[] = [];
  context.on('console', (message) => {
    if (message.type() !== 'error') return;
    const text = message.text();
    if (
      /net::ERR_(INTERNET_DISCONNECTED|CONNECTION_REFUSED|EMPTY_RESPONSE|CONNECTION_RESET|INCOMPLETE_CHUNKED_ENCODING|FAILED)|status of (401|409|500|503)|404: no page at/.test(
        text,
      )
    )
      return;
    // Browsers log each 400: so is answered a wrong password, and a trip that cannot become private.
    const { url } = message.location();
    if (
      text.includes('status of 400') &&
      /\/(auth\/(password|account\/delete)|trips\/[^/]+)$/.test(url)
    )
      return;
    errors.push(`${text} ${url}`);
  });
  context.on('weberror', (error) => errors.push(error.error().message));
  return errors;
}

export interface Person {
  email: string;
  password: string;
  firstName: string;
}

export function aPerson(firstName = 'Mara'): Person {
  return {
    firstName,
    email: `${firstName.toLowerCase()}-${newId().slice(-12)}@studiolark.example`,
    password: 'lark on the harbour wall',
  };
}

/** Opens an account with a workspace through the API: where most journeys begin. */
export async function settleIn(page: Page, person = aPerson()): Promise<Person> {
  // The smallest page of this origin, which the server asks writes to come from.
  await page.goto('/favicon.svg');
  await post(page, '/auth/sign-up', { ...person, timeZone: 'America/New_York' });
  const workspace = { id: newId(), name: 'Team Workspace', type: 'team' };
  await post(page, '/workspaces', workspace);
  await page.goto('/dashboard');
  // Onboarding stands at the same address.
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeAttached();
  return person;
}

async function post(page: Page, path: string, data: object): Promise<void> {
  const { origin } = new URL(page.url());
  const answer = await page.request.post(`/api/v1${path}`, { data, headers: { origin } });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** What the page's own session may ask of the API. */
export async function api<T>(page: Page, method: string, path: string, body?: object): Promise<T> {
  return page.evaluate(
    async ({ method, path, body }) => {
      const answer = await fetch(`/api/v1${path}`, {
        method,
        ...(body
          ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
          : {}),
      });
      if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}`);
      return answer.json();
    },
    { method, path, body },
  );
}

/** Makes a record in the person's first workspace through the API; its id. */
export async function make(page: Page, list: string, fields: object): Promise<string> {
  const id = newId();
  const made = await page.evaluate(
    async ({ path, body }) => {
      const { workspaces } = await (await fetch('/api/v1/workspaces')).json();
      const headers = { 'content-type': 'application/json' };
      const request = { method: 'POST', headers, body: JSON.stringify(body) };
      return (await fetch(`/api/v1/workspaces/${workspaces[0].id}/${path}`, request)).status;
    },
    { path: list, body: { id, ...fields } },
  );
  expect(made).toBe(200);
  return id;
}

/** The same person in another browser. */
export async function signInElsewhere(
  browser: Browser,
  origin: string,
  person: Person,
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: origin,
    timezoneId: 'America/New_York',
    locale: 'en-US',
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  return page;
}

/** Types into the quick add bar of the page and presses Enter. */
export async function quickAdd(page: Page, text: string): Promise<void> {
  const bar = page.getByRole('textbox', { name: 'Quick add task' });
  await bar.fill(text);
  await bar.press('Enter');
  await expect(bar).toHaveValue('');
  await expect(page.locator('form:has([aria-label="Quick add task"])')).not.toHaveAttribute(
    'aria-busy',
  );
}

/** Keeps answers back, of the API or of the app's code; gives what lets them through. */
export async function holdBack(page: Page, address: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** The toasts that say this; one that is fading away says nothing any more. */
export function toasts(page: Page, text: string): Locator {
  return page.locator('.toast:not([data-ending-style])').filter({ hasText: text });
}

/** What takes the last change back; a toast that is fading away offers nothing any more. */
export function undoButton(page: Page): Locator {
  // The newest stands first.
  return toasts(page, '').getByRole('button', { name: /^Undo/ }).first();
}

/** Waits until the page has asked the server nothing for a while. */
export async function calm(page: Page): Promise<void> {
  let last = Date.now();
  const note = () => (last = Date.now());
  for (const event of ['request', 'requestfinished', 'requestfailed'] as const)
    page.on(event as 'request', note);
  await expect.poll(() => Date.now() - last).toBeGreaterThan(1_500);
  for (const event of ['request', 'requestfinished', 'requestfailed'] as const)
    page.off(event as 'request', note);
}

/** Waits until everything that was done here has reached the server. */
export async function saved(page: Page): Promise<void> {
  await expect(page.locator('output[aria-busy=true]')).toHaveCount(0, { timeout: 20_000 });
  await expect(page.getByText(/^Offline\./)).toHaveCount(0);
}

/** The row of a task, by its text. */
export function taskRow(page: Page, text: string) {
  // The dashboard shows a task in its list and again in its week.
  return page.getByRole('listitem').filter({ hasText: text }).first();
}
export const circle = (page: Pick<Page, 'getByRole'>, text: string) =>
  page.getByRole('checkbox', { name: `Complete ${text}` });

/** The token of a link that was mailed or copied; it stands where no server logs it. */
export function tokenOf(link: string): string {
  return new URLSearchParams(new URL(link).hash.slice(1)).get('token') ?? '';
}

/** Somebody else, in a browser of their own, who was invited to the workspace of a page. */
export async function joinedBy(
  page: Page,
  options: { browser: Browser; origin: string; role: 'member' | 'viewer'; firstName: string },
): Promise<Page> {
  const { browser, origin, role, firstName } = options;
  const { email, password } = aPerson(firstName);
  const token = tokenOf(await page.evaluate(invite, { email, role }));
  const context = await browser.newContext({ baseURL: origin });
  const other = await context.newPage();
  await other.goto('/register');
  await other.getByLabel('Email').fill(email);
  await other.getByLabel('Password', { exact: true }).fill(password);
  await other.getByRole('button', { name: 'Create Account' }).click();
  await other.getByRole('button', { name: 'Create My First Workspace' }).waitFor();
  expect(await other.evaluate(accept, token)).toBe(200);
  // The news of it takes the place of onboarding.
  await other.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor({ state: 'attached' });
  return other;
}

async function invite(body: { email: string; role: string }): Promise<string> {
  const { workspaces } = await (await fetch('/api/v1/workspaces')).json();
  const answer = await fetch(`/api/v1/workspaces/${workspaces[0].id}/invitations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await answer.json()).link;
}

async function accept(token: string): Promise<number> {
  const answer = await fetch('/api/v1/invitations/accept', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  });
  return answer.status;
}
