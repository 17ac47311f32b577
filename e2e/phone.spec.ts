import type { Page } from '@playwright/test';
import { api, calm, expect, make, quickAdd, saved, settleIn, test } from './journey.ts';

const phone = { width: 390, height: 844 };
const today = new Date().toISOString().slice(0, 10);

test('on a phone the first steps stand where the lists below them do, and filters go up and down only', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await settleIn(page);
  const step = page.getByText('Put one thing on today');
  await expect(step).toBeVisible();
  for (const place of [
    page.getByRole('heading', { name: 'Set the stage' }),
    page.getByRole('heading', { name: 'Today', exact: true }),
  ])
    expect((await place.boundingBox())?.x).toBe(20);
  const press = await page.getByRole('button', { name: 'Add a task', exact: true }).boundingBox();
  expect((press?.x ?? 0) + (press?.width ?? 0)).toBeLessThanOrEqual(370);

  await page.goto('/expenses');
  await make(page, 'expenses', {
    title: 'Boat',
    spentOn: today,
    amountMinor: 100,
    currency: 'USD',
  });
  await page.getByRole('button', { name: 'Filter' }).click();
  const groups = page.locator('.filter-groups');
  await expect(groups).toBeVisible();
  expect(await groups.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
});

test('figures that slide sideways fade at the edge where there are more', async ({ page }) => {
  await page.setViewportSize(phone);
  await settleIn(page);
  await make(page, 'expenses', {
    ...{ title: 'Boat', spentOn: today, amountMinor: 100, currency: 'USD' },
  });
  await page.goto('/expenses');
  const figures = page.getByRole('group', { name: 'What was spent' });
  const faded = () =>
    figures.evaluate((one) => {
      const style = getComputedStyle(one);
      return ['--fade-start', '--fade-end'].map((edge) => style.getPropertyValue(edge));
    });
  await expect.poll(faded).toEqual(['0px', '28px']);
  await figures.evaluate((one) => one.scrollTo({ left: one.scrollWidth, behavior: 'instant' }));
  await expect.poll(faded).toEqual(['28px', '0px']);
});

test('a week of days to choose from is one row on a phone', async ({ page }) => {
  await page.setViewportSize(phone);
  await settleIn(page);
  await page.goto('/content-calendar');
  const days = page.getByRole('group', { name: 'On these days' }).getByRole('button');
  await expect(days).toHaveCount(7);
  const tops = await days.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
});

test('no price and no bill is cut on a phone', async ({ page }) => {
  await page.setViewportSize(phone);
  await settleIn(page);
  const large = { amountMinor: 1_234_567_890, currency: 'CHF' };
  await make(page, 'tools', {
    ...{ name: 'Sorrel', startedOn: today, priceMinor: 1_234_567_890, currency: 'CHF' },
  });
  await make(page, 'recurring-expenses', {
    ...{ ...large, title: 'Studio rent', startsOn: today, rrule: 'FREQ=MONTHLY' },
  });
  const affiliateLinkId = await make(page, 'affiliate-links', {
    ...{ title: 'Rain Shell', url: 'https://halden.example/lark' },
  });
  await make(page, 'affiliate-earnings', {
    ...{ affiliateLinkId, month: today.slice(0, 7) },
    ...{ commissionMinor: 1_234_567_890, currency: 'USD' },
  });
  for (const [path, amount] of [
    ['tools', /CHF\s?12,345,678\.90/],
    ['recurring-expenses', /CHF\s?12,345,678\.90/],
    ['affiliate-links', /\$12,345,678\.90/],
  ] as const) {
    await page.goto(`/${path}`);
    const cell = page.getByRole('cell', { name: amount }).last();
    await expect(cell).toBeVisible();
    expect(await cell.evaluate((one) => one.scrollWidth - one.clientWidth), path).toBe(0);
  }
});

test('a picture that cannot be seen offline is drawn, and comes with the connection', async ({
  page,
  context,
}) => {
  await settleIn(page);
  const { workspaces } = await api<{ workspaces: { id: string }[] }>(page, 'GET', '/workspaces');
  await api(page, 'POST', `/workspaces/${workspaces[0]?.id}/sample`, {});
  await page.goto('/today');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.goto('/inspirations');
  const covers = page.locator('.cover');
  await expect(covers.locator('img').first()).toBeVisible();
  await calm(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('Red stamp as the only colour')).toBeVisible();
  await expect.poll(() => broken(page)).toBe(0);
  await expect(covers.locator('.is-plain').first()).toBeVisible();
  await context.setOffline(false);
  await expect(covers.locator('img').first()).toBeVisible();
  await expect(covers.locator('.is-plain')).toHaveCount(0);
  expect(await broken(page)).toBe(0);
});

test('what is made offline is written in at once, as the script of a piece', async ({
  page,
  context,
}) => {
  await settleIn(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await calm(page);
  await context.setOffline(true);
  await page.goto('/content-pipeline');
  await page.getByRole('button', { name: 'New content' }).first().click();
  await page.getByLabel('Title').fill('Rain shell');
  await page.getByRole('button', { name: 'Add and open' }).click();
  const panel = page.getByRole('dialog', { name: 'Rain shell' });
  await expect(panel.getByRole('heading', { name: 'Script' })).toBeVisible();
  await expect(panel.getByText(/^Failed to load/)).toHaveCount(0);
  await panel.getByRole('button', { name: 'Edit Script' }).click();
  await page.keyboard.type('Six days, one jacket.');
  await page.keyboard.press('Control+Enter');
  await page.reload();
  await expect(panel.getByText('Six days, one jacket.')).toBeVisible();
  await context.setOffline(false);
  await saved(page);
  await expect(panel.getByText('Six days, one jacket.')).toBeVisible();
  await expect(panel.getByText(/^Failed to load/)).toHaveCount(0);
  // The server has it, once.
  await page.reload();
  await expect(panel.getByText('Six days, one jacket.')).toHaveCount(1);
});

function broken(page: Page): Promise<number> {
  return page.evaluate(
    () => [...document.images].filter((one) => one.complete && one.naturalWidth === 0).length,
  );
}

test('where the browser’s text is large, lines keep their distance and labels are whole', async ({
  page,
}) => {
  await settleIn(page);
  await page.goto('/today');
  await quickAdd(page, 'Call Petra');
  await page.goto('/all-tasks');
  await page.evaluate(() => (document.documentElement.style.fontSize = '24px'));
  const label = page.locator('.tape').first();
  await expect(label).toBeVisible();
  expect(await label.evaluate((one) => one.scrollHeight - one.clientHeight)).toBe(0);
  const tight = await page.locator('main *').evaluateAll((all) =>
    all
      .filter((one) => [...one.childNodes].some(({ nodeType }) => nodeType === Node.TEXT_NODE))
      .map((one) => getComputedStyle(one))
      .filter(({ lineHeight, fontSize }) => parseFloat(lineHeight) < 0.95 * parseFloat(fontSize))
      .map(({ lineHeight, fontSize }) => `${fontSize} in ${lineHeight}`),
  );
  expect(tight).toEqual([]);
});
