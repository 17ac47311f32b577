import type { Page } from '@playwright/test';
import { circle, expect, joinedBy, saved, settleIn, test } from './journey.ts';

const row = (page: Page, title: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('.routine-title', { hasText: title }) });
const undo = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Undo' });
const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

async function addItem(
  page: Page,
  title: string,
  more?: (dialog: ReturnType<Page['getByRole']>) => Promise<void>,
) {
  await page.getByRole('button', { name: 'Add item' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Routine Item' });
  await dialog.getByLabel('Title').fill(title);
  await more?.(dialog);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

test('a day of the routine, from the first habit to everything done', async ({ page }) => {
  await settleIn(page);
  await page.keyboard.press('g');
  await page.keyboard.press('r');
  await expect(page.getByRole('heading', { level: 1, name: 'Daily Routine' })).toBeVisible();
  await expect(page.getByText('Start building your routine!')).toBeVisible();
  await expect(page.getByText('40% completion counts as success.')).toBeVisible();

  // Without a title nothing can be added; a title suggests something smaller.
  await page.getByRole('button', { name: 'Add Your First Habit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Routine Item' });
  await expect(dialog.getByRole('button', { name: 'Add', exact: true })).toBeDisabled();
  await dialog.getByLabel('Title').fill('Charge both cameras');
  await expect(dialog.getByLabel(/^Tiny version/)).toHaveValue('Charge both cameras');
  await dialog.getByLabel('Title').fill('Journal, two pages');
  await expect(dialog.getByLabel(/^Tiny version/)).toHaveValue('Write one sentence');
  for (const name of ['Morning (after waking)', 'Afternoon (midday)', 'Evening (before bed)'])
    await expect(dialog.getByRole('radio', { name })).toBeVisible();
  await expect(dialog.getByRole('radio', { name: 'Every day' })).toBeChecked();
  for (const name of ['Weekdays only', 'Most days (4+ per week)', 'When I remember'])
    await expect(dialog.getByRole('radio', { name })).not.toBeChecked();
  await expect(dialog.getByLabel(/^Dosage/)).toHaveCount(0);
  await expect(dialog.getByRole('switch', { name: 'Critical' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(toast(page, 'Routine item added')).toBeVisible();
  await expect(row(page, 'Write one sentence')).toContainText('Full goal: Journal, two pages');
  await expect(row(page, 'Write one sentence')).toContainText('Tiny habit');
  await expect(page.getByText('0 of 1 completed today')).toBeVisible();
  await expect(page.getByText('Good start! Every small step counts.')).toBeVisible();

  // A medicine has a dosage and may be critical, and is never made smaller.
  await addItem(page, 'Take vitamins', async (form) => {
    await form.getByRole('switch', { name: 'Medicine' }).check();
    await expect(form.getByLabel(/^Tiny version/)).toHaveCount(0);
    await form.getByLabel(/^Dosage/).fill('10 mg');
    await form.getByRole('switch', { name: 'Critical' }).check();
    await form.getByRole('radio', { name: 'Evening (before bed)' }).check();
  });
  for (const badge of ['Critical', '10 mg', 'Medicine'])
    await expect(row(page, 'Take vitamins')).toContainText(badge);
  await addItem(page, 'Call the agency');
  await addItem(page, 'Ring the bank', async (form) => {
    await form.getByRole('radio', { name: 'When I remember' }).check();
  });
  // What is done when needed is never due.
  await expect(page.getByText('0 of 3 completed today')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'When needed' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Morning (0/2 done)' })).toBeVisible();

  // What is done can be undone for five seconds, and not be deleted.
  await circle(page, 'Write one sentence').check();
  await expect(page.getByText('1 of 3 completed today')).toBeVisible();
  await expect(page.getByText('33%')).toBeVisible();
  await expect(page.locator('.toast-celebrate')).toHaveCount(1);
  await undo(page).click();
  await expect(toast(page, 'Undone!')).toBeVisible();
  await expect(page.getByText('0 of 3 completed today')).toBeVisible();
  await expect(page.locator('.toast-celebrate')).toHaveCount(0);
  await circle(page, 'Write one sentence').check();
  await circle(page, 'Call the agency').check();
  await expect(undo(page)).toHaveCount(1);
  await expect(row(page, 'Call the agency').getByRole('button', { name: 'Undo' })).toBeVisible();
  await expect(page.getByText('67%')).toBeVisible();
  await expect(page.getByText('Great progress! Keep going!')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Morning (2/2 done) ✓ Complete!' })).toBeVisible();
  await expect(undo(page)).toHaveCount(0, { timeout: 10_000 });
  await expect(page.getByRole('button', { name: 'Delete Call the agency' })).toHaveCount(0);

  await row(page, 'Ring the bank').hover();
  await page.getByRole('button', { name: 'Delete Ring the bank' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete this routine item?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(row(page, 'Ring the bank')).toBeVisible();
  await row(page, 'Ring the bank').hover();
  await page.getByRole('button', { name: 'Delete Ring the bank' }).click();
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(toast(page, 'Routine item deleted')).toBeVisible();
  await expect(circle(page, 'Ring the bank')).toHaveCount(0);

  // Everything is done: confetti, once.
  await expect(page.locator('body > canvas')).toHaveCount(0);
  await circle(page, 'Take vitamins').check();
  await expect(page.locator('body > canvas')).toBeVisible();
  await expect(page.getByText('Amazing! You completed everything today!')).toBeVisible();
  await expect(page.getByText('100%')).toBeVisible();
  await expect(page.locator('body > canvas')).toHaveCount(0, { timeout: 15_000 });
  await saved(page);
  await page.reload();
  await expect(page.getByText('3 of 3 completed today')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Routine 3 of 3 done' })).toBeVisible();

  // What it comes to stands in analytics, with the way to its rows.
  await page.goto('/analytics?tab=habits');
  const figures = page.getByRole('tabpanel');
  await expect(figures).toContainText('Good days');
  await expect(figures).toContainText('100%1 of 1');
  await figures.getByRole('button', { name: 'How Good days is counted' }).click();
  await page.getByRole('button', { name: 'Show the row' }).click();
  await expect(page.getByRole('dialog', { name: 'Good days' })).toContainText('3 of 3');
});

test('days are skipped, paused and logged afterwards, and the order is what one makes it', async ({
  page,
}) => {
  await settleIn(page);
  await page.goto('/routine');
  for (const title of ['One', 'Two', 'Three']) await addItem(page, title);
  const menu = async (title: string, action: string) => {
    await row(page, title).hover();
    await page.getByRole('button', { name: `More actions for ${title}` }).click();
    const items = page.getByRole('menu', { name: `Actions for ${title}` });
    await items
      .getByRole('menuitem', { name: action })
      .or(items.getByRole('menuitemcheckbox', { name: action }))
      .click();
  };
  const titles = () => page.locator('.routine-title').allTextContents();

  await menu('One', 'Skip today');
  await expect(page.getByText('0 of 2 completed today')).toBeVisible();
  await expect(row(page, 'One')).toContainText('Skipped');
  await menu('Two', 'Pause until…');
  const pausing = page.getByRole('dialog', { name: 'Pause this routine item' });
  await pausing.getByLabel('Due again on').fill('2020-01-01');
  await pausing.getByRole('button', { name: 'Pause item' }).click();
  await expect(pausing.getByText('Choose a later day')).toBeVisible();
  const nextWeek = Temporal.Now.plainDateISO('America/New_York').add({ days: 7 }).toString();
  await pausing.getByLabel('Due again on').fill(nextWeek);
  await pausing.getByRole('button', { name: 'Pause item' }).click();
  await expect(page.getByText('0 of 1 completed today')).toBeVisible();
  await expect(toast(page, 'Item paused')).toBeVisible();
  await page.getByRole('button', { name: 'Not today (1)' }).click();
  await expect(row(page, 'Two')).toContainText('Paused until');
  await page.keyboard.press('Control+z');
  await expect(page.getByText('0 of 2 completed today')).toBeVisible();
  await menu('Two', 'Pause until…');
  await pausing.getByRole('button', { name: 'Pause item' }).click();
  await page.getByRole('button', { name: 'Not today (1)' }).click();
  await expect(row(page, 'Two')).toContainText('Paused until');
  await menu('Two', 'Resume');
  await menu('One', 'Do not skip');
  await expect(page.getByText('0 of 3 completed today')).toBeVisible();

  // By keyboard: on to the next and back, up and down among the others, and done.
  await expect(page.getByRole('button', { name: 'More actions for One' })).toBeFocused();
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(titles).toEqual(['Two', 'One', 'Three']);
  await page.keyboard.press('Control+z');
  await expect.poll(titles).toEqual(['One', 'Two', 'Three']);
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(titles).toEqual(['Two', 'One', 'Three']);
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(titles).toEqual(['One', 'Two', 'Three']);
  await page.keyboard.press('Space');
  await expect(circle(page, 'One')).toBeChecked();
  await page.keyboard.press('k');
  await page.keyboard.press('x');
  await expect(circle(page, 'One')).not.toBeChecked();
  await page.keyboard.press('e');
  await expect(page.getByRole('dialog', { name: 'Edit Routine Item' })).toBeVisible();
  await page.keyboard.press('Escape');

  // By hand.
  await page.getByRole('button', { name: 'Reorder' }).click();
  await expect(page.locator('[data-item][data-drags]')).toHaveCount(3);
  await page
    .locator('[data-item]', { hasText: 'Three' })
    .locator('[data-grip]')
    .dragTo(page.locator('[data-item]', { hasText: 'One' }), { targetPosition: { x: 200, y: 3 } });
  await expect.poll(titles).toEqual(['Three', 'One', 'Two']);
  await page.getByRole('button', { name: 'Done', exact: true }).click();

  // Yesterday, from today and on a page of its own.
  await menu('Two', 'Done yesterday');
  await page.keyboard.press('[');
  await expect(page.getByText('1 of 1 completed yesterday')).toBeVisible();
  // What had not begun by then begins with what is logged.
  await expect(row(page, 'Three')).toContainText('Before it began');
  await circle(page, 'Three').click();
  await expect(page.getByText('2 of 2 completed yesterday')).toBeVisible();
  await expect(page.locator('.toast-celebrate')).toHaveCount(0);
  await page.keyboard.press(']');
  await expect(page.getByText('0 of 3 completed today')).toBeVisible();

  // A word about how it went.
  await circle(page, 'Two').check();
  await expect(undo(page)).toHaveCount(0, { timeout: 10_000 });
  await menu('Two', 'Add a note');
  const note = page.getByRole('dialog', { name: 'Add a note' });
  await note.getByLabel('Two').fill('Before breakfast, for once');
  await note.getByRole('button', { name: 'Save note' }).click();
  await expect(row(page, 'Two')).toContainText('Before breakfast, for once');
  await saved(page);
  await page.reload();
  await expect.poll(titles).toEqual(['Three', 'One', 'Two']);
  await expect(row(page, 'Two')).toContainText('Before breakfast, for once');
});

test('what is ticked offline is counted, and is on the server once it is back', async ({
  page,
  context,
}) => {
  await settleIn(page);
  await page.goto('/routine');
  for (const title of ['One', 'Two']) await addItem(page, title);
  await saved(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  await circle(page, 'One').check();
  await expect(page.getByText('Offline. 1 change will sync when you are back.')).toBeVisible();
  await circle(page, 'Two').check();
  await expect(page.getByText('Offline. 2 changes will sync when you are back.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('2 of 2 completed today')).toBeVisible();
  await context.setOffline(false);
  await saved(page);
  await page.reload();
  await expect(page.getByText('2 of 2 completed today')).toBeVisible();
});

test('members tick for themselves, nobody sees the medicine of another, and viewers only look', async ({
  page,
  browser,
  product,
}) => {
  await settleIn(page);
  await page.goto('/routine');
  await addItem(page, 'Feed the cat');
  await addItem(page, 'Iron tablet', (form) =>
    form.getByRole('switch', { name: 'Medicine' }).check(),
  );
  await circle(page, 'Feed the cat').check();
  await saved(page);

  const member = await joined('member', 'Jo');
  // Nobody is behind on what others do: it is offered, and counts once it is taken on.
  await expect(member.getByText('Nothing here counts for you yet')).toBeVisible();
  await expect(circle(member, 'Feed the cat')).toHaveCount(0);
  const take = member.getByRole('button', { name: 'Take on Feed the cat' });
  await take.click();
  await expect(circle(member, 'Feed the cat')).not.toBeChecked();
  await expect(member.getByText('0 of 1 completed today')).toBeVisible();
  await expect(row(member, 'Feed the cat').getByText('Everybody')).toBeVisible();
  await expect(member.getByText('Iron tablet')).toHaveCount(0);
  await row(member, 'Feed the cat')
    .getByRole('button', { name: /^More actions/ })
    .click();
  await member.getByRole('menuitem', { name: 'Let go' }).click();
  await expect(take).toBeVisible();
  await member.keyboard.press('Control+z');
  await circle(member, 'Feed the cat').check();
  // The key takes a tick back.
  await member.keyboard.press('Control+z');
  await expect(circle(member, 'Feed the cat')).not.toBeChecked();
  await circle(member, 'Feed the cat').check();
  await saved(member);
  // What rests for one person is due for the others; for all it rests if that is asked for.
  const menu = async (action: string) => {
    await row(member, 'Feed the cat')
      .getByRole('button', { name: /^More actions/ })
      .click();
    await member.getByRole('menuitem', { name: action }).click();
  };
  const pausing = member.getByRole('dialog', { name: 'Pause this routine item' });
  const asleep = (of: Page) => of.getByRole('button', { name: 'Not today (1)' });
  await menu('Pause until…');
  await pausing.getByRole('button', { name: 'Pause item' }).click();
  await asleep(member).click();
  await expect(row(member, 'Feed the cat')).toContainText('Paused until');
  await saved(member);
  await expect(circle(page, 'Feed the cat')).toBeChecked();
  await menu('Resume');
  await expect(circle(member, 'Feed the cat')).toBeChecked();
  await menu('Pause until…');
  await pausing.getByRole('radio', { name: 'Everybody' }).check();
  await pausing.getByRole('button', { name: 'Pause item' }).click();
  await asleep(page).click();
  await expect(row(page, 'Feed the cat')).toContainText('Paused for everybody until');
  await member.keyboard.press('Control+z');
  await expect(circle(page, 'Feed the cat')).toBeChecked();
  await saved(member);
  // What the one undoes stays done for the other.
  await circle(page, 'Feed the cat').uncheck();
  await saved(page);
  await member.reload();
  await expect(circle(member, 'Feed the cat')).toBeChecked();

  // Only who added an item can take it from the others as a medicine.
  const form = async (of: Page) => {
    await row(of, 'Feed the cat').locator('.routine-title').click();
    const dialog = of.getByRole('dialog', { name: 'Edit Routine Item' });
    await expect(dialog.getByRole('radio', { name: 'Every day' })).toBeChecked();
    return dialog.getByRole('switch', { name: 'Medicine' });
  };
  await expect(await form(page)).toHaveCount(1);
  await expect(page.getByRole('radio', { name: /^Only me/ })).not.toBeChecked();
  await expect(await form(member)).toHaveCount(0);
  await expect(member.getByRole('radio', { name: /^Only me/ })).toHaveCount(0);

  const viewer = await joined('viewer', 'Ife');
  await expect(viewer.getByText('You can view this workspace')).toBeVisible();
  await expect(viewer.getByText('Feed the cat')).toBeVisible();
  await expect(viewer.getByRole('checkbox')).toHaveCount(0);
  // Who may not tick is told no count.
  await expect(viewer.getByRole('link', { name: 'Routine' })).not.toContainText('of');
  await expect(viewer.getByRole('button', { name: /Feed the cat/ })).toHaveCount(0);
  await expect(viewer.getByRole('button', { name: 'Add item' })).toHaveCount(0);

  async function joined(role: 'member' | 'viewer', firstName: string): Promise<Page> {
    const other = await joinedBy(page, { browser, origin: product.origin, role, firstName });
    await other.goto('/routine');
    return other;
  }
});
