import { expect, saved, settleIn, test, undoButton } from './journey.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a link is pasted and saved once, gets a screenshot, becomes an idea and carries a file', async ({
  page,
}) => {
  await settleIn(page);
  await page.goto('/inspirations');
  await expect(
    page.getByText('Save posts, pictures and lines you want to learn from. Paste a link to start.'),
  ).toBeVisible();
  const paste = async (text: string) => {
    await page.evaluate((words) => navigator.clipboard.writeText(words), text);
    await page.keyboard.press('Control+v');
  };

  await paste('https://film.invalid/take/7?utm_source=feed#comments');
  const card = page.getByRole('listitem').filter({ hasText: 'film.invalid' });
  await expect(card).toContainText('Unsorted');
  await saved(page);
  await paste('film.invalid/take/7');
  await expect(page.getByText('Already saved')).toBeVisible();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Title').fill('Held for nine seconds');
  await sheet.getByLabel('Title').press('Enter');
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);

  const named = page.getByRole('listitem').filter({ hasText: 'Held for nine seconds' });
  await expect(named).toContainText('No preview: paste a screenshot', { timeout: 10_000 });
  await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    canvas.getContext('2d')?.fillRect(0, 0, 300, 150);
    const blob = await new Promise<Blob>((resolve, reject) =>
      canvas.toBlob((made) => (made ? resolve(made) : reject(new Error('no picture')))),
    );
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': blob })]);
  });
  await named.hover();
  await page.keyboard.press('Control+v');
  const cover = named.locator('img');
  await expect.poll(() => cover.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(300);

  await named.getByRole('button', { name: 'Make idea' }).click();
  await expect(page.getByText('Idea added')).toBeVisible();
  await saved(page);
  await page.goto('/content-ideas');
  await page.getByText('Held for nine seconds').first().click();
  await expect(sheet.getByRole('list', { name: 'Files' }).getByRole('listitem')).toHaveCount(1);
  await page.goto('/inspirations?used=yes');
  await expect(named.getByLabel('Used in')).toBeVisible();

  await named.getByRole('button').first().click();
  const files = sheet.getByRole('list', { name: 'Pictures and files' });
  await expect(files.getByRole('listitem')).toHaveCount(1);
  const plan = { name: 'plan.txt', mimeType: 'text/plain', buffer: Buffer.from('Shoot at seven') };
  await sheet.getByLabel('Files to attach').setInputFiles(plan);
  await expect(files.getByRole('listitem')).toHaveCount(2);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    files.getByRole('link', { name: 'plan.txt' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('plan.txt');
  await files.getByRole('button', { name: 'More for plan.txt' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(files.getByRole('listitem')).toHaveCount(1);
  await undoButton(page).click();
  await expect(files.getByRole('listitem')).toHaveCount(2);

  await sheet.getByRole('button', { name: 'New collection' }).click();
  await page.keyboard.type('Held shots');
  await page.keyboard.press('Enter');
  await expect(sheet.getByLabel('Held shots')).toBeChecked();
  await page.goto('/inspirations');
  await expect(named).toContainText('Held shots');
  await paste('https://film.invalid/take/8');
  await expect(page.getByText('Saved to Held shots')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change' })).toBeVisible();
  const kept = page.getByRole('listitem').filter({ hasText: 'film.invalid' });
  await expect(kept).toHaveCount(2);
  // The key deletes it, also where the toast offers another way on.
  await page.keyboard.press('Control+z');
  await expect(kept).toHaveCount(1);

  // A name that is taken is said where it is typed, and stays there.
  await page.getByRole('button', { name: 'New collection' }).click();
  const naming = page.getByRole('textbox', { name: 'Collection name' });
  await naming.fill('held shots');
  await naming.press('Enter');
  await expect(page.getByText('A collection with this name exists already')).toBeVisible();
  await naming.fill('Colours');
  await naming.press('Enter');
  const colours = page.getByRole('button', { name: /^Colours/ });
  await expect(colours).toContainText('0');
  await named.dragTo(colours);
  await expect(page.getByText('Added to Colours')).toBeVisible();
  await expect(colours).toContainText('1');
  await page.keyboard.press('Control+z');
  await expect(colours).toContainText('0');

  // What another app shares is one press from being kept.
  const link = encodeURIComponent('Ten hooks https://film.invalid/take/9');
  await page.goto(`/share?title=Ten%20hooks&text=${link}`);
  await expect(page.getByLabel('Link')).toHaveValue('https://film.invalid/take/9');
  await page.getByRole('button', { name: 'Save as idea' }).click();
  await expect(page.getByRole('button', { name: 'Ten hooks', exact: true })).toBeVisible();
});
