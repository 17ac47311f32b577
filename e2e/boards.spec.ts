import type { Page } from '@playwright/test';
import { newId } from '#shared/ids.ts';
import { expect, saved, settleIn, test } from './journey.ts';

const columnOf = (page: Page, name: string) =>
  page.getByRole('region', { name: `Content Pipeline: ${name}` });

test('columns fold to slivers that take drops, and stay as they were left', async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  await settleIn(page);
  await pieces(page, { Soup: 'scripting', Dal: 'scripting', Lamp: 'filming' });
  await page.goto('/content-pipeline');
  const script = columnOf(page, 'Script');
  const shoot = columnOf(page, 'Shoot');
  const idea = columnOf(page, 'Idea');
  await expect(script.getByRole('button', { name: 'Soup', exact: true })).toBeVisible();
  // The first stage waits closed, and says what is in it.
  await expect(idea.getByRole('button', { name: 'Open Idea, 0' })).toBeVisible();

  await shoot.getByRole('heading', { name: 'Shoot' }).dblclick();
  const sliver = shoot.getByRole('button', { name: 'Open Shoot, 1, Lamp' });
  await expect(sliver).toBeFocused();
  await page.reload();
  await expect(sliver).toBeVisible();

  const card = await script.getByRole('button', { name: 'Soup', exact: true }).boundingBox();
  const well = await sliver.boundingBox();
  if (!card || !well) throw new Error('There is nothing to drag');
  await page.mouse.move(card.x + 40, card.y + 40);
  await page.mouse.down();
  await page.mouse.move(well.x + 10, well.y + 100, { steps: 6 });
  await page.mouse.move(well.x + 20, well.y + 120);
  await page.mouse.up();
  await expect(shoot.getByRole('button', { name: 'Open Shoot, 2' })).toBeVisible();
  await expect(script.getByRole('button', { name: 'Soup', exact: true })).toHaveCount(0);
  await saved(page);

  await shoot.getByRole('button', { name: 'Open Shoot, 2' }).click();
  await expect(shoot.getByRole('button', { name: 'Soup', exact: true })).toBeVisible();
  // By keys: C closes the column of the card that has the focus, and opens it again.
  await shoot.getByRole('button', { name: 'Lamp', exact: true }).focus();
  await page.keyboard.press('c');
  await expect(shoot.getByRole('button', { name: 'Open Shoot, 2' })).toBeFocused();
  await page.keyboard.press('c');
  await expect(shoot.getByRole('button', { name: 'Lamp', exact: true })).toBeVisible();
});

test('what was moved offline says that it is not synced, as a card and as a row', async ({
  page,
  context,
}) => {
  await settleIn(page);
  await pieces(page, { Soup: 'scripting', Dal: 'scripting' });
  await page.goto('/content-pipeline');
  // The service worker keeps the code of what is opened from here on.
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.getByRole('radio', { name: 'List' }).check();
  const row = (title: string) => page.getByRole('row').filter({ hasText: title });
  await expect(row('Soup')).toBeVisible();
  await page.getByRole('radio', { name: 'Board' }).check();
  const card = page.getByRole('listitem').filter({ hasText: 'Soup' });
  await context.setOffline(true);
  await card.getByRole('button', { name: 'Soup', exact: true }).press(']');
  await expect(card).toContainText('Not synced');
  await page.getByRole('radio', { name: 'List' }).check();
  await expect(row('Soup')).toContainText('Not synced');
  await expect(row('Dal')).not.toContainText('Not synced');
  await context.setOffline(false);
  await saved(page);
  await expect(row('Soup')).not.toContainText('Not synced');
});

test('on a phone stages stand below one another, and the stage bar leads to them', async ({
  page,
}) => {
  await settleIn(page);
  const script = Object.fromEntries(
    Array.from({ length: 9 }, (_, at) => [`Draft ${at + 1}`, 'scripting']),
  );
  await pieces(page, { ...script, Lamp: 'filming' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/content-pipeline');
  const stages = page.getByRole('heading', { level: 2 });
  // Where most is to be done comes first; what is empty is left out.
  await expect(stages).toHaveText(['Script', 'Shoot']);
  // What just arrived may be shown before the rest of its list.
  await expect(page.getByRole('button', { name: 'Script, 9' })).toBeVisible();
  const shoot = page.getByRole('button', { name: 'Shoot, 1' });
  await expect(page.getByRole('button', { name: 'Edit, 0' })).toBeDisabled();
  await expect(columnOf(page, 'Shoot')).not.toBeInViewport();
  await shoot.click();
  await expect(columnOf(page, 'Shoot')).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Move Lamp' }).click();
  await page.getByRole('dialog', { name: 'Lamp' }).getByRole('button', { name: /^Edit/ }).click();
  await expect(stages).toHaveText(['Script', 'Edit']);
});

async function pieces(page: Page, stages: { readonly [title: string]: string }): Promise<void> {
  const { origin } = new URL(page.url());
  const answered = await page.request.get('/api/v1/workspaces');
  // What the list of workspaces answers with.
  const { workspaces } = (await answered.json()) as { workspaces: { id: string }[] };
  for (const [title, stage] of Object.entries(stages)) {
    const answer = await page.request.post(
      `/api/v1/workspaces/${String(workspaces[0]?.id)}/content-items`,
      { data: { id: newId(), title, stage }, headers: { origin } },
    );
    expect(answer.ok(), await answer.text()).toBe(true);
  }
}
