import {
  type Browser,
  type BrowserContext,
  type CDPSession,
  chromium,
  type Locator,
  type Page,
} from '@playwright/test';
import pg from 'pg';
import { findBrowser, quietArgs } from '../scripts/browser.mjs';
import { startEmbedded } from '#server/database/embedded.ts';
import { newId } from '#shared/ids.ts';
import { serveBareList } from './bare-page.ts';
import { median } from './measure.ts';
import { signUp, type RunningProduct } from './product.ts';

const kilobyte = 1024;
const clicks = 40;
const slowBytesPerSecond = 4_000_000 / 8;
const pressMs = 80;
/** What each row of a list of tasks has. */
const box = 'input[type=checkbox]';

/** The browser that this machine has. */
export function launch(): Promise<Browser> {
  const found = findBrowser();
  return chromium.launch({
    executablePath: found.executablePath,
    env: { ...process.env, ...found.env },
    args: [...quietArgs, ...found.args],
    // Most people's take room of their own; without a screen the browser would leave them out.
    ignoreDefaultArgs: ['--hide-scrollbars'],
  });
}

/** A signed-in person with so many tasks, some of them today; gives the session cookie. */
export async function personWith(
  product: RunningProduct,
  tasks: number,
  today: number,
): Promise<string> {
  const { client, userId } = await signUp(product.origin);
  const server = await startEmbedded({ dataDir: product.dataDir, log: () => undefined });
  // As superuser: rows of this number are not written one by one.
  const database = new pg.Client({ ...server.owner, user: 'postgres' });
  await database.connect();
  await database.query(
    `insert into tasks (user_id, id, title, planned_on, notes, created_by_user_id, updated_by_user_id)
      select $1, gen_random_uuid(), 'Task ' || i, current_date + case when i <= $3 then 0 else 1 + i % 300 end, 'Wides first.', $1, $1
      from generate_series(1, $2) as i`,
    [userId, tasks, today],
  );
  await database.end();
  await server.stop();
  client.close();
  return client.cookie;
}

export async function openPage(
  browser: Browser,
  url: string,
  cookie: string,
  { isSlow = false, row = box } = {},
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({
    timezoneId: 'UTC',
    viewport: { width: 1440, height: 900 },
    ...asBrowsersAre,
  });
  const [name, value] = cookie.split('=');
  if (name && value) await context.addCookies([{ name, value, url: new URL(url).origin }]);
  const page = await context.newPage();
  await noteFirstRow(page, row);
  if (isSlow) {
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await slowDown(session);
  }
  await page.goto(url);
  return { context, page };
}

/**
 * Without them each navigation draws the page that is being left once more in its colours, which no
 * browser of a person does, and which takes as long as that page is large.
 */
const asBrowsersAre = {
  colorScheme: null,
  contrast: null,
  forcedColors: null,
  reducedMotion: null,
};

/** What a page says when its first row was painted. */
const firstRow = 'First row painted at ';
// By page, when that was in milliseconds of its own clock, of the load that was asked for last.
const listings = new WeakMap<Page, PromiseWithResolvers<number>>();

/**
 * Has a page say when its first row was painted. It says so by itself: what asks a page for it runs
 * in the page, for 15 ms of the very load that is measured.
 */
async function noteFirstRow(page: Page, row: string): Promise<void> {
  listings.set(page, Promise.withResolvers());
  page.on('console', (message) => {
    const text = message.text();
    if (text.startsWith(firstRow)) listings.get(page)?.resolve(Number(text.slice(firstRow.length)));
  });
  await page.addInitScript(
    ([selector = '', said = '']) => {
      const seen = new MutationObserver(() => {
        if (!document.querySelector(selector)) return;
        seen.disconnect();
        requestAnimationFrame(() => setTimeout(() => console.debug(`${said}${performance.now()}`)));
      });
      seen.observe(document, { childList: true, subtree: true });
    },
    [row, firstRow],
  );
}

/** When the first row was painted of what `load` loads, in milliseconds since it was asked for. */
export async function listed(page: Page, load: () => Promise<unknown>): Promise<number> {
  listings.set(page, Promise.withResolvers());
  await load();
  return firstListed(page);
}

/** The same of the load that is under way, or was the last. */
async function firstListed(page: Page): Promise<number> {
  const listing = listings.get(page);
  if (!listing) throw new Error('The page was not opened by openPage');
  return listing.promise;
}

const calmMs = 1_800;

/**
 * From the cache, as whoever comes back finds it: nothing of the page before is under way any more, and
 * what it keeps is stored.
 */
export async function reopened(page: Page): Promise<number> {
  await page.waitForTimeout(calmMs);
  return listed(page, () => page.reload());
}

/** Navigation start to the paint after the first row, without and with what the browser kept. */
export async function visits(
  browser: Browser,
  url: string,
  cookie: string,
  { isSlow = false } = {},
): Promise<{ cold: number; warm: number }> {
  const { context, page } = await openPage(browser, url, cookie, { isSlow });
  const cold = await firstListed(page);
  // The bare page keeps nothing.
  if (cookie) await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  // On a slow line more is still under way.
  if (isSlow) await page.waitForTimeout(calmMs);
  const warm = await reopened(page);
  await context.close();
  return { cold, warm };
}

const bareLoads = 5;

/** How long a bare list takes to load, now: what there is to be compared with on this machine. */
export async function bareLoad(browser: Browser): Promise<number> {
  const bare = await serveBareList();
  const loads: number[] = [];
  for (let i = 0; i < bareLoads; i += 1) loads.push((await visits(browser, bare.origin, '')).cold);
  bare.stop();
  return median(loads);
}

/** From now on the page is on a phone's line: 4 Mbit/s, and 100 ms to the server and back. */
export async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 100,
    downloadThroughput: slowBytesPerSecond,
    uploadThroughput: slowBytesPerSecond,
  });
}

/** KB of JavaScript that had come over the wire when the first row was on screen, or all of a page without rows. */
export async function codeOf(
  browser: Browser,
  url: string,
  cookie: string,
  origin: string,
): Promise<number> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const [name, value] = cookie.split('=');
  if (name && value) await context.addCookies([{ name, value, url: origin }]);
  const page = await context.newPage();
  await noteFirstRow(page, box);
  await page.goto(url);
  const until = cookie ? await firstListed(page) : Number.POSITIVE_INFINITY;
  const files = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .map(({ name, responseEnd, encodedBodySize }) => ({ name, responseEnd, encodedBodySize })),
  );
  const bytes = files
    .filter((file) => new URL(file.name).pathname.endsWith('.js') && file.responseEnd <= until)
    .reduce((sum, file) => sum + file.encodedBodySize, 0);
  await context.close();
  return bytes / kilobyte;
}

// From the event's own time stamp to the frame after the change has been painted. What changes later
// than in the event itself is waited for: `changing` names the element whose text says so.
async function measureEvents(page: Page, type: string, changing = ''): Promise<void> {
  await page.evaluate(
    ([name = '', selector = '']) => {
      const samples: number[] = [];
      Reflect.set(window, 'samples', samples);
      const words = () => selector && document.querySelector(selector)?.textContent;
      const sampleNextFrame = (since: number) =>
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => samples.push(performance.now() - since);
          port2.postMessage(null);
        });
      document.addEventListener(
        name,
        ({ timeStamp }) => {
          if (!selector) return sampleNextFrame(timeStamp);
          const before = words();
          const changes = new MutationObserver(() => {
            if (words() === before) return;
            changes.disconnect();
            sampleNextFrame(timeStamp);
          });
          changes.observe(document, { childList: true, characterData: true, subtree: true });
        },
        { capture: true },
      );
    },
    [type, changing],
  );
}

export async function clickEach(
  page: Page,
  selector: string,
  changing?: string,
): Promise<number[]> {
  await measureEvents(page, 'click', changing);
  const boxes = page.locator(selector);
  const count = await boxes.count();
  for (let i = 0; i < clicks; i += 1) {
    const box = await boxes.nth(i % Math.min(count, 15)).boundingBox();
    if (!box) continue;
    // A finger rests on the button: what pressing shows is painted before it lets go.
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { delay: pressMs });
    await page.waitForTimeout(60);
  }
  return page.evaluate(() => Reflect.get(window, 'samples') as number[]);
}

export async function addEach(page: Page): Promise<number[]> {
  await measureEvents(page, 'keydown');
  const bar = page.getByPlaceholder('Quick add task...');
  for (let i = 0; i < clicks; i += 1) {
    await bar.fill(`One more ${newId()}`);
    await page.waitForTimeout(60);
    await bar.press('Enter');
    await page.waitForTimeout(60);
  }
  return page.evaluate(() => Reflect.get(window, 'samples') as number[]);
}

/** Each key of a word that is typed and taken back again, to the paint of what it changed. */
export async function typeEach(page: Page, field: Locator, word: string): Promise<number[]> {
  await measureEvents(page, 'keydown');
  await field.focus();
  for (let i = 0; i < clicks; i += 2 * word.length) {
    for (const key of [...word.split(''), ...Array.from(word, () => 'Backspace')]) {
      await field.press(key);
      await page.waitForTimeout(60);
    }
  }
  return page.evaluate(() => Reflect.get(window, 'samples') as number[]);
}
