import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, joinedBy, make, saved, settleIn, test } from './journey.ts';

/** A day from here, in the zone of the journeys. */
const dayFromNow = (days: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(
    Date.now() + days * 86_400_000,
  );

async function addRecurring(
  page: Page,
  bill: { title: string; amount: string; firstDue: string; postsItself?: boolean },
): Promise<void> {
  await page.getByRole('button', { name: 'New recurring' }).first().click();
  const form = page.getByRole('dialog', { name: 'New recurring expense' });
  await form.getByLabel('Name').fill(bill.title);
  await form.getByRole('textbox', { name: 'Amount' }).fill(bill.amount);
  await form.getByRole('textbox', { name: 'First due' }).fill(bill.firstDue);
  if (bill.postsItself) await form.getByRole('switch').click();
  await form.getByRole('button', { name: 'Add recurring' }).click();
  await expect(form).toHaveCount(0);
}

test('one bill is confirmed and one posts itself, and a tool is cancelled in time', async ({
  page,
}) => {
  await settleIn(page);
  await page.goto('/recurring-expenses');
  await addRecurring(page, { title: 'Studio rent', amount: '900', firstDue: dayFromNow(-3) });
  await addRecurring(page, {
    ...{ title: 'Cloud storage', amount: '12.50', firstDue: dayFromNow(-2), postsItself: true },
  });
  const due = page.getByRole('region', { name: 'Due now' });
  await expect(due).toContainText('3 days late');
  await expect(due).not.toContainText('Cloud storage');
  await due.getByRole('button', { name: 'Studio rent is paid' }).click();
  await expect(due).toHaveCount(0);

  await page.goto('/tools');
  await page.getByRole('button', { name: 'New tool' }).first().click();
  const form = page.getByRole('dialog', { name: 'New tool' });
  await form.getByLabel('Name').fill('Cutroom');
  await form.getByRole('textbox', { name: 'Price' }).fill('29');
  await form.getByRole('textbox', { name: 'Since' }).fill(dayFromNow(-20));
  await form.getByRole('button', { name: 'Save and open' }).click();
  const panel = page.getByRole('dialog', { name: 'Cutroom' });
  await panel.getByRole('switch', { name: 'Is a recurring expense' }).check();
  await panel.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'I cancelled it' }).click();
  await expect(panel).toContainText('Cancelling');
  await saved(page);
  await page.goto('/recurring-expenses');
  await expect(page.getByRole('row', { name: /Studio rent/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Coming up' })).not.toContainText('Cutroom');

  // Each was written once; the rent on the day on which it was due, or on the one on which it was paid.
  await page.goto('/expenses?in=all');
  for (const [title, amount] of [
    ['Studio rent', '$900.00'],
    ['Cloud storage', '$12.50'],
  ] as const) {
    const row = page.getByRole('row', { name: new RegExp(title) });
    await expect(row).toHaveCount(1);
    await expect(row).toContainText(amount);
  }
});

test('a deal is invoiced, paid in another currency, and all of it adds up', async ({
  page,
  browser,
  product,
}) => {
  await settleIn(page);
  const businessId = await make(page, 'businesses', { name: 'Lark Films', baseCurrency: 'USD' });
  const brandId = await make(page, 'brands', { name: 'Halden' });
  const campaignId = await make(page, 'campaigns', {
    ...{ campaignName: 'Rain Shell', status: 'confirmed', brandId, businessId },
  });
  await make(page, 'payments', {
    ...{ campaignId, label: 'Full fee', amountMinor: 100_000, currency: 'EUR' },
  });
  await make(page, 'expenses', {
    ...{ title: 'Ferry', spentOn: dayFromNow(0), amountMinor: 25_000, currency: 'USD' },
    ...{ campaignId, businessId },
  });
  const member = await joinedBy(page, {
    ...{ browser, origin: product.origin, role: 'member', firstName: 'Jonas' },
  });

  await page.goto(`/campaign/${campaignId}`);
  await page.getByRole('button', { name: 'Make invoice' }).click();
  const draft = page.getByRole('dialog', { name: 'Draft for Rain Shell' });
  await draft.getByRole('textbox', { name: 'Address' }).fill('Quay 4\nBergen');
  await draft.getByRole('button', { name: 'Issue invoice' }).click();
  const invoice = page.getByRole('dialog', { name: 'Invoice INV-0001' });
  await expect(invoice.getByRole('article')).toContainText('€1,000.00');
  const [pdf] = await Promise.all([
    page.waitForEvent('download'),
    invoice.getByRole('link', { name: 'Download PDF' }).click(),
  ]);
  expect((await readFile(await pdf.path())).subarray(0, 5).toString()).toBe('%PDF-');
  await page.keyboard.press('Escape');
  const paying = page.getByRole('region', { name: 'Payment', exact: true });
  await paying.getByRole('button', { name: 'More for Full fee' }).click();
  await page.getByRole('menuitem', { name: 'Mark paid…' }).click();
  const paid = page.getByRole('dialog', { name: '“Full fee” is paid' });
  await paid.getByRole('textbox', { name: /^USD for one EUR/ }).fill('1.1');
  await paid.getByRole('button', { name: 'Mark paid' }).click();
  await expect(paid).toHaveCount(0);
  await saved(page);
  await expect(page.getByRole('region', { name: 'Costs' })).toContainText('$850.00');
  const activity = page.getByRole('region', { name: 'Activity' });
  await expect(activity).toContainText('moved the invoice for Rain Shell to Issued');

  await page.goto('/analytics?tab=money');
  const fact = (name: string) => page.getByRole('definition').filter({ hasText: name });
  for (const sum of ['$1,100', '$850']) await expect(fact(sum)).toBeVisible();
  // It names no brand itself, the deal that it was for does.
  await expect(page.getByRole('region', { name: 'Spent for' })).toContainText('Halden');
  await page.goto('/expenses');
  await page.getByRole('button', { name: 'Page menu' }).click();
  await page.getByRole('menuitem', { name: 'Year pack…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Year pack' });
  await expect(dialog).toContainText('$1,100.00');
  const [pack] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download' }).click(),
  ]);
  // Its files are stored as they are.
  const zip = await readFile(await pack.path(), 'utf8');
  expect(zip).toContain('Lark Films,INV-0001,1000.00,EUR,1.1,1100.00,');
  expect(zip).toContain('Ferry,,,Lark Films,Rain Shell,Halden,,250.00,USD,,250.00,,250.00,');

  // Money is kept to admins from now on: what stands on another's screen goes while they look.
  await member.goto('/expenses');
  const theirs = member.getByRole('row', { name: /Ferry/ });
  await expect(theirs).toBeVisible();
  await page.evaluate(async () => {
    const { workspaces } = await (await fetch('/api/v1/workspaces')).json();
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ financeAccess: 'admins' });
    await fetch(`/api/v1/workspaces/${workspaces[0].id}`, { method: 'PATCH', headers, body });
  });
  await expect(theirs).toHaveCount(0);
  await member.goto(`/campaign/${campaignId}`);
  await expect(member.getByRole('heading', { level: 1, name: 'Rain Shell' })).toBeVisible();
  for (const name of ['Payment', 'Invoices', 'Costs'])
    await expect(member.getByRole('region', { name, exact: true })).toHaveCount(0);
  await member.context().close();
});

test('expenses with receipts that were written without a network are there once', async ({
  page,
  context,
}) => {
  await settleIn(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/expenses');
  await page.getByRole('heading', { level: 1, name: 'Expenses' }).waitFor();
  // The service worker keeps the app's own files from here on.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  const tabs = page.getByRole('navigation', { name: 'Tabs' });
  const receipt = { mimeType: 'image/png', buffer: await page.screenshot() };
  for (const title of ['Ferry', 'Lunch', 'Taxi']) {
    await tabs.getByRole('button', { name: 'Add' }).click();
    await page.getByRole('menuitem', { name: 'New expense' }).click();
    const form = page.getByRole('dialog', { name: 'New expense' });
    await form.getByLabel('Description').fill(title);
    await form.getByRole('textbox', { name: 'Amount' }).fill('12.50');
    await form
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: `${title}.png`, ...receipt });
    await form.getByRole('button', { name: 'Add expense' }).click();
    await expect(form).toHaveCount(0);
  }
  await context.setOffline(false);
  await saved(page);
  await page.reload();
  for (const title of ['Ferry', 'Lunch', 'Taxi']) {
    const row = page.getByRole('row', { name: new RegExp(title) });
    await expect(row).toHaveCount(1);
    await expect(row.getByLabel('1 with receipt')).toBeVisible();
  }
});
