import type { Browser, Page } from '@playwright/test';
import { newId } from '#shared/ids.ts';
import { asSuperuser } from './growth.ts';
import { median, percentile, timeEach } from './measure.ts';
import { clickEach, launch, listed, openPage } from './pages.ts';
import { type RunningProduct, signUp, startServer } from './product.ts';
import { report } from './report.ts';

const [items, shots] = [500, 200];
const [templates, each] = [3, 100];
const runs = 40;
const openings = 7;

/** A trip of 500 things and 200 shots: templates on the server, opened from the cache, and ticked. */
export async function benchShoots(): Promise<void> {
  const product = await startServer();
  const { client, userId } = await signUp(product.origin);
  const { workspaces } = await client.call<{ workspaces: { id: string }[] }>('GET', '/workspaces');
  const place = `/workspaces/${workspaces[0]?.id ?? ''}`;
  const at = { client, place };
  await benchTemplates(at);
  const tripId = await makeTrip(at);
  await fill(product, { tripId, userId, workspaceId: workspaces[0]?.id ?? '' });
  const browser = await launch();
  const trip = `${product.origin}/trip/${tripId}`;
  await benchTab(browser, client.cookie, { url: `${trip}?tab=packing`, what: '500 things' });
  await benchTab(browser, client.cookie, { url: `${trip}?tab=shots`, what: '200 shots' });
  await browser.close();
  client.close();
  await product.stop();
}

type Client = Awaited<ReturnType<typeof signUp>>['client'];
interface At {
  client: Client;
  place: string;
}

async function makeTrip({ client, place }: At): Promise<string> {
  const id = newId();
  const today = Temporal.Now.plainDateISO('UTC');
  await client.call('POST', `${place}/trips`, {
    ...{ id, title: 'Coast road', timeZone: 'UTC', currency: 'USD' },
    ...{ startsOn: today.toString(), endsOn: today.add({ days: 3 }).toString() },
  });
  return id;
}

/** Three templates, put on an empty list at once; and put on it again, which adds nothing. */
async function benchTemplates(at: At): Promise<void> {
  const things = Array.from({ length: templates * each }, (_, n) => ({
    ...{ name: `Thing ${n}`, category: `Group ${n % 12}`, quantity: 1 + (n % 4) },
    ...{ isEssential: n % 9 === 0, needsCharging: n % 7 === 0, isGear: n % 5 === 0 },
  }));
  const trips: string[] = [];
  for (let made = 0; made < runs; made += 1) trips.push(await makeTrip(at));
  const { client, place } = at;
  for (const what of ['put on a list', 'put on the same list again']) {
    let next = 0;
    const samples = await timeEach(runs, () => {
      const tripId = trips[next % runs];
      next += 1;
      return client.send('POST', `/api/v1${place}/trips/${tripId}/packing`, { things });
    });
    report({
      name: `three templates of 100 things, ${what}, p50`,
      value: median(samples),
      unit: 'ms',
      goal: { atMost: 100 },
    });
  }
}

async function fill(
  product: RunningProduct,
  { tripId, userId, workspaceId }: { tripId: string; userId: string; workspaceId: string },
): Promise<void> {
  await asSuperuser(product, async (database) => {
    await database.query(
      `insert into packing_items (workspace_id, id, created_by_user_id, updated_by_user_id, trip_id,
          name, category, quantity, is_essential, needs_charging, sort_order)
        select $1, uuidv7(), $2, $2, $3, 'Thing ' || place, 'Group ' || place % 11, 1 + place % 4,
          place % 9 = 0, place % 7 = 0, place
        from generate_series(1, $4::int) as place`,
      [workspaceId, userId, tripId, items],
    );
    await database.query(
      `insert into shots (workspace_id, id, created_by_user_id, updated_by_user_id, trip_id, title,
          location, shot_on, priority, sort_order)
        select $1, uuidv7(), $2, $2, $3, 'Shot ' || place, 'Scene ' || place % 8,
          current_date + place % 4, case when place % 3 = 0 then 'nice' else 'must' end, place
        from generate_series(1, $4::int) as place`,
      [workspaceId, userId, tripId, shots],
    );
    await database.query('vacuum analyze');
  });
}

async function benchTab(
  browser: Browser,
  cookie: string,
  { url, what }: { url: string; what: string },
): Promise<void> {
  const { context, page } = await openPage(browser, url, cookie);
  await page.getByRole('checkbox').first().waitFor();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.waitForTimeout(4000);
  // From here on all of it comes from what the browser kept.
  await listed(page, () => page.reload());
  await page.waitForTimeout(2000);
  const opened: number[] = [];
  for (let i = 0; i < openings; i += 1) opened.push(await openFromTrips(page));
  const ticked = await clickEach(page, 'main input[type=checkbox]');
  report(
    {
      name: `a trip of ${what}, opened from another page`,
      value: median(opened),
      unit: 'ms',
      goal: { atMost: 100 },
    },
    {
      name: `a tick among ${what}: click to paint, p50`,
      value: median(ticked),
      unit: 'ms',
      goal: { atMost: 32 },
    },
    {
      name: `a tick among ${what}: click to paint, p95`,
      value: percentile(ticked, 0.95),
      unit: 'ms',
      goal: { atMost: 50 },
    },
  );
  await context.close();
}

/** Back to the trip, by the browser's own history: from the step to the paint of its first row. */
async function openFromTrips(page: Page): Promise<number> {
  await page.evaluate(() => history.pushState({}, '', '/trips'));
  await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')));
  await page.locator('.trip-panel').waitFor({ state: 'detached' });
  await page.waitForTimeout(500);
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const began = performance.now();
        const seen = new MutationObserver(() => {
          if (!document.querySelector('main .trip-panel input[type=checkbox]')) return;
          seen.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)));
        });
        seen.observe(document, { childList: true, subtree: true });
        history.back();
      }),
  );
}
