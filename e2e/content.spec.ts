import type { Page } from '@playwright/test';
import { newId } from '#shared/ids.ts';
import { expect, saved, settleIn, test, undoButton } from './journey.ts';

const title = 'Sunday soup in one pan';

test('an idea caught in one line becomes posts on two channels and is moved to Published by keyboard alone', async ({
  page,
}) => {
  await settleIn(page);
  const workspaceId = await aWorkspaceWithChannels(page);

  await page.goto('/content-ideas');
  const capture = page.getByRole('textbox', { name: 'Idea', exact: true });
  await capture.fill(title);
  await capture.press('Enter');
  await expect(page.getByRole('listitem').filter({ hasText: title })).toBeVisible();
  await page.getByRole('main').focus();
  await page.keyboard.press('j');
  await page.keyboard.press('p');
  await expect(page.getByRole('dialog', { name: 'Add to pipeline' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listitem').filter({ hasText: title })).toHaveCount(0);
  // With no idea left the line is ready for the next one.
  await expect(capture).toBeFocused();
  await page.getByRole('main').focus();
  await page.keyboard.press('g');
  await page.keyboard.press('p');
  const card = page.getByRole('button', { name: title, exact: true });
  const column = (name: string) => page.getByRole('region', { name: `Content Pipeline: ${name}` });
  await expect(column('Plan').getByRole('button', { name: title, exact: true })).toBeVisible();

  await card.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: title });
  for (const channel of ['Mara films', 'mara.lark']) {
    await panel.getByRole('button', { name: 'Add post' }).press('Enter');
    const option = page.getByRole('menuitem', { name: channel });
    await option.focus();
    await option.press('Enter');
    await expect(panel.getByRole('button', { name: `on ${channel}` })).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);

  await card.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(column('Script').getByRole('button', { name: title, exact: true })).toBeFocused();
  await page.getByRole('button', { name: `Move ${title}` }).press('Enter');
  await page.getByRole('menuitem', { name: 'Shoot' }).press('Enter');
  await expect(column('Shoot').getByRole('button', { name: title, exact: true })).toBeFocused();
  for (const stage of ['Edit', 'Review']) {
    await page.keyboard.press(']');
    await expect(column(stage).getByRole('button', { name: title, exact: true })).toBeFocused();
  }
  await page.keyboard.press(']');
  const time = page.getByRole('dialog', { name: 'When does it go live?' }).getByLabel('Time');
  for (const typed of ['5x', '5pm']) {
    await time.fill(typed);
    await time.press('Enter');
  }
  await expect(column('Scheduled').getByRole('button', { name: title, exact: true })).toBeFocused();

  // Sooner it would be the Enter that sent the dialog, pressed twice.
  await page.waitForTimeout(600);
  await page.keyboard.press('Enter');
  for (const channel of ['Mara films', 'mara.lark']) {
    await panel.getByRole('button', { name: `on ${channel}` }).press('Enter');
    await panel.getByRole('button', { name: 'Post now' }).press('Enter');
    await page.getByRole('button', { name: 'Mark posted' }).press('Enter');
    await expect(panel.getByRole('button', { name: `on ${channel}` })).toContainText('Posted');
  }
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(column('Scheduled').getByRole('button', { name: title, exact: true })).toBeVisible();
  await saved(page);
  const { rows: planned } = await read(page, `/workspaces/${workspaceId}/posts`);
  expect(new Set(planned.map(({ status }) => status))).toEqual(new Set(['posted', 'ready']));
  expect(planned.map(({ plannedTime }) => plannedTime)).toEqual(['17:00', '17:00']);
  // As its notification and the mail of it lead there.
  const due = planned.find(({ status }) => status === 'ready');
  await page.goto(`/content/${String(due?.contentItemId)}?post=${String(due?.id)}`);
  const handoff = page.getByRole('dialog', { name: /^Post now/ });
  await expect(handoff).toBeVisible();
  await page.goBack();
  await expect(handoff).toHaveCount(0);
  await page.goto('/content-pipeline');

  const publish = async () => {
    await card.focus();
    await page.keyboard.press(']');
    await expect(page.getByRole('dialog', { name: 'Where is it live?' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Live URL' }).first()).toBeFocused();
    await page.keyboard.type('youtu.be/soup');
    await page.keyboard.press('Control+Enter');
    await expect(
      column('Published').getByRole('button', { name: title, exact: true }),
    ).toBeFocused();
  };
  // What a stage asks takes the place of the panel, and gives it back if nothing comes of it.
  await column('Scheduled').getByRole('button', { name: title, exact: true }).click();
  const piece = page.getByRole('dialog', { name: title });
  await piece.getByRole('button', { name: 'Published', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Where is it live?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(piece).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(piece).toHaveCount(0);
  await publish();
  await page.keyboard.press('Control+z');
  await expect(column('Scheduled').getByRole('button', { name: title, exact: true })).toBeVisible();
  await saved(page);
  const { rows: unpublished } = await read(page, `/workspaces/${workspaceId}/posts`);
  expect(new Set(unpublished.map(({ status }) => status))).toEqual(new Set(['posted', 'ready']));
  expect(unpublished.map(({ liveUrl }) => liveUrl)).not.toContain('https://youtu.be/soup');
  await publish();

  await saved(page);
  const { rows } = await read(page, `/workspaces/${workspaceId}/posts`);
  expect(rows.map(({ status }) => status)).toEqual(['posted', 'posted']);
  expect(rows.map(({ liveUrl }) => liveUrl)).toContain('https://youtu.be/soup');
  await page.reload();
  await expect(column('Published').getByRole('button', { name: title, exact: true })).toBeVisible();

  // What both posts reached, copied from a spreadsheet: all of it or nothing, one way back.
  await page.goto('/analytics/numbers?age=other');
  const views = page.getByRole('textbox', { name: `Views of ${title}` });
  const paste = (text: string) =>
    views.first().evaluate((cell, copied) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', copied);
      cell.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    }, text);
  const numbers = () => read(page, `/workspaces/${workspaceId}/post-metrics`);
  await paste('1.2K\t900\n7\tmany\n');
  await expect(page.getByRole('alert').getByText('“many” for Reach')).toBeVisible();
  await paste('1.2K\t900\n7\t5\n');
  await undoButton(page).hover();
  await expect(views.first()).toHaveValue('1,200');
  await saved(page);
  expect((await numbers()).rows).toMatchObject([
    { views: 1200, reach: 900 },
    { views: 7, reach: 5 },
  ]);
  await undoButton(page).click();
  await expect(views.first()).toHaveValue('');
  await saved(page);
  expect((await numbers()).rows).toEqual([]);

  // A cell is saved as it is left; what is none says why beside it, and stays.
  await views.first().fill('2.5K');
  await page.keyboard.press('Enter');
  await expect(views.last()).toBeFocused();
  await expect(views.first()).toHaveValue('2,500');
  await page.keyboard.type('many');
  await page.keyboard.press('Enter');
  await expect(views.last()).toHaveValue('many');
  await expect(page.getByRole('alert').getByText('Use a whole number')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+z');
  await expect(views.first()).toHaveValue('');
  await saved(page);
  expect((await numbers()).rows).toEqual([]);
});

test('what is written into a script stays, by Escape and by a reload', async ({ page }) => {
  await settleIn(page);
  const workspaceId = await aWorkspaceWithChannels(page);
  const { origin } = new URL(page.url());
  const id = newId();
  await page.request.post(`/api/v1/workspaces/${workspaceId}/content-items`, {
    data: { id, title },
    headers: { origin },
  });
  await page.goto(`/content/${id}`);
  const panel = page.getByRole('dialog', { name: title });
  await panel.getByRole('button', { name: 'Edit Script' }).click();
  await page.keyboard.type('Cut the onions.');
  await page.keyboard.press('Escape');
  await expect(panel.getByText('Cut the onions.')).toBeVisible();
  await panel.getByRole('button', { name: 'Edit Script' }).click();
  await page.keyboard.type(' Add the stock.');
  await page.reload();
  await page.goto(`/content/${id}`);
  await expect(panel.getByText('Cut the onions. Add the stock.')).toBeVisible();
  await saved(page);
  const { rows } = await read(
    page,
    `/workspaces/${workspaceId}/content-scripts?contentItemId=${id}`,
  );
  expect(rows).toMatchObject([{ body: 'Cut the onions. Add the stock.' }]);
});

async function aWorkspaceWithChannels(page: Page): Promise<string> {
  const { origin } = new URL(page.url());
  const { workspaces } = await read(page, '/workspaces');
  const id = String(workspaces[0]?.['id']);
  for (const [platform, name, defaultFormat] of [
    ['youtube', 'Mara films', 'video'],
    ['instagram', 'mara.lark', 'reel'],
  ]) {
    const data = { id: newId(), platform, name, defaultFormat };
    const answer = await page.request.post(`/api/v1/workspaces/${id}/channels`, {
      data,
      headers: { origin },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
  return id;
}

type Rows = Record<string, unknown>[];

async function read(page: Page, path: string): Promise<{ rows: Rows; workspaces: Rows }> {
  const answer = await page.request.get(`/api/v1${path}`);
  // What these two lists answer with.
  return (await answer.json()) as { rows: Rows; workspaces: Rows };
}
