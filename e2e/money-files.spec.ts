import { expect, make, saved, settleIn, test, undoButton } from './journey.ts';

const bank = [
  'Konto;DE00 1234',
  'Buchungstag;Begünstigter;Verwendungszweck;Betrag;Kategorie',
  '02.01.2026;Adobe;"Creative Cloud;\nJanuar";-54,99;Software & subscriptions',
  '03.01.2026;Kunde;Rechnung;2.000,00;',
  '04.01.2026;Bahn;Köln;-1.089,90;Travel',
  '04.01.2026;Bahn;Köln;-1.089,90;Travel',
  '05.01.2026;Halden;Lampe;-210,00;',
  '99.01.2026;Kaputt;;-1,00;',
].join('\r\n');
// As banks write it: one byte for each letter.
const file = { name: 'bank.csv', mimeType: 'text/csv', buffer: Buffer.from(bank, 'latin1') };

test('the file of a bank comes in at once, goes at once, and comes back', async ({ page }) => {
  await settleIn(page);
  await make(page, 'expenses', {
    ...{ title: 'Halden', spentOn: '2026-01-05', amountMinor: 21_000, currency: 'USD' },
  });
  await page.goto('/expenses?in=2026-01');
  await page.getByRole('button', { name: 'Page menu' }).click();
  await page.getByRole('menuitem', { name: 'Import CSV…' }).click();
  await expect(page).toHaveURL(/\/expenses\/import$/);
  await page.getByLabel('File to import').setInputFiles(file);

  await expect(page.getByText('1 row above the table left out')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'What Begünstigter is' })).toHaveText(
    'Description',
  );
  const lines = page.getByRole('table', { name: 'Expenses to import' });
  await expect(lines.getByRole('row')).toHaveCount(3);
  await expect(lines.getByRole('row', { name: /Adobe/ })).toContainText('$54.99');
  await page.getByRole('button', { name: /^Duplicates/ }).click();
  const twins = page.getByRole('table', { name: 'Duplicates' });
  await expect(twins.getByRole('row', { name: /Halden/ })).toContainText('Is here already');
  await expect(twins.getByRole('row', { name: /Bahn/ })).toContainText('As row 5');
  await page.getByRole('button', { name: /^Money in/ }).click();
  await expect(page.getByText(/^1 row of money that came in/)).toBeVisible();
  await page.getByRole('button', { name: /^Cannot be read/ }).click();
  await expect(page.getByText('“99.01.2026” is no day')).toBeVisible();

  const press = page.getByRole('button', { name: 'Import 2 expenses' });
  await expect(press).toBeDisabled();
  await page.getByRole('checkbox', { name: /^Leave out 1 row/ }).check();
  await press.click();
  await expect(page).toHaveURL(/\/expenses\?in=2026-01/);
  const row = (name: string) => page.getByRole('row', { name: new RegExp(name) });
  await expect(row('Adobe')).toContainText('Software & subscriptions');
  await expect(row('Bahn')).toContainText('$1,089.90');
  await undoButton(page).click();
  await expect(row('Bahn')).toHaveCount(0);
  await expect(row('Halden')).toHaveCount(1);
  await undoButton(page).click();
  await expect(row('Bahn')).toHaveCount(1);
  await saved(page);

  // Understood once, a file of this shape is understood again; and an import can go later as well.
  await page.goto('/expenses/import');
  await page.getByRole('button', { name: 'Take back bank.csv' }).click();
  await expect(page.getByText('Import taken back')).toBeVisible();
  await page.getByLabel('File to import').setInputFiles(file);
  await expect(page.getByRole('button', { name: 'Import 2 expenses' })).toBeVisible();

  await page.goto('/expenses?in=2026-01');
  await expect(row('Halden')).toHaveCount(1);
  await page.getByRole('button', { name: 'Page menu' }).click();
  await page.getByRole('menuitem', { name: 'Year pack…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Year pack' });
  await dialog.getByRole('combobox', { name: 'Fiscal year' }).click();
  await page.getByRole('option', { name: '2026' }).click();
  await expect(dialog).toContainText('$210.00');
  const coming = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  expect((await coming).suggestedFilename()).toBe('year-pack-2026.zip');
});

test('one rate holds for a file that is wholly of another currency', async ({ page }) => {
  await settleIn(page);
  await page.goto('/expenses/import');
  const rows = ['2026-01-02,Lens,-54.99,EUR', '2026-01-03,Bag,-45.01,EUR'];
  const euros = ['Date,Description,Amount,Currency', ...rows].join('\n');
  const asCsv = (text: string) => ({ ...file, buffer: Buffer.from(text) });
  const rate = page.getByRole('textbox', { name: /^USD for one EUR/ });
  // Of two currencies, or of the workspace's own, there is no one rate.
  for (const other of ['2026-01-04,Tea,-3.00,GBP', '']) {
    const text = other ? `${euros}\n${other}` : euros.replaceAll('EUR', 'USD');
    await page.getByLabel('File to import').setInputFiles(asCsv(text));
    await expect(page.getByRole('button', { name: /^Import \d expenses/ })).toBeVisible();
    await expect(rate).toHaveCount(0);
  }
  await page.getByLabel('File to import').setInputFiles(asCsv(euros));
  const foot = page.locator('.import-foot output');
  await expect(foot).toContainText('€100.00');
  await rate.fill('0');
  await expect(page.getByText('Use a rate above 0').first()).toBeVisible();
  await page.getByRole('button', { name: 'Import 2 expenses' }).click();
  await expect(page).toHaveURL(/\/expenses\/import$/);
  await rate.fill('1,1');
  await expect(foot).toContainText('$110.00');
  await page.getByRole('button', { name: 'Import 2 expenses' }).click();
  await expect(page).toHaveURL(/\/expenses\?in=2026-01/);
  await expect(page.getByRole('row', { name: /Lens/ })).toContainText('$60.49');
  await expect(page.getByRole('row', { name: /Bag/ })).toContainText('$49.51');
});

test('a file that is too long is counted and refused, and nothing is stored', async ({ page }) => {
  await settleIn(page);
  await page.goto('/expenses/import');
  const many = `Date,Title,Amount\n${'2026-03-14,Coffee,2.00\n'.repeat(200_000)}`;
  const big = { ...file, name: 'big.csv', buffer: Buffer.from(many) };
  await page.getByLabel('File to import').setInputFiles(big);
  await expect(page.getByRole('alert')).toContainText('200,001 rows. Split it into 11 files');
});
