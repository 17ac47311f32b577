import AxeBuilder from '@axe-core/playwright';
import { newId } from '#shared/ids.ts';
import { expect, saved, settleIn, test } from './journey.ts';

test('a brand approves by a link, without an account', async ({ page, browser, baseURL }) => {
  await settleIn(page);
  const [campaignId, owedId] = [newId(), newId()];
  await page.evaluate(
    async ([id, pieceId]) => {
      const { workspaces } = await (await fetch('/api/v1/workspaces')).json();
      const post = (path: string, body: object) =>
        fetch(`/api/v1/workspaces/${workspaces[0].id}${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
      await post('/campaigns', { id, campaignName: 'Rain Shell' });
      const piece = { platform: 'instagram', format: 'reel', title: 'Harbour reel' };
      await post('/deliverables', { id: pieceId, campaignId: id, ...piece });
    },
    [campaignId, owedId],
  );
  await page.goto(`/campaign/${campaignId}`);
  await page.getByRole('button', { name: 'Share for review' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill('Films for Halden');
  // Of what was not begun nobody says by accident that its draft is there.
  const submits = dialog.getByRole('switch', { name: 'Submit the draft with it' });
  await expect(submits).not.toBeChecked();
  await submits.click();
  await dialog.getByRole('button', { name: 'Make link' }).click();
  const url = await dialog.getByLabel('Review link').inputValue();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await saved(page);

  const context = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    viewport: { width: 390, height: 844 },
  });
  const guest = await context.newPage();
  await guest.goto(new URL(url).pathname);
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Films for Halden');
  await guest.getByLabel('Comment on Harbour reel').fill('Lovely light');
  await guest.getByLabel('Your name').fill('Mia Holm');
  await guest.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(guest.getByRole('article')).toContainText('Mia Holm');
  const { violations } = await new AxeBuilder({ page: guest }).analyze();
  expect(violations).toEqual([]);
  // What was typed and not sent goes with the decision; Back closes the question, not the page.
  await guest.getByLabel('Comment on Harbour reel').fill('Logo earlier, please');
  const asked = guest.getByRole('dialog');
  await guest.getByRole('button', { name: 'Ask for changes to Harbour reel' }).click();
  await expect(asked.getByLabel('What should change?')).toHaveValue('Logo earlier, please');
  await guest.goBack();
  await expect(asked).toHaveCount(0);
  await guest.getByLabel('Comment on Harbour reel').fill('Thank you');
  await guest.getByRole('button', { name: 'Approve Harbour reel' }).click();
  await asked.getByLabel('Your e-mail').fill('mia@halden.example');
  await asked.getByRole('button', { name: 'Continue' }).click();
  await expect(asked).toContainText('as Mia Holm (mia@halden.example)');
  // What changed meanwhile is looked at again: nothing that was typed goes, and then it is decided.
  await page.evaluate(async (id) => {
    const { workspaces } = await (await fetch('/api/v1/workspaces')).json();
    await fetch(`/api/v1/workspaces/${workspaces[0].id}/deliverables/${id}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ reviewUrl: 'https://drive.example/cut-2' }),
    });
  }, owedId);
  await asked.getByRole('button', { name: 'Yes, approve' }).click();
  await expect(asked.getByRole('alert')).toContainText('Look at it again, then decide.');
  await expect(asked.getByLabel('Your comment')).toHaveValue('Thank you');
  await asked.getByLabel('Your comment').fill('Thank you all');
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await expect(asked).toHaveCount(0);
  await expect(guest.getByRole('article')).toContainText('See the draft on drive.example');
  await expect(guest.getByLabel('Comment on Harbour reel')).toHaveValue('Thank you all');
  await guest.getByRole('button', { name: 'Approve Harbour reel' }).click();
  await asked.getByRole('button', { name: 'Continue' }).click();
  await asked.getByRole('button', { name: 'Yes, approve' }).click();
  await expect(guest.getByRole('article')).toContainText('Approved');
  await expect(guest.getByRole('article')).toContainText('Thank you all');
  await expect(guest.getByLabel('Comment on Harbour reel')).toHaveValue('');
  await context.close();

  // It is on the screen of whoever shared it by itself.
  const owed = page.getByRole('region', { name: 'Deliverables' });
  await expect(owed.getByRole('row').nth(1)).toContainText('Approved');
  const links = page.getByRole('region', { name: 'Brand review' });
  await expect(links).toContainText('Mia Holm mia@halden.example approved Harbour reel');
  await links.getByRole('button', { name: 'Revoke Films for Halden' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(links).toContainText('Revoked');
});
