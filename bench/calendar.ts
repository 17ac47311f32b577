import type { Browser } from '@playwright/test';
import { percentile } from './measure.ts';
import { clickEach, openPage, personWith } from './pages.ts';
import type { RunningProduct } from './product.ts';
import { report } from './report.ts';

/** Another month, and completing a task beside it, with 10,000 tasks in a year. */
export async function benchCalendar(product: RunningProduct, browser: Browser): Promise<void> {
  const cookie = await personWith(product, 10_000, 30);
  // From next month on back and forth, so that both months are full.
  const soon = new Date(Date.now() + 31 * 86_400_000).toISOString().slice(0, 10);
  const { context, page } = await openPage(
    browser,
    `${product.origin}/calendar?date=${soon}`,
    cookie,
  );
  const inPanel = '.day-panel .entry-row input[type=checkbox]';
  await page.locator(inPanel).first().waitFor();
  await page.waitForTimeout(3000);
  const months = await clickEach(page, '.page-steps > .iconbtn', 'main h1');
  const complete = await clickEach(page, inPanel);
  report(
    {
      name: 'another month: click to paint, 10,000 tasks, p95',
      value: percentile(months, 0.95),
      unit: 'ms',
      goal: { atMost: 50 },
    },
    {
      name: 'complete beside the month: click to paint, 10,000 tasks, p95',
      value: percentile(complete, 0.95),
      unit: 'ms',
      goal: { atMost: 50 },
    },
  );
  await context.close();
}
