import { readCursors } from '#shared/contracts/feed-contract.ts';
import {
  api,
  calm,
  circle,
  expect,
  make,
  quickAdd,
  saved,
  settleIn,
  signInElsewhere,
  taskRow,
  test,
} from './journey.ts';

interface Row {
  title: string;
  completedAt: string | null;
  version: number;
}

test('what is done offline survives a reload and lands on the server exactly once', async ({
  page,
  context,
}) => {
  await settleIn(page);
  await page.goto('/today');
  await quickAdd(page, 'Pack the lenses');
  await expect(circle(page, 'Pack the lenses')).toBeVisible();
  // The service worker keeps the app's own files from here on.
  await page.evaluate(() => navigator.serviceWorker.ready);

  await context.setOffline(true);
  for (const text of ['Buy gaffer tape', 'Call Pilo', 'Send the invoice'])
    await quickAdd(page, text);
  for (const text of ['Buy gaffer tape', 'Call Pilo', 'Send the invoice'])
    await circle(page, text).check();
  await expect(page.getByText(/Offline\. 6 changes will sync when you are back\./)).toBeVisible();
  await page.reload();
  await expect(circle(page, 'Call Pilo')).toBeChecked();
  await expect(page.getByText(/Offline\. 6 changes will sync when you are back\./)).toBeVisible();

  await context.setOffline(false);
  await saved(page);
  const rows = await page.evaluate(
    async (): Promise<Row[]> => (await (await fetch('/api/v1/tasks')).json()).rows,
  );
  const titles = rows.map((row) => row.title).toSorted();
  expect(titles).toEqual(['Buy gaffer tape', 'Call Pilo', 'Pack the lenses', 'Send the invoice']);
  expect(rows.filter((row) => row.completedAt)).toHaveLength(3);
  // Created once and completed once: nothing was sent twice.
  expect(rows.map((row) => row.version).toSorted((one, other) => one - other)).toEqual([
    1, 2, 2, 2,
  ]);
});

test('a page that is loaded again asks for no list, and its feed goes on where the streams stand', async ({
  page,
}) => {
  await settleIn(page);
  await page.goto('/today');
  await calm(page);
  // One list changes, all others stay as they were read.
  for (const text of ['Buy gaffer tape', 'Call Pilo']) await quickAdd(page, text);
  await saved(page);
  // What the browser keeps is written a second after the last change.
  await page.waitForTimeout(3000);
  const asked: URL[] = [];
  page.on('request', (request) => asked.push(new URL(request.url())));
  await page.reload();
  await expect(circle(page, 'Call Pilo')).toBeVisible();
  await calm(page);
  const { cursor } = await api<{ cursor: { stream: string; seq: number } }>(page, 'GET', '/tasks');
  const feeds = asked.filter(({ pathname }) => pathname === '/api/v1/feed');
  const since = readCursors(feeds[0]?.searchParams.get('since') ?? '');
  expect(since.find(({ stream }) => stream === cursor.stream)).toEqual(cursor);
  expect(since).toHaveLength(2);
  const lists = asked.filter(({ searchParams }) => searchParams.has('starts'));
  expect(lists.map(({ pathname }) => pathname)).toEqual([]);
});

test('what a task was put into may go while it waits: Retry puts it into another', async ({
  page,
  browser,
  product,
}) => {
  const mara = await settleIn(page);
  // What is refused is logged by the browser, there.
  const tab = await signInElsewhere(browser, product.origin, mara);
  await tab.goto('/today');
  const { rows } = await api<{ rows: { id: string; name: string }[] }>(page, 'GET', '/categories');
  const content = rows.find(({ name }) => name === 'Content');
  const bar = tab.getByRole('textbox', { name: 'Quick add task' });
  await bar.fill('Cut the reel #Content');
  await tab.getByRole('button', { name: /^Turn “#Content”/ }).waitFor();
  await tab.context().setOffline(true);
  await bar.press('Enter');
  await api(page, 'DELETE', `/categories/${content?.id}`);
  await tab.context().setOffline(false);
  const refused = tab.getByRole('list', { name: 'Not saved' });
  const text = 'Not saved: its category was deleted. Retry puts it into Work.';
  await expect(refused).toHaveText(new RegExp(text));
  await refused.getByRole('button', { name: 'Retry' }).click();
  await saved(tab);
  await expect(refused).toHaveCount(0);
  await expect(taskRow(tab, 'Cut the reel')).toContainText('Work');
  await tab.context().close();
});

test('offline a page is whole that was never opened, and a list that has not come is no zero', async ({
  page,
  context,
}) => {
  await settleIn(page);
  const affiliateLinkId = await make(page, 'affiliate-links', {
    title: 'Rain Shell, 15% off',
    url: 'https://halden.example/lark',
  });
  const month = new Date().toISOString().slice(0, 7);
  const earned = { commissionMinor: 21_240, currency: 'USD' };
  await make(page, 'affiliate-earnings', { affiliateLinkId, month, ...earned });
  await make(page, 'inspirations', {
    kind: 'link',
    url: 'https://halden.example/blue',
    title: 'Blue hour',
  });
  const campaignId = await make(page, 'campaigns', { campaignName: 'Rain Shell' });
  await page.goto('/today');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await calm(page);
  await context.setOffline(true);
  await page.goto('/affiliate-links');
  await expect(page.locator('.page-sub')).toContainText('$212.40 this month');
  await page.goto('/inspirations');
  await expect(page.getByText('Blue hour')).toBeVisible();

  // The payments of this browser are gone, and do not come.
  await context.setOffline(false);
  await page.route('**/payments?*', () => undefined);
  await page.evaluate(async () => {
    localStorage.clear();
    for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(String(name));
  });
  await page.goto('/brand-campaigns');
  await expect(page.getByText('Rain Shell').first()).toBeVisible();
  await expect(page.locator('.page-sub')).toHaveCount(0);
  await page.goto(`/campaign/${campaignId}`);
  const owed = page.getByRole('region', { name: 'Payment' });
  await expect(owed.getByText('Loading…')).toBeAttached();
  await expect(owed.getByText(/^Add how and when/)).toHaveCount(0);
});

test('a browser that keeps nothing says so, asks before its page is left, and sends it all the same', async ({
  page,
  context,
}) => {
  await settleIn(page);
  await page.goto('/today');
  await page.evaluate(() => navigator.serviceWorker.ready);
  // As a full disk does.
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
    Object.assign(window, { makeRoom: () => (IDBObjectStore.prototype.put = put) });
  });
  await context.setOffline(true);
  await quickAdd(page, 'Buy gaffer tape');
  await expect(
    page.getByText('Offline. Leave this page open: this browser cannot keep 1 change.'),
  ).toBeVisible();

  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(circle(page, 'Buy gaffer tape')).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText('Saved. This browser keeps no changes while offline.')).toBeVisible();
  await page.evaluate(() => (window as unknown as { makeRoom: () => void }).makeRoom());
  await quickAdd(page, 'Call Pilo');
  await saved(page);

  // What an older version, or somebody's hands, left in the browser's database.
  await page.evaluate(async () => {
    const [{ name = '' } = {}] = (await indexedDB.databases()).filter((one) =>
      one.name?.startsWith('dayslate-'),
    );
    const opened = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open(name);
      request.addEventListener('success', () => resolve(request.result));
    });
    const store = opened.transaction('entries', 'readwrite').objectStore('entries');
    const keys = await new Promise<IDBValidKey[]>((resolve) => {
      const request = store.getAllKeys();
      request.addEventListener('success', () => resolve(request.result));
    });
    const queries = keys.map(String).filter((key) => key.startsWith('query:'));
    const stored = (queryKey: unknown, data: unknown) => ({
      ...{ schemaVersion: 5, queryKey, data, updatedAt: Date.now(), position: null },
    });
    for (const key of queries) {
      const queryKey = JSON.parse(key.slice('query:'.length)) as string[];
      const cursor = { stream: queryKey[1], epoch: 'e', seq: 1 };
      const rows = ['[null, {"id": 3}]', 'no JSON'];
      if (queryKey[0] === 'session') store.put(stored(queryKey, { user: { id: 7 } }), key);
      else if (queryKey[0] === 'tasks')
        store.put(stored(queryKey, { rows, gone: new Map(), cursor }), key);
      else store.put('rubbish', key);
    }
    store.put({ operation: { name: 'tasks.create' } }, 'operation:torn');
    store.put(null, 'failure:torn');
    opened.close();
  });
  await page.reload();
  await expect(circle(page, 'Buy gaffer tape')).toBeVisible();
  await expect(circle(page, 'Call Pilo')).toBeVisible();
  await saved(page);

  // A hotel's Wi-Fi answers everything with its own page.
  await page.route('**/api/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Welcome</title>' }),
  );
  await quickAdd(page, 'Send the invoice');
  await expect(page.getByText('Offline. 1 change will sync when you are back.')).toBeVisible();
  await page.unroute('**/api/**');
  await saved(page);
  await page.reload();
  await expect(circle(page, 'Send the invoice')).toBeVisible();
});

test('signing out offline leaves nothing here, and the session ends once the server hears of it', async ({
  page,
  context,
}) => {
  await settleIn(page);
  await page.goto('/today');
  await quickAdd(page, 'Pack the lenses');
  await saved(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const cookies = async () => (await context.cookies()).map(({ name }) => name).toSorted();
  const [session] = (await context.cookies()).filter(({ name }) => name === 'sid');

  await context.setOffline(true);
  await page.goto('/settings');
  await page.locator('.sign-out-card').getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/auth');
  expect(await cookies()).toEqual(['did', 'sid', 'signed-out']);
  const left = await page.evaluate(async () => ({
    databases: (await indexedDB.databases()).map(({ name }) => name),
    remembered: Object.keys(localStorage).filter((key) => /user/.test(key)),
  }));
  expect(left).toEqual({ databases: [], remembered: [] });
  // In a tab of its own: one that is left is told that the network is back, and sends what waits.
  const again = await context.newPage();
  await again.goto('/today');
  await expect(again.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await expect(again.getByText('Pack the lenses')).toHaveCount(0);

  await context.setOffline(false);
  // That it has signed in before stays known of the browser.
  await expect.poll(cookies).toEqual(['did']);
  const stolen = await page.request.get('/api/v1/tasks', {
    headers: { cookie: `sid=${session?.value}` },
  });
  expect(stolen.status()).toBe(401);
});

test('a browser whose clock stood months ahead has everything again once it is right', async ({
  page,
  context,
}) => {
  await settleIn(page);
  await page.goto('/today');
  await quickAdd(page, 'Edit the vlog');
  await circle(page, 'Edit the vlog').click();
  await saved(page);
  await page.close();

  const ahead = await context.newPage();
  await ahead.clock.install({ time: Date.now() + 125 * 24 * 3_600_000 });
  const read = ahead.waitForResponse(/\/api\/v1\/tasks\?/);
  await ahead.goto('/today');
  await read;
  await expect(ahead.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  await ahead.clock.runFor(10_000);
  await ahead.close();

  const again = await context.newPage();
  // The clock is that of all pages of the browser.
  await again.clock.setSystemTime(Date.now());
  await again.goto('/today');
  await expect(again.getByText(/1\s*of 1/).first()).toBeVisible();
});

test('three expenses with their receipts wait offline, survive a reload and arrive exactly once', async ({
  page,
  context,
}) => {
  await settleIn(page);
  await page.goto('/expenses');
  await expect(page.getByRole('textbox', { name: 'Quick expense' })).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  const titles = ['Tram', 'Tripod plate', 'Lunch'];
  for (const [at, title] of titles.entries()) {
    await page.getByRole('button', { name: 'New expense' }).first().click();
    const form = page.getByRole('dialog', { name: 'New expense' });
    await form.getByLabel('Description').fill(title);
    await form.getByRole('textbox', { name: 'Amount' }).fill(`${at + 1}.50`);
    await form.locator('input[type=file]').setInputFiles({
      name: `${title}.pdf`,
      mimeType: 'application/pdf',
      buffer: Buffer.from(`%PDF-1.4\n% ${title}\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF`),
    });
    await form.getByRole('button', { name: 'Add expense' }).click();
    await expect(form).toBeHidden();
  }
  await expect(page.getByText(/Offline\. 6 changes will sync when you are back\./)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/Offline\. 6 changes will sync when you are back\./)).toBeVisible();
  await page.getByRole('button', { name: 'Tram', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Tram' });
  await expect(panel.getByText('Tram.pdf')).toBeVisible();
  await expect(panel.getByText(/Waits to be uploaded/)).toBeVisible();

  await context.setOffline(false);
  await saved(page);
  await expect(panel.getByText(/Waits to be uploaded/)).toBeHidden();
  const { workspaces } = await api<{ workspaces: { id: string }[] }>(page, 'GET', '/workspaces');
  const read = async <R>(list: string) => {
    const path = `/workspaces/${workspaces[0]?.id}/${list}`;
    return (await api<{ rows: R[] }>(page, 'GET', path)).rows;
  };
  const spent = await read<{ id: string; title: string; receiptCount: number }>('expenses');
  const files = await read<{ expenseId: string; fileName: string }>('attachments');
  expect(spent.map((row) => `${row.title} ${row.receiptCount}`).toSorted()).toEqual(
    titles.toSorted().map((title) => `${title} 1`),
  );
  const owners = new Map(spent.map((row) => [row.id, row.title]));
  const kept = files.map((row) => `${owners.get(row.expenseId)} ${row.fileName}`);
  expect(kept.toSorted()).toEqual(titles.toSorted().map((title) => `${title} ${title}.pdf`));
});
