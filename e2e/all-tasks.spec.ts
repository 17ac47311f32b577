import type { Page } from '@playwright/test';
import { newId } from '#shared/ids.ts';
import { circle, expect, saved, settleIn, test, undoButton } from './journey.ts';

interface Row {
  id: string;
  title: string;
  plannedOn: string | null;
  completedAt: string | null;
}

/** A day some days from today in the browser's zone. */
function day(page: Page, days: number): Promise<string> {
  return page.evaluate(
    (ahead) => Temporal.Now.plainDateISO().add({ days: ahead }).toString(),
    days,
  );
}

async function addTasks(page: Page, tasks: readonly object[]): Promise<void> {
  const bodies = tasks.map((task) => ({ id: newId(), ...task }));
  const statuses = await page.evaluate(async (all) => {
    const answers = [];
    for (const body of all) {
      const headers = { 'content-type': 'application/json' };
      const request = { method: 'POST', headers, body: JSON.stringify(body) };
      answers.push((await fetch('/api/v1/tasks', request)).status);
    }
    return answers;
  }, bodies);
  expect(statuses).toEqual(tasks.map(() => 200));
}

const stored = (page: Page): Promise<Row[]> =>
  page.evaluate(async () => (await (await fetch('/api/v1/tasks')).json()).rows as Row[]);

test('what is overdue is spread over five days in one request, and one undo takes it back', async ({
  page,
}) => {
  await settleIn(page);
  const late = await Promise.all([-9, -7, -5, -4, -3, -2, -1].map((days) => day(page, days)));
  await addTasks(
    page,
    late.map((plannedOn, i) => ({ title: `Late ${i}`, plannedOn })),
  );
  await page.keyboard.press('g');
  await page.keyboard.press('o');
  await expect(page.getByRole('heading', { level: 1, name: 'Overdue' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Overdue 7 overdue' })).toBeVisible();
  const rows = page.getByRole('list', { name: 'Overdue tasks' }).getByRole('listitem');
  await expect(rows).toContainText([
    'Late 6',
    'Late 5',
    'Late 4',
    'Late 3',
    'Late 2',
    'Late 1',
    'Late 0',
  ]);
  await expect(rows.first()).toContainText('1 day');
  await expect(rows.last()).toContainText('9 days');

  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') sent.push(new URL(request.url()).pathname);
  });
  // A day that was chosen and not taken is no longer there.
  const chosen = page.getByRole('dialog').getByRole('textbox', { name: 'Date' });
  for (const typed of ['12/24/2031', '12/31/2031']) {
    await page.getByRole('button', { name: 'Reschedule all' }).click();
    await page.getByRole('menuitem', { name: /^Pick a date/ }).click();
    await expect(chosen).not.toHaveValue(/2031/);
    await chosen.fill(typed);
    await page.keyboard.press('Escape');
    await expect(chosen).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Reschedule all' }).click();
  await page.getByRole('menuitem', { name: /^Spread over 5 days/ }).click();
  await expect(page.getByText('Nothing overdue. Nice.')).toBeVisible();
  // A toast stays as long as the pointer is on it.
  await undoButton(page).hover();
  await saved(page);
  expect(sent).toEqual(['/api/v1/tasks']);
  const ahead = await Promise.all([0, 0, 1, 2, 2, 3, 4].map((days) => day(page, days)));
  const dates = async () =>
    (await stored(page))
      .toSorted((one, other) => one.title.localeCompare(other.title))
      .map(({ plannedOn }) => plannedOn);
  expect(await dates()).toEqual(ahead);

  await undoButton(page).click();
  await expect(rows).toHaveCount(7);
  await saved(page);
  expect(await dates()).toEqual(late);
  expect(sent).toHaveLength(2);

  // Only what is selected, from one square to another with Shift.
  await page.getByRole('checkbox', { name: 'Select Late 6' }).click();
  await page.getByRole('checkbox', { name: 'Select Late 4' }).click({ modifiers: ['Shift'] });
  await expect(page.getByRole('toolbar', { name: '3 selected' })).toBeVisible();
  await page.keyboard.press('t');
  await expect(rows).toHaveCount(4);
  await saved(page);
  const tomorrow = await day(page, 1);
  expect((await dates()).slice(4)).toEqual([tomorrow, tomorrow, tomorrow]);
});

test('all tasks are searched and narrowed in the address, and worked on many at once', async ({
  page,
}) => {
  await settleIn(page);
  await page.goto('/all-tasks');
  await expect(page.getByText('No tasks yet')).toBeVisible();
  const [yesterday, today, tomorrow, later] = await Promise.all(
    [-1, 0, 1, 40].map((days) => day(page, days)),
  );
  await addTasks(page, [
    { title: 'Send the receipts', plannedOn: yesterday },
    { title: 'Film at the Café', plannedOn: today, notes: 'Wides first.' },
    { title: 'Rough cut', plannedOn: tomorrow, notes: 'The CAFÉ scene.' },
    { title: 'Winter plan', plannedOn: later },
    { title: 'Learn to whistle' },
    { title: 'Long done', plannedOn: yesterday, completedAt: '2026-01-05T10:00:00Z' },
  ]);
  const list = page.getByRole('list', { name: 'All tasks' });
  await expect(list.getByRole('heading', { level: 2 })).toContainText([
    'Overdue',
    'Today',
    'Tomorrow',
    'Later',
    'Someday',
    'Done',
  ]);
  await expect(circle(page, 'Long done')).toHaveCount(0);

  await page.keyboard.press('/');
  await page.keyboard.type('cafe');
  await expect(list.locator('[data-task]')).toHaveCount(2);
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('switch', { name: 'Has notes' }).check();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Filter, 1 set' })).toBeFocused();
  await expect(page).toHaveURL(
    ({ searchParams: asked }) => asked.get('q') === 'cafe' && asked.get('notes') === 'yes',
  );
  await page.reload();
  await expect(list.locator('[data-task]')).toHaveCount(2);
  await expect(page.getByRole('searchbox', { name: 'Search tasks' })).toHaveValue('cafe');
  await page.goto('/today');
  await page.goBack();
  await expect(list.locator('[data-task]')).toHaveCount(2);

  await page.getByRole('searchbox').fill('no such thing');
  await expect(page.getByText('No tasks match these filters')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL(/\/all-tasks$/);
  await expect(list.locator('[data-task]')).toHaveCount(5);

  // X selects, and all that is selected is done by one press.
  await page.getByRole('button', { name: 'Send the receipts', exact: true }).focus();
  await page.keyboard.press('x');
  await page.getByRole('button', { name: 'Select all 5' }).click();
  await page.getByRole('toolbar').getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('5 tasks updated')).toBeVisible();
  await undoButton(page).hover();
  await saved(page);
  expect((await stored(page)).filter(({ completedAt }) => completedAt === null)).toEqual([]);
  await page.keyboard.press('Control+z');
  await expect(circle(page, 'Rough cut')).not.toBeChecked();
  await saved(page);
  expect((await stored(page)).filter(({ completedAt }) => completedAt === null)).toHaveLength(5);

  // Deleted together, back together.
  await page.getByRole('checkbox', { name: 'Select Winter plan' }).click();
  await page.getByRole('checkbox', { name: 'Select Learn to whistle' }).click();
  await page.getByRole('toolbar').getByRole('button', { name: 'Delete' }).click();
  await undoButton(page).hover();
  await saved(page);
  expect(await stored(page)).toHaveLength(4);
  await undoButton(page).click();
  await expect(circle(page, 'Winter plan')).toBeVisible();
  await saved(page);
  expect(await stored(page)).toHaveLength(6);
});

test('done tasks of earlier months come when they are asked for, and stay in step', async ({
  page,
}) => {
  await settleIn(page);
  await addTasks(page, [
    { title: 'An old win', plannedOn: '2024-03-05', completedAt: '2024-03-05T10:00:00Z' },
    { title: 'Now', plannedOn: await day(page, 0) },
  ]);
  await page.goto('/all-tasks?status=done');
  await page.getByRole('button', { name: 'Show older (1)' }).click();
  await expect(circle(page, 'An old win')).toBeChecked();
  // Changed elsewhere, it changes here.
  const [old] = (await stored(page)).filter(({ title }) => title === 'An old win');
  await page.evaluate(async (id) => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ title: 'An older win' });
    await fetch(`/api/v1/tasks/${id}`, { method: 'PATCH', headers, body });
  }, old?.id);
  await expect(circle(page, 'An older win')).toBeChecked();
});

test('a row that has the focus keeps it while its day grows beyond a hundred tasks and back', async ({
  page,
}) => {
  await settleIn(page);
  const today = await day(page, 0);
  const many = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, i) => ({
      title: `Frame ${String(from + i).padStart(3, '0')}`,
      plannedOn: today,
    }));
  await addTasks(page, many(1, 99));
  await page.goto('/today');
  const rows = page.locator('[data-task]');
  await expect(rows).toHaveCount(99);
  const mine = page.getByRole('checkbox', { name: 'Frame 005' });
  await mine.focus();
  await addTasks(page, many(100, 130));
  // Only what is in sight is on the page now.
  await expect.poll(() => rows.count()).toBeLessThan(80);
  await expect(mine).toBeFocused();
  // Over the list, beside the hours.
  await page.mouse.move(1000, 500);
  await page.mouse.wheel(0, 20_000);
  await expect(page.getByText('Frame 130')).toBeInViewport();
  await page.mouse.wheel(0, -20_000);
  await mine.focus();
  const late = (await stored(page)).filter(({ title }) => title > 'Frame 099');
  await page.evaluate(
    async (ids) => {
      for (const id of ids) await fetch(`/api/v1/tasks/${id}`, { method: 'DELETE' });
    },
    late.map(({ id }) => id),
  );
  await expect(rows).toHaveCount(99);
  await expect(mine).toBeFocused();
});

test('a filter is kept as a chip for whoever made it, on all devices, and dropped with an undo', async ({
  page,
}) => {
  await settleIn(page);
  await addTasks(page, [{ title: 'With words', notes: 'Ask for the brief' }, { title: 'Plain' }]);
  await page.goto('/all-tasks');
  const list = page.getByRole('list', { name: 'All tasks' });
  await expect(list).toContainText('Plain');
  await page.keyboard.press('f');
  const sheet = page.getByRole('dialog', { name: 'Filter' });
  // What a chip of the list's own asks for already needs no other.
  await sheet.getByRole('button', { name: 'Work' }).click();
  await expect(sheet.getByRole('button', { name: 'Clear all' })).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Save as chip' })).toHaveCount(0);
  await sheet.getByRole('button', { name: 'Work' }).click();
  await sheet.getByRole('switch', { name: 'Has notes' }).check();
  await sheet.getByRole('button', { name: 'Save as chip' }).click();
  await sheet.getByRole('textbox', { name: 'Name of the chip' }).fill('Briefed');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  const chip = page.getByRole('button', { name: 'Briefed' });
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  await saved(page);
  await page.goto('/all-tasks');
  await expect(list).toContainText('Plain');
  await chip.click();
  await expect(list).not.toContainText('Plain');
  await expect(list).toContainText('With words');
  await page.keyboard.press('f');
  await sheet.getByRole('button', { name: 'Remove chip' }).click();
  await expect(chip).toHaveCount(0);
  await undoButton(page).click();
  await expect(chip).toBeVisible();
});
