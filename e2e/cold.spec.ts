import { readFileSync, statSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { shiftOf } from '../bench/layout-shift.ts';
import { api, expect, settleIn, test } from './journey.ts';

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const desktop = { viewport: { width: 1440, height: 900 } };
/** A tenth of what is called good. */
const bound = 0.01;

test('nothing is pushed about while a page opens in a browser that has kept nothing', async ({
  page,
  browser,
  product,
}) => {
  await settleIn(page);
  const { workspaces } = await api<{ workspaces: { id: string }[] }>(page, 'GET', '/workspaces');
  await api(page, 'POST', `/workspaces/${workspaces[0]?.id}/sample`, {});
  const opened = [
    { path: '/calendar?view=list', device: desktop, filled: '.agenda-day' },
    { path: '/expenses', device: phone, filled: 'tbody tr' },
    { path: '/inspirations', device: desktop, filled: '.inspirations-main li' },
  ];
  for (const { path, device, filled } of opened) {
    const context = await browser.newContext({
      ...device,
      baseURL: product.origin,
      timezoneId: 'America/New_York',
      storageState: await page.context().storageState(),
      // What it fetches passes no route.
      serviceWorkers: 'block',
    });
    const cold = await context.newPage();
    await comeOneByOne(cold);
    await cold.goto(path);
    await expect(cold.locator(filled).first()).toBeVisible();
    // The last lists of those that filled up before the others were there.
    await cold.waitForTimeout(1_000);
    expect(await shiftOf(cold), path).toBeLessThan(bound);
    await context.close();
  }
});

test('the first list needs no more code than it may, as it comes over the wire', () => {
  const inPage = [...readFileSync('dist/index.html', 'utf8').matchAll(/assets\/[\w-]+\.js/g)];
  const pageFiles: Record<string, string[]> = JSON.parse(
    readFileSync('dist/page-files.json', 'utf8'),
  );
  const files = new Set([...inPage.map(([file]) => file), ...(pageFiles['today'] ?? [])]);
  const code = [...files].filter((file) => file.endsWith('.js'));
  const bytes = code.map((file) => {
    // What is small is sent as it is.
    const small = statSync(`dist/${file}`).size;
    return statSync(`dist/${file}.br`, { throwIfNoEntry: false })?.size ?? small;
  });
  // `app` asks for it: something is wrong with this test if it was not found.
  expect(code.some((file) => file.includes('/tasks-'))).toBe(true);
  expect(bytes.reduce((sum, one) => sum + one)).toBeLessThan(165 * 1024);
});

test('a page asks for no code one file after the other', async ({ page, browser, product }) => {
  await settleIn(page);
  for (const path of ['/today', '/all-tasks', '/dashboard']) {
    const context = await browser.newContext({
      baseURL: product.origin,
      storageState: await page.context().storageState(),
      serviceWorkers: 'block',
    });
    const cold = await context.newPage();
    await cold.addInitScript(noteFilesOfHeading);
    const answer = await cold.goto(path, { waitUntil: 'commit' });
    const named = `${answer?.headers()['link']} ${await answer?.text()}`;
    await cold.locator('h1').first().waitFor();
    const files = await cold.evaluate<string[]>('filesOfHeading');
    const code = files.filter((file) => file.startsWith('/assets/') && file.endsWith('.js'));
    expect(code.length).toBeGreaterThan(5);
    expect(
      code.filter((file) => !named.includes(file)),
      path,
    ).toEqual([]);
    await context.close();
  }
});

/** Leaves in `filesOfHeading` what had come when the page's heading was there. */
function noteFilesOfHeading(): void {
  const seen = new MutationObserver(() => {
    if (!document.querySelector('h1')) return;
    seen.disconnect();
    const files = performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname);
    Object.assign(window, { filesOfHeading: files });
  });
  seen.observe(document, { childList: true, subtree: true });
}

/** Lists come one after the other, and the code of a page when those of the frame are there. */
async function comeOneByOne(page: Page): Promise<void> {
  const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  let turn = Promise.resolve<unknown>(undefined);
  let last = Date.now();
  page.on('requestfinished', () => (last = Date.now()));
  await page.route(/\/assets\/[a-z-]+-page-.*\.js$/, async (route) => {
    while (Date.now() - last < 300) await after(50);
    await route.continue();
  });
  await page.route(/\/api\/v1\/workspaces\/[^/]+\//, async (route) => {
    turn = turn.then(() => after(25));
    await turn;
    // A page that was left meanwhile needs it no more.
    await route.continue().catch(() => undefined);
  });
}
