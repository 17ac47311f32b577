import type { Locator, Page } from '@playwright/test';
import { newId } from '#shared/ids.ts';
import { api, expect, quickAdd, saved, settleIn, test, undoButton } from './journey.ts';

const task = 'Film the harbour wall';
const day = (page: Page, date: string) => page.locator(`[role=gridcell][data-date="${date}"]`);
/** 'Tue, Nov 24', as a day's own page names it. */
const shortDay = (date: string) =>
  Temporal.PlainDate.from(date).toLocaleString('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
  });
const entryOn = (page: Page, date: string) => day(page, date).getByRole('button', { name: task });

/** A day of the month on screen that is not `date`, in the row above or below it. */
async function anotherDay(page: Page, date: string): Promise<string> {
  const dates = await page
    .locator('[role=gridcell]')
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-date') ?? ''));
  const at = dates.indexOf(date);
  return dates[at >= 7 ? at - 7 : at + 7] ?? '';
}

async function chosenDay(page: Page): Promise<string> {
  return (
    (await page.locator('[role=gridcell][aria-selected=true]').getAttribute('data-date')) ?? ''
  );
}

/** Drags by real mouse moves, as far below the upper edge of the target as told. */
async function drag(page: Page, from: Locator, to: Locator, below = 40): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('What is dragged, or its target, is not on screen.');
  await page.mouse.move(start.x + 20, start.y + 8);
  await page.mouse.down();
  await page.mouse.move(start.x + 26, start.y + 14, { steps: 3 });
  await page.mouse.move(end.x + end.width / 2, end.y + below, { steps: 8 });
  await page.mouse.up();
}

test('a task moves to another day by mouse, by keyboard and by menu, and Undo brings it back', async ({
  page,
}) => {
  await settleIn(page);
  await quickAdd(page, task);
  await page.getByRole('button', { name: 'Manage Categories' }).focus();
  await page.keyboard.press('g');
  await page.keyboard.press('c');
  await expect(page).toHaveURL(/\/calendar$/);
  const today = await chosenDay(page);
  const other = await anotherDay(page, today);

  await drag(page, entryOn(page, today), day(page, other));
  await expect(entryOn(page, other)).toBeVisible();
  await expect(entryOn(page, today)).toHaveCount(0);
  await undoButton(page).click();
  await expect(entryOn(page, today)).toBeVisible();

  const [along, back] = other < today ? ['ArrowUp', 'ArrowDown'] : ['ArrowDown', 'ArrowUp'];
  await entryOn(page, today).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(`Lifted ${task}.`)).toBeAttached();
  await page.keyboard.press(along);
  await expect(day(page, other)).toBeFocused();
  // What is only carried has not moved.
  await expect(entryOn(page, today)).toBeVisible();
  await page.keyboard.press('Space');
  await expect(entryOn(page, other)).toBeVisible();
  await expect(entryOn(page, today)).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(entryOn(page, today)).toBeVisible();

  // It is carried from where it stands, whichever day is chosen.
  await expect.poll(() => chosenDay(page)).toBe(other);
  await entryOn(page, today).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press(along);
  await page.keyboard.press('Space');
  await expect(page.getByText(`${task} dropped on`)).toBeAttached();
  await expect(entryOn(page, other)).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(entryOn(page, today)).toBeVisible();
  await day(page, other).focus();
  await page.keyboard.press(back);

  await entryOn(page, today).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press(along);
  await page.keyboard.press('Escape');
  await expect(entryOn(page, today)).toBeVisible();
  await expect.poll(() => chosenDay(page)).toBe(today);

  const panel = page.getByRole('complementary').filter({ hasText: '0 of 1 tasks done' });
  await panel.getByText(task).hover();
  await panel.getByRole('button', { name: `More actions for ${task}` }).click();
  await page.getByRole('menuitem', { name: 'Move to…' }).click();
  await page.getByRole('dialog').getByLabel('Date', { exact: true }).fill('2/30/2026');
  await page.getByRole('button', { name: 'Move task' }).click();
  await expect(page.getByText('Use a date that exists')).toBeVisible();
  await page.getByRole('dialog').getByLabel('Date', { exact: true }).fill(other);
  await page.getByRole('button', { name: 'Move task' }).click();
  await expect(entryOn(page, other)).toBeVisible();
  await saved(page);
  await page.reload();
  await expect(entryOn(page, other)).toBeVisible();
});

test('the view and the day stay in the address, hidden layers on the device', async ({ page }) => {
  await settleIn(page);
  await page.goto('/today');
  await quickAdd(page, `${task} #Content`);
  await page.goto('/calendar?date=2026-03-14');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('March 2026');
  await page.keyboard.press(']');
  await expect(page).toHaveURL(/date=2026-04-14/);
  await page.getByRole('button', { name: 'Previous month' }).click();
  await page.getByRole('radio', { name: 'Week' }).check();
  await expect(page).toHaveURL(/view=week/);
  await expect(page.getByText('Mar 8 – 14', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Mar 8 – 14', { exact: true })).toBeVisible();
  await page.goto('/calendar?view=never&date=2026-02-30');
  await expect(page.locator('[role=gridcell][aria-current=date]')).toBeVisible();

  const entry = page.getByRole('gridcell').getByRole('button', { name: `${task} Content` });
  await expect(entry).toBeVisible();
  await page.getByRole('button', { name: 'Choose among Tasks' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Content' }).click();
  await expect(entry).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Show Tasks' })).toBeChecked();
  await expect(entry).toHaveCount(0);
});

test('a day is opened by keyboard and by mouse, and its hours give a task its time', async ({
  page,
}) => {
  await settleIn(page);
  // Tomorrow has its hours free at any time of the day.
  await page.goto('/tomorrow');
  await quickAdd(page, task);
  const date = Temporal.Now.plainDateISO('America/New_York').add({ days: 1 }).toString();
  await page.goto(`/calendar?date=${date}`);
  await day(page, date).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/day/${date}$`));
  await expect(page.getByRole('heading', { level: 1, name: shortDay(date) })).toBeVisible();

  const hours = page.getByRole('complementary', { name: 'Hours of the day' });
  const block = hours.getByRole('button', { name: task });
  const row = page.getByRole('listitem').filter({ hasText: task });
  await expect(row).toContainText('Any time');
  await page.keyboard.press('j');
  await page.keyboard.press('h');
  await expect(block).toContainText('9:00 AM – 10:00 AM');
  await block.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Space');
  await expect(block).toContainText('9:15 AM – 10:30 AM');
  await expect(row).toContainText('9:15 AM');

  // By mouse: two hours later, and then half an hour longer.
  // From the middle: at an edge the hours would scroll along, as they should.
  await block.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = await block.boundingBox();
  if (!box) throw new Error('The block is not on screen.');
  await page.mouse.move(box.x + 30, box.y + 10);
  await page.mouse.down();
  await page.mouse.move(box.x + 30, box.y + 40, { steps: 3 });
  await page.mouse.move(box.x + 30, box.y + 10 + 92, { steps: 8 });
  await page.mouse.up();
  await expect(row).toContainText('11:15 AM');
  await expect(block).toContainText('11:15 AM – 12:30 PM');
  const moved = await block.boundingBox();
  if (!moved) throw new Error('The block is not on screen.');
  const edge = { x: moved.x + 60, y: moved.y + moved.height - 3 };
  await page.mouse.move(edge.x, edge.y);
  await page.mouse.down();
  await page.mouse.move(edge.x, edge.y + 23, { steps: 6 });
  await page.mouse.up();
  await expect(block).toContainText('11:15 AM – 1:00 PM');
  await page.keyboard.press('Control+z');
  await expect(block).toContainText('11:15 AM – 12:30 PM');
  await saved(page);

  await page.getByRole('button', { name: 'Add to starred' }).click();
  await page.keyboard.press(']');
  const next = shortDay(Temporal.PlainDate.from(date).add({ days: 1 }).toString());
  await expect(page.getByRole('heading', { level: 1, name: next })).toBeVisible();
  await expect(page.getByText(`No tasks for ${next}`)).toBeVisible();
  await page.getByRole('button', { name: 'Previous day' }).click();
  await expect(page.getByRole('button', { name: 'Remove from starred' })).toBeVisible();
  await page.goto(`/calendar?date=${date}`);
  await expect(day(page, date)).toContainText('starred');
  await day(page, date).getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`/day/${date}$`));

  // A reminder leads to its task, or says that it is gone.
  const dialog = page.getByRole('dialog', { name: 'Edit Task' });
  const { rows } = await (await page.request.get('/api/v1/tasks')).json();
  await page.goto(`/day/${date}?task=${rows[0].id}`);
  await expect(dialog.getByLabel('Task', { exact: true })).toHaveValue(task);
  await page.goto(`/day/${date}?task=${newId()}`);
  await expect(dialog).toContainText('This task is not there any more.');
  await expect(page).toHaveURL(new RegExp(`/day/${date}\\?open=task`));
});

test('a date that does not exist is no page', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await settleIn(page);
  for (const date of ['2026-02-30', 'abc', '2026-3-1', '03-14-2026', '2026-13-01']) {
    await page.goto(`/day/${date}`);
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Return to Home' })).toBeVisible();
    expect(logged.some((text) => text.includes(`/day/${date}`))).toBe(true);
  }
});

test('weeks begin on the day that the user has chosen', async ({ page }) => {
  await settleIn(page);
  await page.goto('/calendar');
  await expect(page.getByRole('columnheader').first()).toHaveText('Sun');
  await page.goto('/settings');
  await page.getByRole('combobox', { name: 'Week starts on' }).click();
  await page.getByRole('option', { name: 'Monday' }).click();
  await saved(page);
  await page.goto('/calendar?date=2026-03-14');
  await expect(page.getByRole('columnheader').first()).toHaveText('Mon');
  await expect(page.locator('[role=gridcell]').first()).toHaveAttribute('data-date', '2026-02-23');
  await page.goto('/calendar?view=week&date=2026-03-15');
  await expect(page.getByText('Mar 9 – 15', { exact: true })).toBeVisible();
  await page.keyboard.press('n');
  await page.getByRole('dialog').getByRole('button', { name: 'Choose a date' }).click();
  await expect(page.getByRole('grid').last().getByRole('columnheader').first()).toHaveText('Mon');
});

test('a week shows three of what has no hour, and the rest in place', async ({ page }) => {
  await settleIn(page);
  await page.goto('/today');
  const titles = ['One', 'Two', 'Three', 'Four', 'Five'].map((name) => `${name} of five`);
  for (const title of titles) await quickAdd(page, title);
  await page.goto('/calendar?view=week');
  const entries = page.getByRole('button', { name: /of five$/ });
  await expect(entries).toHaveCount(3);
  await page.getByRole('button', { name: '2 more' }).click();
  await expect(entries).toHaveCount(5);
  await expect(page.getByRole('button', { name: 'Less' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(entries).toHaveCount(3);
});

test('of many tasks at one time hours show the first and the number of the others', async ({
  page,
}) => {
  await settleIn(page);
  const plannedOn = new Date().toLocaleDateString('en-CA', { timeZone: 'America/New_York' });
  for (let place = 1; place <= 10; place += 1) {
    const time = { plannedOn, timeType: 'start-only', startTime: '10:00' };
    await api(page, 'POST', '/tasks', { id: newId(), title: `Scene ${place} of ten`, ...time });
  }
  await page.goto('/today');
  const hours = page.getByRole('complementary', { name: 'Hours of the day' });
  const scenes = hours.getByRole('button', { name: /^Scene/ });
  await expect(scenes).toHaveCount(7);
  await hours.getByRole('button', { name: '+3 more' }).click();
  await expect(scenes).toHaveCount(10);
  await expect(hours.getByRole('button', { name: 'Less' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(scenes).toHaveCount(7);

  await page.goto('/calendar?view=week');
  // Each wide enough for the beginning of its title.
  const ofWeek = page.getByRole('button', { name: /^Scene/ });
  await expect(ofWeek).toHaveCount(2);
  for (const scene of await ofWeek.all())
    expect((await scene.boundingBox())?.width).toBeGreaterThan(50);
  await page.getByRole('link', { name: '+8 more' }).click();
  await expect(page).toHaveURL(new RegExp(`/day/${plannedOn}$`));
});

test('a phone has a week or a month of days above what stands on the chosen one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await settleIn(page);
  await page.goto('/today');
  await quickAdd(page, task);
  await page.goto('/calendar');
  const days = page.getByRole('group', { name: 'Days' });
  await expect(days.getByRole('button')).toHaveCount(7);
  const first = page.getByRole('heading', { level: 2, name: /^Today/ });
  await expect(first).toBeVisible();
  // Bar, chips and the strip of days: what stands on them begins right under it.
  expect((await days.boundingBox())?.y).toBe(100);
  expect((await first.boundingBox())?.y).toBeLessThan(190);

  await page.getByRole('button', { name: 'Page menu' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Month' }).click();
  await expect(page).toHaveURL(/view=month/);
  const chosen = days.getByRole('button', { pressed: true });
  await expect(chosen).toContainText('1 planned');
  await expect(page.getByRole('button', { name: task, exact: true })).toBeVisible();
  await days
    .getByRole('button', { name: /, 0 planned/ })
    .first()
    .click();
  await expect(page.getByText('Nothing planned')).toBeVisible();
  await expect(page.getByRole('button', { name: task, exact: true })).toHaveCount(0);
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  await page.getByRole('button', { name: 'Next month' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title ?? '');
  await page.getByRole('button', { name: 'Page menu' }).click();
  await page.getByRole('menuitem', { name: 'Today' }).click();
  await expect(page.getByRole('button', { name: task, exact: true })).toBeVisible();
});
