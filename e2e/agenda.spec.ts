import type { Browser, Locator, Page } from '@playwright/test';
import { newId } from '#shared/ids.ts';
import { aPerson, expect, saved, settleIn, test, tokenOf } from './journey.ts';

/** What the page's own session may ask of the API. */
async function post<T>(page: Page, path: string, data: object): Promise<T> {
  const { origin } = new URL(page.url());
  const answer = await page.request.post(`/api/v1${path}`, { data, headers: { origin } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}

/** Creates records in the only workspace of the page's account; gives their ids. */
async function recorder(page: Page) {
  const answer = await page.request.get('/api/v1/workspaces');
  const { workspaces } = (await answer.json()) as { workspaces: { id: string }[] };
  const path = `/workspaces/${workspaces[0]?.id}`;
  const make = async (kind: string, fields: object) => {
    const id = newId();
    await post(page, `${path}/${kind}`, { id, ...fields });
    return id;
  };
  return { path, make };
}

/** Somebody else who belongs to the workspace, in a browser of their own. */
async function aMember(page: Page, path: string, browser: Browser): Promise<Page> {
  const guest = aPerson('Ife');
  const { link } = await post<{ link: string }>(page, `${path}/invitations`, {
    email: guest.email,
    role: 'member',
  });
  const context = await browser.newContext({
    baseURL: new URL(page.url()).origin,
    locale: 'en-US',
    viewport: { width: 1440, height: 900 },
  });
  const theirs = await context.newPage();
  await theirs.goto('/favicon.svg');
  await post(theirs, '/auth/sign-up', { ...guest, timeZone: 'America/New_York' });
  await post(theirs, '/invitations/accept', { token: tokenOf(link) });
  return theirs;
}

const today = Temporal.Now.plainDateISO('America/New_York');
/** A day of the month on screen, in the week after or before. */
const near =
  today.add({ days: 7 }).month === today.month
    ? today.add({ days: 7 })
    : today.subtract({ days: 7 });
const day = (page: Page, date: Temporal.PlainDate) =>
  page.locator(`[role=gridcell][data-date="${date.toString()}"]`);
const entry = (page: Page, date: Temporal.PlainDate, name: RegExp) =>
  day(page, date).getByRole('button', { name });

/** Drags by real mouse moves. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('What is dragged, or its target, is not on screen.');
  await page.mouse.move(start.x + 20, start.y + 8);
  await page.mouse.down();
  await page.mouse.move(start.x + 26, start.y + 14, { steps: 3 });
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 8 });
  await page.mouse.up();
}

test('all of a deal stands on its day, moves by drag, and a second member sees it live', async ({
  page,
  browser,
}) => {
  await settleIn(page);
  const { path, make } = await recorder(page);
  const theirs = await aMember(page, path, browser);
  const date = today.toString();
  const brandId = await make('brands', { name: 'Halden', color: 'teal' });
  // Nobody's in particular: the days of deal and piece are those of all.
  const campaignId = await make('campaigns', {
    campaignName: 'Rain Shell',
    brandId,
    status: 'waiting-for-product',
    productStatus: 'shipped',
    productExpectedOn: today.subtract({ days: 1 }).toString(),
    ownerUserId: null,
  });
  const reel = { campaignId, platform: 'instagram', format: 'reel', title: 'Rain-shell reel' };
  await make('deliverables', { ...reel, postDueOn: date });
  const money = { amountMinor: 90_000, currency: 'USD', trigger: 'fixed_date', termsDays: 0 };
  await make('payments', { ...money, campaignId, label: 'Deposit', triggeredOn: date });
  const contentItemId = await make('content-items', {
    title: 'Orzo',
    stage: 'editing',
    assigneeUserId: null,
  });
  await make('posts', { contentItemId, plannedOn: date });

  await page.goto('/today');
  const also = page.getByRole('complementary', { name: 'Also due' });
  // What waited for its product begins once it is there.
  await also.getByRole('button', { name: 'Mark received: Parcel: Rain Shell' }).click();
  await expect(page.getByText('Moved to In progress')).toBeVisible();
  await expect(also.getByRole('listitem')).toHaveText([/Orzo/, /Rain-shell reel/, /Deposit/]);
  await also.getByRole('button', { name: 'Mark posted: Rain-shell reel' }).click();
  const posted = page.getByRole('dialog');
  await expect(posted.getByLabel('Live link')).toBeVisible();
  await posted.getByRole('button', { name: 'Cancel' }).click();
  const deposit = also.getByRole('listitem').filter({ hasText: 'Deposit' });
  await expect(deposit).toContainText('+$900.00');
  await deposit.getByRole('button', { name: 'Mark paid: Deposit' }).click();
  await expect(deposit).toContainText('Paid');
  await expect(deposit.getByRole('button', { name: /Mark paid/ })).toHaveCount(0);

  await Promise.all([page.goto('/calendar'), theirs.goto('/calendar')]);
  for (const screen of [page, theirs]) {
    await expect(entry(screen, today, /^H ?Rain-shell reel|^Rain-shell reel/)).toBeVisible();
    await expect(entry(screen, today, /Orzo/)).toBeVisible();
    // A day has room for two; the rest is behind a number.
    await expect(day(screen, today).getByRole('link', { name: '1 more' })).toBeVisible();
  }
  await drag(page, entry(page, today, /Rain-shell reel/), day(page, near));
  await expect(entry(page, near, /Rain-shell reel/)).toBeVisible();
  // Nothing was reloaded there meanwhile.
  await expect(entry(theirs, near, /Rain-shell reel/)).toBeVisible();
  await expect(entry(theirs, today, /Rain-shell reel/)).toHaveCount(0);
  await expect(entry(page, today, /\$900.*Deposit/)).toBeVisible();
  await expect(entry(theirs, today, /\$900.*Deposit/)).toBeVisible();
  // What is paid has its day for good.
  await drag(page, entry(page, today, /Deposit/), day(page, near));
  await expect(entry(page, today, /Deposit/)).toBeVisible();

  // A card of the dashboard is hidden by one of them for themself; a module goes for both, and comes back.
  await Promise.all([page.goto('/dashboard'), theirs.goto('/dashboard')]);
  const week = (screen: Page) => screen.getByRole('region', { name: "This week's content" });
  await expect(week(page)).toContainText('Orzo');
  await page.getByRole('button', { name: 'Customize' }).click();
  await page.getByRole('switch', { name: "Show This week's content" }).uncheck();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(week(page)).toHaveCount(0);
  await expect(week(theirs)).toContainText('Orzo');
  await page.goto('/settings?tab=workspace');
  await page.getByRole('switch', { name: 'Content', exact: true }).uncheck();
  await expect(theirs.getByRole('link', { name: 'Content Ideas' })).toHaveCount(0);
  await expect(week(theirs)).toHaveCount(0);
  await page.goto('/content-pipeline');
  await page.getByRole('button', { name: 'Switch on Content' }).click();
  await expect(page.getByText('Orzo')).toBeVisible();
  await expect(week(theirs)).toContainText('Orzo');
  await theirs.context().close();
});

test('what is late stands by what waiting costs, each with its one action', async ({ page }) => {
  await settleIn(page);
  const { make } = await recorder(page);
  const ago = (days: number) => today.subtract({ days }).toString();
  const brandId = await make('brands', { name: 'Halden', color: 'teal' });
  const campaignId = await make('campaigns', {
    campaignName: 'Rain Shell',
    brandId,
    status: 'in-progress',
  });
  const money = { amountMinor: 90_000, currency: 'USD', trigger: 'fixed_date', termsDays: 0 };
  await make('payments', { ...money, campaignId, label: 'Deposit', triggeredOn: ago(1) });
  const contentItemId = await make('content-items', { title: 'Orzo', stage: 'editing' });
  await make('posts', { contentItemId, plannedOn: ago(5) });

  await page.goto('/overdue');
  const rows = page.getByRole('list', { name: 'Money, deals and posts' }).getByRole('listitem');
  await expect(rows).toHaveText([/^1 day.*Deposit, \$900\.00/, /^5 days.*Orzo/]);
  await rows.first().getByRole('button', { name: 'Mark paid: Deposit' }).click();
  await expect(rows).toHaveText([/^5 days.*Orzo/]);
  await page.keyboard.press('Control+z');
  await expect(rows).toHaveCount(2);
});

test('content is placed from the tray, moved by keys, doubled with Alt and taken off again', async ({
  page,
}) => {
  await settleIn(page);
  const { make } = await recorder(page);
  await make('content-items', { title: 'Lisbon in five breakfasts', stage: 'filming' });
  await page.goto('/content-calendar');
  const name = /Lisbon in five/;
  // What has no date waits in a sliver, which stays open once somebody has opened it.
  await page.getByRole('button', { name: 'Open Undated, 1' }).click();
  await page.keyboard.press('u');
  await expect(page.getByRole('button', { name: 'Open Undated, 1' })).toBeFocused();
  await page.keyboard.press('u');
  await page.reload();
  const tray = page.getByRole('region', { name: /^Undated/ });
  const waiting = tray.getByRole('listitem').filter({ hasText: name });
  await drag(page, waiting, day(page, today));
  await expect(entry(page, today, name)).toBeVisible();
  await expect(waiting).toHaveCount(0);

  await entry(page, today, name).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press(Temporal.PlainDate.compare(near, today) > 0 ? 'ArrowDown' : 'ArrowUp');
  await page.keyboard.press('Space');
  await expect(entry(page, near, name)).toBeVisible();
  await expect(entry(page, today, name)).toHaveCount(0);

  await page.keyboard.down('Alt');
  await drag(page, entry(page, near, name), day(page, today));
  await page.keyboard.up('Alt');
  await expect(entry(page, today, name)).toBeVisible();
  await expect(entry(page, near, name)).toBeVisible();

  // What is chosen moves together, and one press takes it back.
  const step = near.day > 20 ? -1 : 1;
  await entry(page, near, name).click({ modifiers: ['Control'] });
  await page.getByRole('button', { name: 'Shift', exact: true }).click();
  await page.getByRole('menuitem', { name: `1 day ${step < 0 ? 'earlier' : 'later'}` }).click();
  await expect(entry(page, near.add({ days: step }), name)).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(entry(page, near, name)).toBeVisible();
  await page.keyboard.press('Escape');

  await entry(page, near, name).focus();
  await page.keyboard.press('Delete');
  await expect(waiting).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(waiting).toHaveCount(0);
  await expect(entry(page, near, name)).toBeVisible();

  // An empty day begins a piece on that day.
  await page.goto(`/content-calendar?date=${near.toString()}&pillar=none`);
  await expect(page.getByText('No content matches these filters')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).first().click();
  await expect(entry(page, near, name)).toBeVisible();
  await day(page, near.add({ days: near.day > 20 ? -2 : 2 })).click();
  const dialog = page.getByRole('dialog', { name: 'New post' });
  await dialog.getByLabel('Title').fill('Letter 62');
  await dialog.getByRole('button', { name: 'Add post' }).click();
  await expect(page.getByRole('gridcell').getByRole('button', { name: /Letter 62/ })).toBeVisible();
  await saved(page);
});

test('an empty content calendar offers a rhythm, whose open slots are filled, counted and found', async ({
  page,
}) => {
  await settleIn(page);
  await page.goto('/content-calendar');
  const offer = page.getByRole('region', { name: 'Set a rhythm first' });
  await expect(offer).toBeVisible();
  await page.keyboard.press(']');
  await offer.getByRole('button', { name: 'Monday' }).click();
  await offer.getByRole('button', { name: 'Keep four a week' }).click();
  await expect(offer).toHaveCount(0);
  const slot = page.getByRole('gridcell').getByRole('button', { name: /^Weekly rhythm Open slot/ });
  await slot.nth(5).click();
  const dialog = page.getByRole('dialog', { name: 'New post' });
  await dialog.getByLabel('Title').fill('Letter 62');
  await dialog.getByRole('button', { name: 'Add post' }).click();
  await expect(page.getByRole('button', { name: 'All 1' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('main').focus();
  await page.keyboard.press('/');
  await page.keyboard.type('soup');
  const letter = page.getByRole('gridcell').getByRole('button', { name: /Letter 62/ });
  await expect(letter).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'All 0' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(letter).toBeVisible();
  await saved(page);
  await page.reload();
  await expect(slot.first()).toBeVisible();
});
