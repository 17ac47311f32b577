import type { Browser } from '@playwright/test';
import { serveBareList } from './bare-page.ts';
import { benchBoards } from './boards.ts';
import { benchCalendar } from './calendar.ts';
import { median, percentile } from './measure.ts';
import {
  addEach,
  clickEach,
  codeOf,
  launch,
  reopened,
  openPage,
  personWith,
  typeEach,
  visits,
} from './pages.ts';
import { startServer, type RunningProduct } from './product.ts';
import { type Figure, report } from './report.ts';
import { benchSteadiness } from './steady.ts';

const runs = 7;
const slowRuns = 3;

/** What a person waits for: the app's code, the first list, and the answer to a click. */
export async function benchBrowser(): Promise<void> {
  const product = await startServer();
  const browser = await launch();
  const bare = await serveBareList();

  await benchLoads(product, browser, bare.origin);
  const bareClicks = await benchBareClicks(browser, bare.origin);
  await benchClicks(product, browser, bareClicks);
  await benchAllTasks(product, browser, bareClicks);
  await benchCalendar(product, browser);
  await benchBoards(product, browser);
  await benchSteadiness(product, browser);

  bare.stop();
  await browser.close();
  await product.stop();
}

async function benchLoads(
  product: RunningProduct,
  browser: Browser,
  bareOrigin: string,
): Promise<void> {
  const landing = await codeOf(browser, product.origin, '', product.origin);
  report({
    name: 'JavaScript on the wire: landing page',
    value: landing,
    unit: 'KB',
    goal: { atMost: 100 },
  });
  const few = await personWith(product, 100, 100);
  const code = await codeOf(browser, `${product.origin}/today`, few, product.origin);
  report({
    name: 'JavaScript on the wire to the first list',
    value: code,
    unit: 'KB',
    goal: { atMost: 165 },
  });

  const bare: number[] = [];
  const cold: number[] = [];
  const warm: number[] = [];
  for (let i = 0; i < runs; i += 1) {
    bare.push((await visits(browser, bareOrigin, '')).cold);
    const visit = await visits(browser, `${product.origin}/today`, few);
    cold.push(visit.cold);
    warm.push(visit.warm);
  }
  const limit = median(bare);
  report(
    {
      name: 'cold load to list visible, 100 tasks',
      value: median(cold),
      unit: 'ms',
      goal: { atMost: 900 },
      limit,
    },
    {
      name: 'warm load to list visible, 100 tasks',
      value: median(warm),
      unit: 'ms',
      goal: { atMost: 300 },
    },
  );
  const slow: { cold: number; warm: number }[] = [];
  for (let i = 0; i < slowRuns; i += 1)
    slow.push(await visits(browser, `${product.origin}/today`, few, { isSlow: true }));
  report(
    {
      name: 'over 4 Mbit/s and 100 ms: first list, cold',
      value: median(slow.map(({ cold }) => cold)),
      unit: 'ms',
      goal: { atMost: 2500 },
    },
    {
      name: 'over 4 Mbit/s and 100 ms: first list, warm',
      value: median(slow.map(({ warm }) => warm)),
      unit: 'ms',
      goal: { atMost: 600 },
    },
  );
  const many = await personWith(product, 1000, 1000);
  const thousand: number[] = [];
  for (let i = 0; i < runs; i += 1)
    thousand.push((await visits(browser, `${product.origin}/today`, many)).cold);
  report({
    name: 'cold load to list visible, 1,000 tasks of one day',
    value: median(thousand),
    unit: 'ms',
    goal: { atMost: 1000 },
  });
}

async function benchClicks(
  product: RunningProduct,
  browser: Browser,
  bare: { complete: number; add: number },
): Promise<void> {
  const cookie = await personWith(product, 10_000, 100);
  const { context, page } = await openPage(browser, `${product.origin}/today`, cookie);
  await page.getByRole('checkbox').first().waitFor();
  await page.waitForTimeout(3000);
  const first: number[] = [];
  for (let i = 0; i < runs; i += 1) first.push(await reopened(page));
  report({
    name: 'first list from the cache, 10,000 tasks',
    value: median(first),
    unit: 'ms',
    goal: { atMost: 250 },
  });
  await page.waitForTimeout(1000);

  const complete = await clickEach(page, 'input[type=checkbox]');
  const add = await addEach(page);
  report(
    ...clickFigures('complete: click to paint, 10,000 tasks', complete, bare.complete),
    ...clickFigures('add: Enter to paint, 10,000 tasks', add, bare.add),
  );
  await context.close();
}

/** The page that holds everything: ten thousand tasks in groups, with a search over all of them. */
async function benchAllTasks(
  product: RunningProduct,
  browser: Browser,
  bare: { complete: number; add: number },
): Promise<void> {
  const cookie = await personWith(product, 10_000, 100);
  const { context, page } = await openPage(browser, `${product.origin}/all-tasks`, cookie);
  await page
    .getByRole('checkbox', { name: /^Complete/ })
    .first()
    .waitFor();
  await page.waitForTimeout(3000);
  const complete = await clickEach(page, 'input[aria-label^="Complete"]');
  await page.keyboard.press('/');
  const search = page.getByRole('searchbox', { name: 'Search tasks' });
  const typed = await typeEach(page, search, 'task 77');
  report(
    ...clickFigures('all tasks, complete: click to paint, 10,000 tasks', complete, bare.complete),
    ...clickFigures('all tasks, search: key to paint, 10,000 tasks', typed, bare.add),
  );
  await context.close();
}

async function benchBareClicks(
  browser: Browser,
  origin: string,
): Promise<{ complete: number; add: number }> {
  const { context, page } = await openPage(browser, origin, '');
  await page.getByRole('checkbox').first().waitFor();
  const complete = median(await clickEach(page, 'input[type=checkbox]'));
  const add = median(await addEach(page));
  await context.close();
  return { complete, add };
}

// docs/decisions/026-figures-beside-a-bare-page.md
const clickGoalMs = { p50: 32, p95: 50 };

/** The median, with a bare React list's beside it, and the slow end (milliseconds). */
function clickFigures(name: string, samples: number[], limit: number): Figure[] {
  const of = (share: 'p50' | 'p95', value: number): Figure => ({
    name: `${name}, ${share}`,
    value,
    unit: 'ms',
    goal: { atMost: clickGoalMs[share] },
  });
  return [{ ...of('p50', median(samples)), limit }, of('p95', percentile(samples, 0.95))];
}
