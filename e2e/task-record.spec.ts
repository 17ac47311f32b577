import type { Page } from '@playwright/test';
import { expect, quickAdd, saved, settleIn, test, toasts } from './journey.ts';

const panel = (page: Page) => page.getByRole('dialog', { name: 'Edit Task' });
const title = (page: Page) => panel(page).getByRole('textbox', { name: 'Task', exact: true });
const open = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click();

test('a task opens beside its list, saves each value as it is left, and takes it back', async ({
  page,
}) => {
  await settleIn(page);
  await page.goto('/tomorrow');
  await quickAdd(page, 'Cut the reel');
  await quickAdd(page, 'Send the invoice');
  await open(page, 'Cut the reel');
  await expect(panel(page)).toBeVisible();
  await expect(page).toHaveURL(/\/tomorrow\?open=task\./);
  await title(page).fill('Cut the harbour reel');
  await title(page).press('Enter');
  await expect(page.getByText('Task updated')).toBeVisible();

  // Each way to say when has its own times; what the schema refuses is said beside it.
  await panel(page).getByRole('combobox', { name: 'Time' }).click();
  await page.getByRole('option', { name: 'Start and end' }).click();
  const starts = panel(page).getByRole('textbox', { name: 'Starts' });
  await expect(starts).toHaveValue('9:00 AM');
  const ends = panel(page).getByRole('textbox', { name: 'Ends' });
  await ends.fill('8am');
  await ends.press('Enter');
  await expect(panel(page).getByText('The end must be after the start')).toBeVisible();
  await ends.press('Escape');
  await starts.fill('14:00');
  await starts.press('Enter');
  await expect(ends).toHaveValue('3:00 PM');

  await panel(page).getByRole('button', { name: 'Add item' }).click();
  await page.keyboard.type('The wides');
  await panel(page).getByRole('button', { name: 'Edit Notes' }).click();
  await panel(page).getByRole('textbox', { name: 'Notes' }).fill('From the pier.');
  await page.keyboard.press('Control+Enter');
  await expect(panel(page)).toContainText('0 of 1');

  // The list goes on behind it: what has no hour stands before what has one.
  await panel(page).getByRole('button', { name: 'Previous' }).click();
  await expect(title(page)).toHaveValue('Send the invoice');
  await panel(page).getByRole('button', { name: 'Next' }).click();
  await expect(title(page)).toHaveValue('Cut the harbour reel');
  await saved(page);
  await page.reload();
  await expect(title(page)).toHaveValue('Cut the harbour reel');
  await expect(starts).toHaveValue('2:00 PM');
  await expect(panel(page)).toContainText('From the pier.');

  // A step that was unticked by the key stays so, whatever is pressed next.
  const step = panel(page).getByRole('checkbox', { name: 'Tick The wides' });
  await step.check();
  await page.keyboard.press('Control+z');
  await expect(step).not.toBeChecked();
  await title(page).click();
  await saved(page);
  await expect(step).not.toBeChecked();
  await title(page).fill('Cut the pier reel');
  await title(page).press('Enter');
  await page.keyboard.press('Control+z');
  await expect(title(page)).toHaveValue('Cut the harbour reel');

  await page.goBack();
  await expect(panel(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/tomorrow$/);
  await open(page, 'Cut the harbour reel');
  await panel(page).getByRole('button', { name: 'Done' }).click();
  await expect(panel(page)).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: 'Complete Cut the harbour reel' })).toBeChecked();
});

test('what changes in a task that repeats is asked about once, and can be taken back', async ({
  page,
}) => {
  await settleIn(page);
  await page.goto('/today');
  await quickAdd(page, 'Water the set every day');
  await quickAdd(page, 'Send the invoice');
  await open(page, 'Water the set');
  await title(page).fill('Mist the set');
  await title(page).press('Enter');
  const question = panel(page).getByRole('group', { name: 'Change which tasks?' });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Back' }).click();
  await expect(title(page)).toHaveValue('Water the set');
  // Enter in a date is no answer either, and what was typed goes neither with the panel nor to the next task.
  const date = panel(page).getByRole('textbox', { name: 'Date' });
  await date.fill('tomorrow');
  await date.press('Enter');
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Back' }).click();
  await title(page).fill('Mist the set');
  await panel(page).getByRole('button', { name: 'Next' }).click();
  await expect(question).toBeVisible();
  await expect(title(page)).toHaveValue('Mist the set');
  await question.getByRole('button', { name: 'Back' }).click();
  await title(page).fill('Mist the set');
  await panel(page).getByRole('button', { name: 'Close' }).click();
  await panel(page).getByRole('button', { name: 'Keep editing' }).click();
  await question.getByRole('button', { name: 'This one' }).click();
  await expect(toasts(page, 'Task updated')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(title(page)).toHaveValue('Water the set');
  await expect(panel(page).getByRole('combobox', { name: 'Repeat' })).toContainText('Daily');
  await title(page).fill('Mist the set');
  await title(page).press('Enter');
  await question.getByRole('button', { name: 'This and following' }).click();
  await expect(toasts(page, 'Task updated')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Complete Mist the set' }).check();
  await page.getByRole('link', { name: 'Tomorrow' }).click();
  await expect(page.getByRole('button', { name: 'Mist the set', exact: true })).toBeVisible();
});
