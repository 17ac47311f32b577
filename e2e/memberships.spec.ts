import type { Browser, Page } from '@playwright/test';
import {
  aPerson,
  api,
  calm,
  circle,
  expect,
  saved,
  settleIn,
  signInElsewhere,
  test,
  tokenOf,
  type Person,
} from './journey.ts';
import { newId } from '#shared/ids.ts';

interface Workspace {
  id: string;
  name: string;
}
interface Member {
  id: string;
  userId: string;
}

const workspacesOf = async (page: Page) =>
  (await api<{ workspaces: Workspace[] }>(page, 'GET', '/workspaces')).workspaces;

/** Takes somebody into the workspace of a page by an invitation; gives the workspace. */
async function takeIn(owner: Page, guest: Page, person: Person): Promise<Workspace> {
  const [workspace] = await workspacesOf(owner);
  if (!workspace) throw new Error('The owner has no workspace');
  const path = `/workspaces/${workspace.id}/invitations`;
  const { link } = await api<{ link: string }>(owner, 'POST', path, { email: person.email });
  const token = tokenOf(link);
  await api(guest, 'POST', '/invitations/accept', { token });
  return workspace;
}

async function memberOf(page: Page, workspaceId: string, { email }: Person): Promise<Member> {
  const path = `/workspaces/${workspaceId}/members`;
  const { rows } = await api<{ rows: Member[] }>(page, 'GET', path);
  const { addresses } = await api<{ addresses: { userId: string; email: string }[] }>(
    page,
    'GET',
    `${path}/addresses`,
  );
  const known = addresses.find((address) => address.email === email);
  const member = rows.find(({ userId }) => userId === known?.userId);
  if (!member) throw new Error('Nobody of that address is a member');
  return member;
}

async function addRoutineItem(page: Page, workspaceId: string): Promise<void> {
  const item = { id: newId(), title: 'Stretch together', startsOn: '2026-03-14' };
  await api(page, 'POST', `/workspaces/${workspaceId}/routine-items`, item);
}

async function addDeal(page: Page, workspaceId: string): Promise<string> {
  const currency = 'USD';
  const deal = { id: newId(), campaignName: 'Rain Shell', feeMinor: 432_100, currency };
  await api(page, 'POST', `/workspaces/${workspaceId}/campaigns`, deal);
  const amount = { amountMinor: 123_400, currency };
  const payment = { id: newId(), campaignId: deal.id, label: 'Deposit', ...amount };
  await api(page, 'POST', `/workspaces/${workspaceId}/payments`, payment);
  return deal.id;
}

async function pageElsewhere(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, locale: 'en-US' });
  return context.newPage();
}

const switcher = (page: Page) => page.getByRole('button', { name: /^Workspace:/ });

async function goTo(page: Page, name: string): Promise<void> {
  await switcher(page).click();
  await page.getByRole('menuitemradio', { name }).click();
  await expect(switcher(page)).toContainText(name);
}

/** Everything that the browser keeps on disk of the user, as text. */
async function stored(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const texts = [JSON.stringify(localStorage)];
    for (const { name } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name ?? '');
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(new Error('not opened')));
      });
      for (const table of database.objectStoreNames) {
        const store = database.transaction(table).objectStore(table);
        for (const request of [store.getAllKeys(), store.getAll()])
          texts.push(
            await new Promise((resolve) => {
              request.addEventListener('success', () => resolve(JSON.stringify(request.result)));
            }),
          );
      }
      database.close();
    }
    return texts.join('\n');
  });
}

test('a role that changes holds at once in every tab, and a removal leaves nothing behind', async ({
  page,
  browser,
  product,
}) => {
  await settleIn(page);
  const lea = aPerson('Lea');
  const context = await browser.newContext({ baseURL: product.origin, locale: 'en-US' });
  const first = await context.newPage();
  await settleIn(first, lea);
  await first.goto('/routine');
  const own = (await workspacesOf(first))[0];
  // Two workspaces of one name could not be told apart.
  await api(first, 'PUT', `/workspaces/${own?.id}/name`, { name: 'Lea alone' });
  const second = await context.newPage();
  await second.goto('/routine');
  await expect(switcher(second)).toContainText('Lea alone');

  // The new membership appears in open tabs by itself.
  const shared = await takeIn(page, second, lea);
  await addRoutineItem(page, shared.id);
  for (const tab of [first, second]) {
    await goTo(tab, shared.name);
    // What is everybody's counts for her once she has taken it on.
    if (tab === first) await tab.getByRole('button', { name: 'Take on Stretch together' }).click();
    await expect(circle(tab, 'Stretch together')).toBeVisible();
    await expect(switcher(tab)).toContainText('Member');
  }
  await expect.poll(() => stored(first)).toContain(shared.id);

  // Money that is kept to admins leaves the tabs of a member and their disk, and comes back.
  const dealId = await addDeal(page, shared.id);
  await first.goto('/brand-campaigns');
  const fees = first.getByText('$4,321');
  const finance = first.getByRole('link', { name: 'Brands', exact: true });
  const setting = `/workspaces/${shared.id}`;
  await expect(fees.first()).toBeVisible();
  await expect(finance).toBeVisible();
  await expect.poll(() => stored(first)).toMatch(/432100[^]*123400|123400[^]*432100/);
  await api(page, 'PATCH', setting, { financeAccess: 'admins' });
  await expect(fees).toHaveCount(0);
  await expect(finance).toHaveCount(0);
  await expect(first.getByText('Rain Shell').first()).toBeVisible();
  await expect.poll(() => stored(first)).not.toMatch(/432100|123400/);
  await api(page, 'PATCH', setting, { financeAccess: 'everyone' });
  await expect(fees.first()).toBeVisible();

  const member = await memberOf(page, shared.id, lea);
  const path = `/workspaces/${shared.id}/members/${member.id}`;
  await api(page, 'PATCH', path, { role: 'viewer' });
  for (const tab of [first, second]) await expect(switcher(tab)).toContainText('Viewer');

  await second.goto(`/campaign/${dealId}`);
  await expect(second.getByRole('heading', { level: 1 })).toHaveText('Rain Shell');
  await api(page, 'DELETE', path);
  const leaves = async (tab: Page) => {
    await expect(tab.getByText(`You no longer have access to ${shared.name}`)).toBeVisible();
    await expect(switcher(tab)).toContainText('Lea alone');
    await expect(circle(tab, 'Stretch together')).toHaveCount(0);
  };
  await Promise.all([leaves(first), leaves(second)]);
  // The record that was open is not there any more: nobody is left before an empty place.
  await expect(second).toHaveURL(/\/dashboard$/);
  await expect.poll(() => stored(first)).not.toContain(shared.id);
  await first.reload();
  await expect(switcher(first)).toContainText('Lea alone');
  expect(await stored(first)).not.toContain(shared.id);
  await context.close();
});

test('a membership from before the feed has begun is told by it', async ({
  page,
  browser,
  product,
}) => {
  await settleIn(page);
  const lea = aPerson('Lea');
  const tab = await pageElsewhere(browser, product.origin);
  const { promise: isTaken, resolve: begin } = Promise.withResolvers<void>();
  await tab.route('**/api/v1/**', async (route) => {
    const isFirst = /\/(session|workspaces|invitations\/accept)$/.test(route.request().url());
    if (!isFirst) await isTaken;
    await route.continue();
  });
  await settleIn(tab, lea);
  const shared = await takeIn(page, tab, lea);
  await api(page, 'PUT', `/workspaces/${shared.id}/name`, { name: 'Harbour desk' });
  begin();
  await goTo(tab, 'Harbour desk');
  await tab.context().close();
});

test('a workspace that was renamed while the app was closed has its new name', async ({
  page,
  browser,
  product,
}) => {
  await settleIn(page);
  const lea = aPerson('Lea');
  const first = await pageElsewhere(browser, product.origin);
  await settleIn(first, lea);
  const own = (await workspacesOf(first))[0];
  const shared = await takeIn(page, first, lea);
  // The one used last is the one on screen: of the other nothing but its name is read.
  await api(first, 'POST', `/workspaces/${own?.id}/visits`, {});
  const tab = await signInElsewhere(browser, product.origin, lea);
  await tab.goto('/dashboard');
  await expect.poll(() => stored(tab)).toContain(shared.id);
  await tab.goto('/favicon.svg');
  await api(page, 'PUT', `/workspaces/${shared.id}/name`, { name: 'Harbour desk' });
  await tab.goto('/dashboard');
  await goTo(tab, 'Harbour desk');
  await Promise.all([first.context().close(), tab.context().close()]);
});

test('what was done offline in a workspace that one was removed from is forgotten, not sent', async ({
  page,
  browser,
  product,
}) => {
  await settleIn(page);
  const lea = aPerson('Lea');
  const tab = await pageElsewhere(browser, product.origin);
  await settleIn(tab, lea);
  const own = (await workspacesOf(tab))[0];
  await api(tab, 'PUT', `/workspaces/${own?.id}/name`, { name: 'Lea alone' });
  const shared = await takeIn(page, tab, lea);
  await addRoutineItem(page, shared.id);
  await tab.goto('/routine');
  // Until then both are called the same.
  await expect(switcher(tab)).toContainText('Lea alone');
  await goTo(tab, shared.name);
  await tab.getByRole('button', { name: 'Take on Stretch together' }).click();
  await circle(tab, 'Stretch together').waitFor();
  await saved(tab);

  const add = tab.getByRole('button', { name: 'Add item' }).first();
  const title = tab.getByRole('dialog').getByLabel('Title');
  await add.click();
  await title.press('Escape');
  await expect(title).toHaveCount(0);

  await tab.context().setOffline(true);
  await circle(tab, 'Stretch together').check();
  await expect(tab.getByText(/^Offline\. 1 change/)).toBeVisible();
  // What is being typed for it would be written into the other one.
  await add.click();
  await title.fill('Walk the harbour');
  const elsewhere = await memberOf(page, shared.id, lea);
  await api(page, 'DELETE', `/workspaces/${shared.id}/members/${elsewhere.id}`);
  await tab.context().setOffline(false);

  await expect(tab.getByRole('dialog')).toHaveCount(0);
  await expect(switcher(tab)).toContainText('Lea alone');
  await saved(tab);
  await expect.poll(() => stored(tab)).not.toContain(shared.id);
  await tab.context().close();
});

test('a workspace that its owner deletes goes from every open tab, and comes back', async ({
  page,
  browser,
  product,
}) => {
  const mara = await settleIn(page);
  const [shared] = await workspacesOf(page);
  const second = await signInElsewhere(browser, product.origin, mara);
  // A list that is just being read as the workspace goes is answered 404, and browsers log that.
  await calm(page);
  await api(page, 'POST', `/workspaces/${shared?.id}/deletion`, { name: shared?.name });
  for (const tab of [page, second])
    await expect(tab.getByRole('button', { name: 'Create My First Workspace' })).toBeVisible({
      timeout: 5_000,
    });
  await api(page, 'POST', `/deleted-workspaces/${shared?.id}/restore`, {});
  for (const tab of [page, second]) await expect(switcher(tab)).toContainText(shared?.name ?? '');
  await second.context().close();
});

test('an answer that is lost on the way makes no second workspace', async ({ page }) => {
  await settleIn(page);
  const [first] = await workspacesOf(page);
  const campaign = { id: newId(), campaignName: 'Harbour walk' };
  await api(page, 'POST', `/workspaces/${first?.id}/campaigns`, campaign);
  await page.goto(`/campaign/${campaign.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Harbour walk');
  let lost = 0;
  await page.route('**/api/v1/workspaces', async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.continue();
    lost += 1;
    await route.fetch();
    await route.abort();
  });
  await switcher(page).click();
  await page.getByRole('menuitem', { name: 'Create Workspace' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Workspace' });
  await dialog.getByLabel('Workspace name').fill('Side project');
  await dialog.getByRole('button', { name: 'Create Workspace' }).click();
  await expect(page.getByText('Failed to create workspace')).toBeVisible();
  await dialog.getByLabel('Workspace name').fill('Side projects');
  await dialog.getByRole('button', { name: 'Create Workspace' }).click();
  await expect(switcher(page)).toContainText('Side projects');
  expect(lost).toBe(1);
  // What was open is of the other workspace: its address leads nowhere here.
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(dialog).toHaveCount(0);
  await goTo(page, 'Team Workspace');
  await page.goto(`/campaign/${campaign.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Harbour walk');
  await goTo(page, 'Side projects');
  await expect(page).toHaveURL(/\/dashboard$/);
  // A link of a mail names its workspace.
  await page.goto(`/campaign/${campaign.id}?workspace=${first?.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Harbour walk');
  await expect(switcher(page)).toContainText('Team Workspace');
  await expect(page).toHaveURL(new RegExp(`/campaign/${campaign.id}$`));
  const names = (await workspacesOf(page)).map(({ name }) => name);
  expect(names.toSorted()).toEqual(['Side projects', 'Team Workspace']);
});
