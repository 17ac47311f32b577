import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { newId } from '#shared/ids.ts';
import { expect, saved, settleIn, test } from './journey.ts';

/** Creates a record of the workspace on screen. */
async function post(page: Page, path: string, body: object): Promise<void> {
  const status = await page.evaluate(
    async ([to, text]) => {
      const { workspaces } = await (await fetch('/api/v1/workspaces')).json();
      const answer = await fetch(`/api/v1/workspaces/${workspaces[0].id}${to}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: text,
      });
      return answer.status;
    },
    [path, JSON.stringify(body)] as const,
  );
  expect(status).toBe(200);
}

/** Notes that 1,000.00 of a payment came in, as another tab would. */
async function noteThousand(page: Page, label: string): Promise<void> {
  const status = await page.evaluate(async (wanted) => {
    const { workspaces } = await (await fetch('/api/v1/workspaces')).json();
    const path = `/api/v1/workspaces/${workspaces[0].id}/payments`;
    const { rows } = await (await fetch(path)).json();
    const { id, amountMinor } = rows.find((payment: { label: string }) => payment.label === wanted);
    const answer = await fetch(`${path}/${id}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ amountMinor, paidAmountMinor: 100_000 }),
    });
    return answer.status;
  }, label);
  expect(status).toBe(200);
}

test('a deal goes from its first talk to the last payment', async ({ page }) => {
  await settleIn(page);
  const day = (days: number) =>
    Temporal.Now.plainDateISO('America/New_York').add({ days }).toString();
  const [nordlys, halden, winter] = [newId(), newId(), newId()];
  await post(page, '/brands', { id: nordlys, name: 'Nordlys', category: 'Outerwear' });
  await post(page, '/brands', {
    id: halden,
    name: 'Halden',
    category: 'Outerwear',
    paymentTermsDays: 0,
  });
  await post(page, '/campaigns', { id: winter, campaignName: 'Nordlys winter', brandId: nordlys });
  await post(page, '/exclusivities', {
    id: newId(),
    campaignId: winter,
    category: 'Outerwear',
    startsOn: day(-5),
    endsOn: day(60),
  });

  await page.goto('/brand-campaigns');
  await page.getByRole('button', { name: 'New campaign' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Campaign', { exact: true }).fill('Rain Shell');
  await dialog.getByRole('combobox', { name: 'Brand' }).fill('Halden');
  await dialog.getByRole('combobox', { name: 'Compensation' }).click();
  await page.getByRole('option', { name: 'Paid and product' }).click();
  await dialog.getByLabel(/^Fee/).fill('12.3456');
  await expect(dialog).toContainText('USD has at most 2 decimals');
  await dialog.getByLabel(/^Fee/).fill('6,400');
  // The currency may be chosen after the amount.
  const currency = dialog.getByRole('combobox', { name: 'Currency of Fee' });
  for (const code of ['EUR', 'USD']) {
    await currency.click();
    await page.getByRole('option', { name: code }).click();
    await expect(currency).toContainText(code);
  }
  // On the way to a day there is none yet.
  const postingStarts = dialog.getByLabel(/^Posting starts/);
  await postingStarts.pressSequentially('12/2');
  await expect(postingStarts).toHaveValue('12/2');
  await expect(dialog.getByLabel('Campaign', { exact: true })).toHaveValue('Rain Shell');
  await postingStarts.clear();
  // Saves and opens it.
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rain Shell');
  const way = page.getByRole('list', { name: 'Campaign status' });
  const here = way.locator('[aria-current=step]');

  // Another deal speaks against it, but does not stop it.
  await page.getByRole('button', { name: 'Move to Confirmed' }).click();
  await expect(dialog).toContainText('Another deal is exclusive in this time');
  await expect(dialog.getByRole('link', { name: 'Nordlys winter' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(here).toContainText('Confirmed');
  await page.getByRole('button', { name: 'Split 50/50' }).click();
  const payments = page.getByRole('region', { name: 'Payment' });
  await expect(payments).toContainText('50% signing, 50% net 0');
  await page.getByRole('button', { name: 'Move to Waiting for product' }).click();
  await page.getByRole('button', { name: 'Received' }).click();
  await expect(here).toContainText('In progress');

  await page.getByRole('button', { name: 'Add deliverable' }).click();
  await dialog.getByLabel(/^Goes live/).fill('today');
  await dialog.getByLabel('How many of it').fill('2');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  const owed = page.getByRole('region', { name: 'Deliverables' });
  await expect(owed.getByRole('row')).toHaveCount(3);
  await owed.getByRole('button', { name: 'Make content' }).click();
  await expect(page.getByRole('region', { name: 'Content', exact: true })).toContainText('Reel 2');

  await owed.getByRole('button', { name: 'More for Instagram Reel 2' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await dialog.getByLabel('Title').fill('Harbour reel');
  await page.keyboard.press('Enter');
  // A day that does not fit beside the others is said where it stands.
  await dialog.getByLabel(/^Draft due/).fill('in 9 days');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('The draft is due before the post')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(owed).toContainText('Harbour reel');
  await owed.getByRole('button', { name: 'More for Harbour reel' }).press('Alt+ArrowUp');
  await expect(owed.getByRole('row').nth(1)).toContainText('Harbour reel');
  const asks = page.getByRole('region', { name: 'Requirements' });
  await asks.getByLabel('New requirement').fill('#ad');
  await asks.getByRole('combobox', { name: 'For which deliverable' }).click();
  await page.getByRole('option', { name: 'Harbour reel' }).click();
  await asks.getByRole('button', { name: 'Add' }).click();
  await expect(asks.getByRole('listitem')).toContainText('Harbour reel');
  await page.getByRole('button', { name: 'Log contact' }).click();
  await dialog.getByLabel('What was said').fill('Sent both reels');
  await dialog.getByRole('button', { name: 'Log', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Log', exact: true })).toContainText('both reels');
  // Own tasks for the deal, in plain words; each leads back to it.
  const tasks = page.getByRole('region', { name: 'Tasks', exact: true });
  await tasks.getByLabel('Quick add task').fill('Send the shot list tomorrow');
  await page.keyboard.press('Enter');
  await expect(tasks.getByRole('listitem')).toContainText('Tomorrow');
  await tasks.getByRole('link', { name: 'In All Tasks' }).click();
  await page.getByRole('button', { name: 'Filter, 1 set' }).click();
  await expect(page.getByLabel(/^Linked: Rain Shell/)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'For the deal Rain Shell' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rain Shell');
  const more = owed.getByRole('button', { name: 'More for Instagram Reel 1' });
  for (const move of ['Submit for approval', 'Mark approved', 'Mark posted']) {
    await more.click();
    await page.getByRole('menuitem', { name: move }).click();
  }
  await dialog.getByLabel(/^Live link/).fill('instagram.com/p/reel-1');
  await dialog.getByRole('button', { name: 'Mark posted' }).click();
  await expect(owed.getByRole('link', { name: 'p/reel-1' })).toBeVisible();
  // Whoever has its address is ahead of the steps between.
  await owed.getByRole('button', { name: 'Add link' }).click();
  await dialog.getByLabel(/^Live link/).fill('instagram.com/p/reel-2');
  await dialog.getByRole('button', { name: 'Mark posted' }).click();
  await expect(owed).toContainText('2 of 2');
  await saved(page);
  // The last post has begun the terms of the balance.
  await expect(payments.locator('[data-standing=due_soon]')).toHaveCount(2);
  for (const label of ['Deposit', 'Balance']) {
    const more = payments.getByRole('button', { name: `More for ${label}` });
    if (label === 'Balance') {
      // What was given up is not paid in full.
      await more.click();
      await page.getByRole('menuitem', { name: 'Void' }).click();
      await expect(page.getByText('of $6,400', { exact: true })).toBeVisible();
      await more.click();
      await page.getByRole('menuitem', { name: 'Owed after all' }).click();
      await expect(page.getByText('$3,200 open')).toBeVisible();
    }
    await more.click();
    await page.getByRole('menuitem', { name: 'Mark paid…' }).click();
    if (label === 'Balance') {
      // Somebody else notes a part of it meanwhile: what comes in is on top of that.
      await noteThousand(page, label);
      await expect(dialog).toContainText('On top of the $1,000.00');
      await expect(dialog.getByLabel('What came in')).toHaveValue('2200.00');
    }
    await dialog.getByRole('button', { name: 'Mark paid' }).click();
    await expect(dialog).toHaveCount(0);
  }
  const links = page.getByRole('region', { name: 'Affiliate links' });
  await links.getByRole('button', { name: 'Add affiliate link' }).click();
  await page.getByRole('menuitem', { name: 'New affiliate link' }).click();
  await dialog.getByLabel(/^Discount code/).fill('LARK15');
  await page.keyboard.press('Enter');
  await expect(links.getByRole('button', { name: /^Halden/ })).toContainText('LARK15');
  await expect(page.getByText('All posted and paid: complete it')).toBeVisible();
  await page.getByRole('button', { name: 'Complete' }).last().click();
  await expect(here).toContainText('Completed');
  await saved(page);
  await page.reload();
  await expect(here).toContainText('Completed');
  await expect(owed).toContainText('Harbour reel');
  await expect(payments.locator('[data-standing=paid]')).toHaveCount(2);
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});

test('a deliverable whose content was deleted can be given another', async ({ page }) => {
  await settleIn(page);
  const [deal, piece] = [newId(), newId()];
  await post(page, '/campaigns', { id: deal, campaignName: 'Rain Shell' });
  await post(page, '/content-items', { id: piece, title: 'Sea wall' });
  const reel = { id: newId(), platform: 'instagram', format: 'reel', title: 'Reel' };
  await post(page, '/deliverables', { ...reel, campaignId: deal, contentItemId: piece });
  await page.goto(`/campaign/${deal}`);
  const owed = page.getByRole('region', { name: 'Deliverables' });
  const more = owed.getByRole('button', { name: 'More for Reel' });
  await more.click();
  await page.getByRole('menuitem', { name: 'Open content' }).click();
  const panel = page.getByRole('dialog', { name: 'Sea wall' });
  await panel.getByRole('button', { name: /^More/ }).last().click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(panel).toHaveCount(0);
  await more.click();
  await page.getByRole('menuitem', { name: 'Make content' }).click();
  const made = page.getByRole('region', { name: 'Content', exact: true });
  await expect(made).toContainText('Rain Shell: Reel');
  await page.keyboard.press('Control+z');
  await expect(made).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(made).toContainText('Sea wall');
});
