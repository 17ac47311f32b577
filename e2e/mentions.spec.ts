import type { Page } from '@playwright/test';
import { aPerson, expect, saved, settleIn, test, tokenOf } from './journey.ts';
import { newId } from '#shared/ids.ts';

/** What the page's own session may ask of the API. */
async function post<T>(page: Page, path: string, data: object): Promise<T> {
  const { origin } = new URL(page.url());
  const answer = await page.request.post(`/api/v1${path}`, { data, headers: { origin } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}

test('a mention arrives live at the bell, opens the record, and is read then', async ({
  page,
  browser,
  baseURL,
}) => {
  await settleIn(page);
  const { workspaces } = (await (await page.request.get('/api/v1/workspaces')).json()) as {
    workspaces: [{ id: string }];
  };
  const inWorkspace = `/workspaces/${workspaces[0].id}`;
  const guest = aPerson('Ife');
  const { link } = await post<{ link: string }>(page, `${inWorkspace}/invitations`, {
    email: guest.email,
    role: 'member',
  });
  const itemId = newId();
  await post(page, `${inWorkspace}/content-items`, { id: itemId, title: 'Sea wall reel' });

  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-US' });
  const theirs = await context.newPage();
  await theirs.goto('/favicon.svg');
  await post(theirs, '/auth/sign-up', { ...guest, timeZone: 'America/New_York' });
  const token = tokenOf(link);
  await post(theirs, '/invitations/accept', { token });
  await theirs.goto(`/content/${itemId}`);
  const panel = theirs.getByRole('dialog', { name: 'Sea wall reel' });
  await panel.getByRole('textbox', { name: 'Comment', exact: true }).click();
  await theirs.keyboard.type('Tide times are in, @Ma');
  await expect(panel.getByRole('option', { name: 'Mara' })).toBeVisible();
  await theirs.keyboard.press('Enter');
  await theirs.keyboard.type('and the light is good');
  await theirs.keyboard.press('Control+Enter');
  await expect(panel.getByText('@Mara')).toBeVisible();
  await saved(theirs);

  // Nothing was reloaded here meanwhile.
  const bell = page.getByRole('button', { name: /^Notifications/ });
  await expect(bell).toHaveAccessibleName('Notifications, 1 unread');
  await bell.click();
  await page.getByRole('link', { name: /Unread: Ife mentioned you on Sea wall reel/ }).click();
  const mine = page.getByRole('dialog', { name: 'Sea wall reel' });
  // Not at the top of the record, two screens above.
  await expect(mine.getByText('and the light is good')).toBeInViewport();
  await mine.getByRole('button', { name: 'Answer' }).click();
  const answer = mine.getByRole('textbox', { name: 'Answer' });
  await expect(answer).toBeFocused();
  await page.keyboard.type('Lovely');
  await expect(answer).toHaveValue('Lovely');
  // What is being written is not lost unasked.
  await mine.getByRole('button', { name: 'Close' }).click();
  await mine.getByRole('button', { name: 'Keep editing' }).click();
  await answer.click();
  await page.keyboard.press('Control+Enter');
  // The answer is live as well, on the panel that is open there.
  await expect(panel.getByText('Lovely')).toBeVisible();

  // A comment that is being changed stays as it is typed, though its thread is resolved meanwhile.
  await panel.getByRole('button', { name: 'More on the comment by Ife' }).click();
  await theirs.getByRole('menuitem', { name: 'Edit' }).click();
  const edit = panel.getByRole('textbox', { name: 'Edit comment' });
  await expect(edit).toBeFocused();
  await theirs.keyboard.press('End');
  await theirs.keyboard.type(' at six');
  await mine.getByRole('button', { name: 'Resolve' }).click();
  await expect(panel.getByRole('button', { name: 'Reopen' })).toBeVisible();
  await expect(edit).toHaveValue(/at six/);
  await theirs.keyboard.press('Escape');
  await panel.getByRole('button', { name: 'Keep editing' }).click();
  await expect(edit).toBeFocused();
  await theirs.keyboard.press('Control+Enter');
  await expect(panel.getByRole('button', { name: /^Resolved: 2 comments/ })).toBeVisible();
  await mine.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();

  // What leaves takes no focus along: the button that marks read, and a row of the trash.
  await theirs.goto('/notifications');
  await theirs.getByRole('button', { name: /^Mark read/ }).press('Enter');
  await expect(theirs.getByRole('link', { name: /Mara answered|Sea wall reel/ })).toBeFocused();
  await context.close();
  for (const title of ['Older', 'Newer']) {
    const id = newId();
    await post(page, `${inWorkspace}/content-items`, { id, title });
    await page.evaluate(
      (path) => fetch(path, { method: 'DELETE' }),
      `/api/v1${inWorkspace}/content-items/${id}`,
    );
  }
  await page.goto('/trash');
  await page.getByRole('button', { name: 'Restore Newer' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Restore Newer' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Restore Older' })).toBeFocused();
});
