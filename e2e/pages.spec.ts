import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { newId } from '#shared/ids.ts';
import { expect, make, quickAdd, saved, settleIn, test } from './journey.ts';

// The longest of all files: both workers share it.
test.describe.configure({ mode: 'parallel' });

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const appPages = [
  '/dashboard',
  '/content',
  '/content-ideas',
  '/content-pillars',
  '/content-pipeline',
  '/inspirations',
  '/analytics',
  '/analytics?tab=deals',
  '/analytics?tab=money',
  '/analytics?tab=habits',
  '/analytics/numbers',
  '/brand-campaigns',
  '/content-brands',
  '/brands',
  '/affiliate-links',
  '/brands?view=payments',
  '/businesses',
  '/tools',
  '/expenses',
  '/expenses/import',
  '/recurring-expenses',
  '/trips',
  '/packing-template',
  '/entertainment',
  '/entertainment?view=table',
  '/entertainment/import',
  '/books',
  '/books/year',
  '/books/import',
  '/today',
  '/tomorrow',
  '/all-tasks',
  '/overdue',
  '/calendar',
  '/calendar?view=week',
  '/calendar?view=list',
  '/content-calendar',
  '/content-calendar?view=week',
  '/content-calendar?view=list',
  '/day/2026-11-21',
  '/settings',
  '/notifications',
  '/trash',
];
const screens = [
  { name: 'desktop', viewport: { width: 1440, height: 900 } },
  { name: 'phone', viewport: { width: 390, height: 844 } },
];

/** Every breach that axe finds, in words; none is the promise. */
async function breaches(page: Page): Promise<string[]> {
  const found = await breachesNow(page);
  if (found.length === 0) return found;
  // A notice that is just going is half transparent; a breach is one that stays.
  await page.waitForTimeout(2_000);
  return breachesNow(page);
}

async function breachesNow(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(levels).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
}

/** One task for the deal on each of the days. */
async function makeLinked(page: Page, campaignId: string, days: string[]): Promise<void> {
  const tasks = days.map((plannedOn) => ({ id: newId(), title: 'Send the list', plannedOn }));
  const made = await page.evaluate(
    async ({ bodies, ...link }) => {
      const { workspaces } = await (await fetch('/api/v1/workspaces')).json();
      const headers = { 'content-type': 'application/json' };
      const answers = bodies.map((body) => {
        const fields = { ...body, ...link, linkWorkspaceId: workspaces[0].id };
        return fetch('/api/v1/tasks', { method: 'POST', headers, body: JSON.stringify(fields) });
      });
      return (await Promise.all(answers)).map(({ ok }) => ok);
    },
    { bodies: tasks, campaignId },
  );
  expect(made).toEqual(days.map(() => true));
}

async function inEachTheme(page: Page, look: (theme: string) => Promise<void>): Promise<void> {
  for (const theme of ['light', 'dark']) {
    await page.evaluate((name) => {
      document.documentElement.dataset['theme'] = name;
    }, theme);
    // Colours fade from one theme to the other.
    await page.waitForTimeout(300);
    // What is coming or going is half transparent.
    await expect(page.locator('[data-starting-style], [data-ending-style]')).toHaveCount(0);
    await look(theme);
  }
}

for (const { name, viewport } of screens) {
  test.describe(name, () => {
    test.use({ viewport });

    test(`pages for strangers have no axe violation (${name})`, async ({ page }) => {
      for (const path of ['/', '/login', '/register', '/auth?reset=x', '/auth?confirm=x']) {
        await page.goto(path);
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        await inEachTheme(page, async (theme) =>
          expect({ path, theme, found: await breaches(page) }).toEqual({ path, theme, found: [] }),
        );
      }
    });

    test(`pages of the app have no axe violation (${name})`, async ({ page }) => {
      // Each page is looked at twice, and there are many.
      test.setTimeout(600_000);
      await settleIn(page);
      await page.goto('/today');
      await quickAdd(page, 'Film the reel 3pm #Content');
      await quickAdd(page, 'Call Pilo');
      await saved(page);
      for (const path of appPages) {
        await page.goto(path);
        await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
        await inEachTheme(page, async (theme) =>
          expect({ path, theme, found: await breaches(page) }).toEqual({ path, theme, found: [] }),
        );
      }
      await page.keyboard.press('n');
      await page.getByRole('dialog', { name: 'Add New Task' }).waitFor();
      await inEachTheme(page, async () => expect(await breaches(page)).toEqual([]));
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').waitFor();
      await inEachTheme(page, async () => expect(await breaches(page)).toEqual([]));
    });

    test(`days with linked tasks have no axe violation (${name})`, async ({ page }) => {
      await settleIn(page);
      const today = Temporal.Now.plainDateISO('America/New_York');
      const campaignId = await make(page, 'campaigns', { campaignName: 'Rain Shell' });
      await makeLinked(page, campaignId, [today, today, today.subtract({ days: 3 })].map(String));
      for (const path of ['/today', '/overdue', `/day/${String(today)}`]) {
        await page.goto(path);
        await page.getByRole('button', { name: 'For the deal Rain Shell' }).first().waitFor();
        await inEachTheme(page, async (theme) =>
          expect({ path, theme, found: await breaches(page) }).toEqual({ path, theme, found: [] }),
        );
      }
    });

    test(`a trip has no axe violation, whatever of it is shown (${name})`, async ({ page }) => {
      test.setTimeout(300_000);
      await settleIn(page);
      const today = Temporal.Now.plainDateISO('America/New_York').toString();
      const days = { startsOn: today, endsOn: today, latitude: 38.7223, longitude: -9.1393 };
      const tripId = await make(page, 'trips', { title: 'Lisbon', budgetMinor: 9_000, ...days });
      await make(page, 'trip-people', { tripId, name: 'Jonas', role: 'Sound', callTime: '07:00' });
      await make(page, 'shots', { tripId, title: 'Wide, into frame', shotOn: today });
      await make(page, 'bookings', { tripId, title: 'Flight', costMinor: 4_000, startsOn: today });
      await make(page, 'packing-items', { tripId, name: 'Batteries', category: 'Camera' });
      const spent = { title: 'Tram', amountMinor: 300, currency: 'USD', spentOn: today };
      await make(page, 'expenses', { ...spent, tripId });
      for (const tab of ['overview', 'packing', 'shots', 'schedule', 'bookings', 'costs']) {
        await page.goto(`/trip/${tripId}?tab=${tab}`);
        await page.getByRole('tabpanel').first().waitFor();
        await saved(page);
        await inEachTheme(page, async (theme) =>
          expect({ tab, theme, found: await breaches(page) }).toEqual({ tab, theme, found: [] }),
        );
      }
    });

    test(`a packing template has no axe violation, full and empty (${name})`, async ({ page }) => {
      await settleIn(page);
      const packingTemplateId = await make(page, 'packing-templates', { name: 'Carry-on' });
      const items = `/templates/${packingTemplateId}/items`;
      const look = (what: string) =>
        inEachTheme(page, async (theme) =>
          expect({ what, theme, found: await breaches(page) }).toEqual({ what, theme, found: [] }),
        );
      await page.goto(items);
      await page.getByText('Nothing in it yet').waitFor();
      await look('empty');
      const marks = { isEssential: true, needsCharging: true, isGear: true, note: 'In its case' };
      const rule = { quantityRule: 'per_night', quantityExtra: 1, quantityMax: 7 };
      const thing = { packingTemplateId, name: 'Batteries', category: 'Camera' };
      await make(page, 'packing-template-items', { ...thing, ...marks, ...rule });
      await page.goto(items);
      await page.getByRole('textbox', { name: 'Name of Batteries' }).waitFor();
      await look('full');
      await page.goto('/packing-template');
      await page.getByRole('link', { name: 'Carry-on' }).waitFor();
      await look('cards');
    });

    test(`the routine has no axe violation (${name})`, async ({ page }) => {
      const look = () => inEachTheme(page, async () => expect(await breaches(page)).toEqual([]));
      await settleIn(page);
      await page.goto('/routine');
      await page.getByRole('button', { name: 'Add Your First Habit' }).waitFor();
      await look();
      const dialog = page.getByRole('dialog');
      for (const title of ['Read a book', 'Iron tablet']) {
        if (name === 'phone') {
          await page.getByRole('button', { name: 'Add', exact: true }).click();
          await page.getByRole('menuitem', { name: 'Add item' }).click();
        } else await page.getByRole('button', { name: 'Add item' }).click();
        await dialog.getByLabel('Title').fill(title);
        if (title === 'Iron tablet') {
          await dialog.getByRole('switch', { name: 'Medicine' }).check();
          await dialog.getByLabel(/^Dosage/).fill('10 mg');
          await dialog.getByRole('switch', { name: 'Critical' }).check();
          await look();
        }
        await dialog.getByRole('button', { name: 'Add', exact: true }).click();
        await expect(dialog).toHaveCount(0);
      }
      await page.getByRole('checkbox', { name: 'Complete Read one page' }).check();
      await look();
      await expect(page.getByRole('main').getByRole('button', { name: 'Undo' })).toHaveCount(0, {
        timeout: 10_000,
      });
      await look();
    });
  });
}

test('no page scrolls sideways at 320 px, nor where scrollbars take room', async ({ page }) => {
  const narrow = { width: 320, height: 640 };
  await page.setViewportSize(narrow);
  await page.goto('/');
  const isWide = () =>
    page.evaluate(() => {
      const isMore = (element: Element) => element.scrollWidth > element.clientWidth;
      const main = document.getElementById('main');
      if (isMore(document.documentElement)) return true;
      return main !== null && getComputedStyle(main).overflowX === 'auto' && isMore(main);
    });
  // The browser of the tests hides its scrollbars: pages are told of one as wide as most are.
  const isWideBesideScrollbar = async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.evaluate(() =>
      document.documentElement.style.setProperty('--scrollbar-width', '15px'),
    );
    // What takes the room of the scrollbar, which is not there.
    await page.locator('#main').evaluate((main) => (main.style.borderRight = '15px solid'));
    const answer = await isWide();
    await page.setViewportSize(narrow);
    return answer;
  };
  const expectToFit = async (path: string) => {
    expect({ path, isWide: await isWide() }).toEqual({ path, isWide: false });
    expect({ path, isWide: await isWideBesideScrollbar() }).toEqual({ path, isWide: false });
  };
  expect(await isWide()).toBe(false);
  await settleIn(page);
  for (const path of [...appPages, '/routine']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
    await expectToFit(path);
  }
  const name = 'Passport, visa and a copy of both';
  const tripId = await make(page, 'trips', { title: 'Lisbon' });
  const packingTemplateId = await make(page, 'packing-templates', { name: 'Carry-on' });
  const marks = { name, isEssential: true, needsCharging: true, isGear: true };
  await make(page, 'packing-items', { tripId, ...marks, toBuy: true, quantity: 999 });
  await make(page, 'packing-template-items', { packingTemplateId, ...marks });
  // Rows reach beyond the words of their page.
  await make(page, 'content-items', { title: name, stage: 'idea' });
  await page.goto('/today');
  await quickAdd(page, name);
  const tabs = ['overview', 'packing', 'shots', 'schedule', 'bookings', 'costs'];
  const more = tabs.map((tab) => `/trip/${tripId}?tab=${tab}`);
  const lists = ['/all-tasks', '/content-ideas', '/trips'];
  for (const path of [...more, ...lists, `/templates/${packingTemplateId}/items`]) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
    await saved(page);
    await expectToFit(path);
  }
});

test.describe('a page that does not exist', () => {
  test('says so, leads home and logs the path', async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => void logged.push(message.text()));
    await page.goto('/contnet-pipeline');
    await expect(page.getByText('Oops! Page not found')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
    expect(logged.join()).toContain('/contnet-pipeline');
    expect(await breaches(page)).toEqual([]);
  });
});
