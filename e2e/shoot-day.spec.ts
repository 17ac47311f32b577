import type { Page } from '@playwright/test';
import { api, calm, expect, make, saved, settleIn, test } from './journey.ts';

interface Rows {
  rows: { id: string; title: string; status: string; stage: string; version: number }[];
}

test('what a deal is owed becomes shots, and what is shot goes on to the edit; on the set no network is needed', async ({
  page,
  context,
}) => {
  await settleIn(page);
  const contentItemId = await make(page, 'content-items', { title: 'Rain', stage: 'filming' });
  const campaignId = await make(page, 'campaigns', { campaignName: 'Rain Shell' });
  await make(page, 'deliverables', {
    ...{ campaignId, contentItemId, platform: 'instagram', format: 'reel', title: 'A rainy reel' },
  });
  const today = Temporal.Now.plainDateISO('America/New_York').toString();
  const tripId = await make(page, 'trips', {
    ...{ title: 'Harbour', destination: 'Lisbon', startsOn: today, endsOn: today },
  });
  await make(page, 'trip-campaigns', { tripId, campaignId });
  await make(page, 'schedule-items', {
    ...{ tripId, title: 'Harbour wall', scheduledOn: today, startTime: '00:01', endTime: '23:59' },
  });
  await make(page, 'schedule-items', {
    ...{ tripId, title: 'A night bite', scheduledOn: today, startTime: '00:02', endTime: '00:03' },
  });
  const things = [
    { name: 'Tripod', category: 'Camera', sortOrder: 1 },
    { name: 'Camera body', category: 'Camera', sortOrder: 2, isGear: true },
    { name: 'Water', category: 'Camera', sortOrder: 3, isEssential: true },
    { name: 'Permit', category: 'Documents' },
  ];
  for (const thing of things) await make(page, 'packing-items', { tripId, ...thing });

  await page.goto(`/trip/${tripId}?tab=shots`);
  await page.getByRole('button', { name: 'Add 1 shot from deals and content' }).click();
  await expect(page.getByRole('checkbox', { name: 'Shot A rainy reel' })).toBeVisible();
  await expect(page.getByRole('button', { name: /from deals and content/ })).toHaveCount(0);
  await page.getByRole('textbox', { name: 'New shot' }).fill('Gulls');
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'New shot' }).fill('Boats');
  await page.keyboard.press('Enter');

  await page.getByRole('checkbox', { name: 'Shot A rainy reel' }).check();
  // The key takes the tick back, and the offer goes with it.
  await expect(page.getByRole('button', { name: 'Move to Edit' })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('checkbox', { name: 'Shot A rainy reel' })).not.toBeChecked();
  await expect(page.getByRole('button', { name: 'Move to Edit' })).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Shot A rainy reel' }).check();
  await page.getByRole('button', { name: 'Move to Edit' }).click();
  await saved(page);
  const { workspaces } = await api<{ workspaces: { id: string }[] }>(page, 'GET', '/workspaces');
  const list = (path: string) =>
    api<Rows>(page, 'GET', `/workspaces/${workspaces[0]?.id}/${path}`).then(({ rows }) => rows);
  expect(await list('content-items')).toMatchObject([{ title: 'Rain', stage: 'editing' }]);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/trip/${tripId}/day`);
  // What began last is over: the one that runs is the present one.
  await expect(page.getByRole('listitem').and(page.locator('[aria-current]'))).toContainText(
    'Harbour wall',
  );
  await page.getByRole('radio', { name: /Pack/ }).click();
  const toPack = page.getByRole('checkbox');
  const inOrder = (names: string[]) =>
    expect
      .poll(() => toPack.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label'))))
      .toEqual(names.map((name) => `Pack ${name}`));
  // As the list has it: groups in their usual order, what is essential first, what is packed last.
  await inOrder(['Permit', 'Water', 'Tripod', 'Camera body']);
  await page.getByRole('checkbox', { name: 'Pack Water' }).check();
  await page.getByRole('checkbox', { name: 'Pack Camera body' }).check();
  await expect(page.getByRole('switch', { name: 'Return check' })).toBeVisible();
  await inOrder(['Permit', 'Tripod', 'Water', 'Camera body']);
  await page.getByRole('switch', { name: 'Return check' }).check();
  await page.getByRole('checkbox', { name: 'Camera body is back in its bag' }).check();
  await expect(toPack).toHaveCount(1);
  await page.getByRole('switch', { name: 'Return check' }).uncheck();
  await page.getByRole('checkbox', { name: 'Pack Camera body' }).uncheck();
  await expect(page.getByRole('switch', { name: 'Return check' })).toBeHidden();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await calm(page);
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('radio', { name: /Shots/ }).click();
  await expect(page.getByText('No network. What you tick is kept and sent later.')).toBeVisible();
  await page.getByRole('button', { name: 'Take 1 of Gulls' }).click();
  await page.getByRole('button', { name: 'Got it: Gulls' }).click();
  await page.getByRole('button', { name: 'Drop it' }).click();
  await page.getByRole('button', { name: 'Weather' }).click();
  await expect(page.getByText('Dropped: Weather')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Shot Gulls' })).toBeChecked();

  await context.setOffline(false);
  await saved(page);
  const shots = await list('shots');
  const of = (title: string) => shots.find((shot) => shot.title === title);
  // A take and a tick: each arrived once.
  expect(of('Gulls')).toMatchObject({ status: 'done', takes: 1, version: 3 });
  expect(of('Boats')).toMatchObject({ status: 'dropped', version: 2 });

  // Deleted by somebody else while it is open.
  await api(page, 'DELETE', `/workspaces/${workspaces[0]?.id}/trips/${tripId}`);
  await expect(page.getByRole('heading', { name: 'This trip is gone' })).toBeVisible();
});

test('on the set the screen stays on for as long as it is asked to, and on coming back', async ({
  page,
}) => {
  // The browser's own answers, written down as they are given.
  await page.addInitScript(() => {
    const locks: WakeLockSentinel[] = [];
    const ask = navigator.wakeLock.request.bind(navigator.wakeLock);
    Object.assign(window, { locks });
    navigator.wakeLock.request = async (kind) => {
      const lock = await ask(kind);
      locks.push(lock);
      return lock;
    };
  });
  const held = () =>
    page.evaluate(() =>
      // Put there above.
      (window as unknown as { locks: WakeLockSentinel[] }).locks.map(({ released }) => !released),
    );
  await settleIn(page);
  const today = Temporal.Now.plainDateISO('America/New_York').toString();
  const tripId = await make(page, 'trips', { title: 'Harbour', startsOn: today, endsOn: today });
  await page.goto(`/trip/${tripId}/day`);
  const button = page.getByRole('button', { name: 'Keep the screen on' });
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  expect(await held()).toEqual([]);
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(held).toEqual([true]);

  // Out of sight the browser lets go of it; back in sight it is asked for again.
  await turnSight(page, 'hidden');
  await expect.poll(held).toEqual([false]);
  await turnSight(page, 'visible');
  await expect.poll(held).toEqual([false, true]);
  await expect(button).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('link', { name: 'Leave day mode' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Harbour');
  await expect.poll(held).toEqual([false, false]);
});

// A page without a window is always in sight: what a browser does as one is hidden is done here.
async function turnSight(page: Page, state: DocumentVisibilityState): Promise<void> {
  await page.evaluate(async (now) => {
    Object.defineProperty(document, 'visibilityState', { value: now, configurable: true });
    // Put there by the test.
    const { locks } = window as unknown as { locks: WakeLockSentinel[] };
    if (now === 'hidden') await Promise.all(locks.map((lock) => lock.release()));
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}

test('a trip that is moved keeps its length and takes along what stands on its days; its call sheet is shared by a link until that is revoked', async ({
  page,
  browser,
  product,
}) => {
  await settleIn(page);
  const tripId = await make(page, 'trips', {
    ...{ title: 'Harbour', startsOn: '2031-05-01', endsOn: '2031-05-02' },
  });
  await make(page, 'schedule-items', {
    ...{ tripId, title: 'Harbour wall', scheduledOn: '2031-05-01', startTime: '07:30' },
  });
  // Left behind by a trip that was moved: no page opens on it.
  await make(page, 'schedule-items', {
    ...{ tripId, title: 'The week before', scheduledOn: '2031-04-24', startTime: '07:45' },
  });
  await make(page, 'shots', { tripId, title: 'Gulls', shotOn: '2031-05-02' });
  await make(page, 'bookings', { tripId, title: 'Studio', startsOn: '2031-05-01' });
  const { workspaces } = await api<{ workspaces: { id: string }[] }>(page, 'GET', '/workspaces');
  const daysOf = async (path: string, field: string) => {
    const url = `/workspaces/${workspaces[0]?.id}/${path}`;
    const { rows } = await api<{ rows: Record<string, string>[] }>(page, 'GET', url);
    return rows.map((row) => row[field] ?? '').sort();
  };
  const standing = async () => {
    await saved(page);
    const [items, shots] = [daysOf('schedule-items', 'scheduledOn'), daysOf('shots', 'shotOn')];
    return [...(await items), ...(await shots), ...(await daysOf('bookings', 'startsOn'))];
  };
  const before = ['2031-04-24', '2031-05-01', '2031-05-02', '2031-05-01'];
  expect(await standing()).toEqual(before);
  await page.goto(`/trip/${tripId}`);
  const form = page.getByRole('dialog', { name: 'Edit trip' });
  const isBooked = form.getByRole('switch', { name: 'Move its bookings along' });
  const move = async () => {
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await form.getByLabel('First day').fill('05/08/2031');
    await form.getByLabel('Name').focus();
    await expect(form.getByRole('switch', { name: 'Move its schedule along' })).toBeChecked();
    await expect(form.getByText('2 items, 7 days later')).toBeVisible();
    await expect(isBooked).not.toBeChecked();
  };
  await move();
  await form.getByRole('button', { name: 'Save trip' }).click();
  await expect(page.getByText('Thu, May 8, 2031 – Fri, May 9, 2031')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Thu, May 1, 2031 – Fri, May 2, 2031')).toBeVisible();
  expect(await standing()).toEqual(before);
  await move();
  await isBooked.check();
  await form.getByRole('button', { name: 'Save trip' }).click();
  await expect(page.getByText('Thu, May 8, 2031 – Fri, May 9, 2031')).toBeVisible();
  expect(await standing()).toEqual(['2031-05-01', '2031-05-08', '2031-05-09', '2031-05-08']);
  for (const way of ['?tab=schedule', '/day']) {
    await page.goto(`/trip/${tripId}${way}`);
    await expect(page.getByText('Harbour wall')).toBeVisible();
  }
  await page.goto(`/trip/${tripId}/call-sheet`);
  await expect(page.getByRole('article', { name: /day 2 of 3/ })).toContainText('Harbour wall');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('button', { name: 'Make link' }).click();
  const url = await page.getByLabel('The link, shown this once').inputValue();
  const stranger = await (await browser.newContext({ baseURL: product.origin })).newPage();
  const { pathname } = new URL(url);
  await stranger.goto(pathname);
  await expect(stranger.getByRole('article')).toContainText('7:30 AM');
  await page.getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('Revoked', { exact: true })).toBeVisible();
  await stranger.reload();
  await expect(
    stranger.getByRole('heading', { name: 'This call sheet does not work' }),
  ).toBeVisible();
});

test('shots outlive what they hang on: they stay on its day, where a thumb reaches their ticks', async ({
  page,
}) => {
  await settleIn(page);
  const tripId = await make(page, 'trips', { title: 'Harbour' });
  await page.goto(`/trip/${tripId}?tab=schedule`);
  await page.getByRole('button', { name: 'Choose its days' }).click();
  const form = page.getByRole('dialog', { name: 'Edit trip' });
  await form.getByLabel('First day').fill('05/01/2031');
  await form.getByLabel('Last day').fill('05/02/2031');
  await form.getByRole('button', { name: 'Save trip' }).click();
  await expect(page.getByRole('tab', { name: 'Thu 1 Off' })).toBeVisible();
  await saved(page);
  const scheduleItemId = await make(page, 'schedule-items', {
    ...{ tripId, title: 'Rooftop', scheduledOn: '2031-05-02', startTime: '10:00' },
  });
  await make(page, 'shots', { tripId, title: 'Skyline', scheduleItemId });
  await page.goto(`/trip/${tripId}?tab=schedule&day=2031-05-02`);
  const day = (word: string) => page.getByRole('tab', { name: `Fri 2 ${word}` });
  const figures = page.locator('.strip').getByText('Shoots');
  await expect(day('1 shoot')).toBeVisible();
  await expect(figures).toBeVisible();
  await page.getByRole('button', { name: 'Rooftop', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByText('Removed from schedule')).toBeVisible();
  await expect(day('1 shot')).toBeVisible();
  await expect(figures).toHaveCount(0);
  const loose = page.getByRole('region', { name: 'Shots of the day' });
  await loose.getByRole('button', { name: 'Skyline', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('combobox', { name: 'When' })).toHaveText(
    'Fri, May 2, 2031',
  );
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+z');
  await expect(day('1 shoot')).toBeVisible();
  await expect(loose).toHaveCount(0);
  await saved(page);

  await make(page, 'shots', { tripId, title: 'Gulls', shotOn: '2031-05-02' });
  await page.setViewportSize({ width: 390, height: 844 });
  for (const title of ['Skyline', 'Gulls']) {
    const tick = page.getByRole('checkbox', { name: `Shot ${title}` });
    await tick.scrollIntoViewIfNeeded();
    expect((await tick.boundingBox())?.x, title).toBeGreaterThanOrEqual(0);
    await tick.check();
  }
});

test('a day of which something could not be read says so, and shows no half of it', async ({
  page: desk,
  browser,
}) => {
  await settleIn(desk);
  const today = Temporal.Now.plainDateISO('America/New_York').toString();
  const tripId = await make(desk, 'trips', { title: 'Harbour', startsOn: today, endsOn: today });
  await make(desk, 'schedule-items', { tripId, title: 'Harbour wall', scheduledOn: today });
  await make(desk, 'trip-people', { tripId, name: 'Jonas' });
  // Another browser of theirs, to which nothing has come yet.
  const storageState = await desk.context().storageState();
  const baseURL = new URL(desk.url()).origin;
  const context = await browser.newContext({ baseURL, storageState, serviceWorkers: 'block' });
  const page = await context.newPage();
  const lists = /\/api\/v1\/workspaces\/[^/]+\/(schedule-items|trip-people)(\?|$)/;
  await page.route(lists, (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto(`/trip/${tripId}/day`);
  await expect(page.getByText('This could not be loaded.')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('off');
  await page.goto(`/trip/${tripId}/call-sheet`);
  await expect(page.getByText('Failed to load the call sheet')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('article')).toHaveCount(0);
  await page.unroute(lists);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('article')).toContainText('Harbour wall');
  await expect(page.getByRole('article')).toContainText('Jonas');
});
