import type { Browser } from '@playwright/test';
import { newId } from '#shared/ids.ts';
import { Client } from './client.ts';
import { shiftOf } from './layout-shift.ts';
import { openPage, personWith } from './pages.ts';
import { newTask, type RunningProduct } from './product.ts';
import { report } from './report.ts';

const events = 500;
const eventsPerSecond = 50;

/** What moves or stops although nobody touched it: live changes on a full page, and pages that load. */
export async function benchSteadiness(product: RunningProduct, browser: Browser): Promise<void> {
  const cookie = await personWith(product, 10_000, 100);
  await benchEvents(product, browser, cookie);
  for (const path of ['/', '/auth', '/dashboard'])
    await benchShift(product, browser, { path, cookie: path === '/dashboard' ? cookie : '' });
}

async function benchEvents(
  product: RunningProduct,
  browser: Browser,
  cookie: string,
): Promise<void> {
  const { context, page } = await openPage(browser, `${product.origin}/today`, cookie);
  await page.getByRole('checkbox').first().waitFor();
  await page.waitForTimeout(3000);
  await page.evaluate(() => {
    const tasks: number[] = [];
    Reflect.set(window, 'longTasks', tasks);
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: 'longtask' });
  });
  const elsewhere = new Client(product.origin);
  elsewhere.cookie = cookie;
  const plannedOn = new Date().toISOString().slice(0, 10);
  for (let i = 0; i < events; i += 1) {
    const task = { ...newTask(i), plannedOn };
    const write = elsewhere.call('POST', '/tasks', task, { 'idempotency-key': newId() });
    await Promise.all([write, page.waitForTimeout(1000 / eventsPerSecond)]);
  }
  await page.waitForTimeout(500);
  const tasks = await page.evaluate(() => Reflect.get(window, 'longTasks') as number[]);
  const name = `longest task above 50 ms while ${events} live events arrive`;
  report({ name, value: Math.max(0, ...tasks), unit: 'ms', goal: { atMost: 50 } });
  elsewhere.close();
  await context.close();
}

/** How far what a page shows is pushed about until it stands. */
export async function benchShift(
  product: RunningProduct,
  browser: Browser,
  { path, cookie, atMost = 0 }: { path: string; cookie: string; atMost?: number },
): Promise<void> {
  const { context, page } = await openPage(browser, `${product.origin}${path}`, cookie);
  await page.locator('h1').first().waitFor();
  await page.waitForTimeout(2000);
  const value = await shiftOf(page);
  report({ name: `layout shift of ${path}`, value, unit: '', goal: { atMost } });
  await context.close();
}
