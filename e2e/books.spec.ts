import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { newId } from '../src/shared/ids.ts';
import { api, expect, joinedBy, saved, settleIn, test, undoButton } from './journey.ts';

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const year = Temporal.Now.plainDateISO('America/New_York').year;

const goodreads = [
  'Book Id,Title,Author,Author l-f,Additional Authors,ISBN,ISBN13,My Rating,Average Rating,Publisher,Binding,Number of Pages,Year Published,Original Publication Year,Date Read,Date Added,Bookshelves,Exclusive Shelf,My Review,Read Count,Owned Copies',
  `1,"The First Lamp (The Lamp Keepers, #1)",I. Vale,"Vale, I.",,"=""0441478123""","=""9780441478125""",4,3.9,Ace,Paperback,304,2000,,${year}/01/01,2020/01/01,lamps,read,"Slow, <i>kind</i>.",1,1`,
  '2,The Tide Clerk,O. Hallam,"Hallam, O.",,"=""""","=""""",0,3.9,,Hardcover,318,,,,2020/01/01,currently-reading,currently-reading,,0,0',
  '3,Net Thirty,B. Quill,"Quill, B.",,"=""""","=""""",0,3.9,,Kindle Edition,,,,,2020/01/01,to-read,to-read,,0,0',
  '4,,Nobody,,,,,0,,,,,,,,,,to-read,,0,0',
].join('\n');
const add = (page: Page, fields: object) => api(page, 'POST', '/books', { id: newId(), ...fields });
const file = { name: 'goodreads.csv', mimeType: 'text/csv', buffer: Buffer.from(goodreads) };

test('a shelf comes from Goodreads, a book is read to its end, and a quote becomes an idea', async ({
  page,
  browser,
  product,
}) => {
  await settleIn(page);
  const { origin } = product;
  const jonas = await joinedBy(page, { browser, origin, role: 'member', firstName: 'Jonas' });
  await page.goto('/books');
  await expect(page.getByText('What are you reading? Add one book and set a goal.')).toBeVisible();
  await page.getByRole('button', { name: 'Page menu' }).click();
  await page.getByRole('menuitem', { name: 'Import books' }).click();
  await page.getByLabel('File to import').setInputFiles(file);
  const lines = page.getByRole('table', { name: 'Books to import' });
  await expect(lines.getByRole('row')).toHaveCount(4);
  await expect(lines.getByRole('row', { name: /The Tide Clerk/ })).toContainText('Reading');
  await page.getByRole('checkbox', { name: /^Leave out 1 row/ }).check();
  await page.getByRole('button', { name: 'Import 3 books' }).click();

  // All of it goes as one and comes back as one.
  await expect(page).toHaveURL(/\/books$/);
  const tile = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
  await expect(tile('The First Lamp')).toBeVisible();
  await undoButton(page).click();
  await expect(tile('The First Lamp')).toHaveCount(0);
  await undoButton(page).click();
  await expect(tile('The First Lamp')).toBeVisible();

  await page.getByRole('button', { name: 'Set a goal' }).click();
  await page.getByRole('textbox', { name: 'How many' }).fill('24');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: /^1 of 24 books/ })).toBeVisible();

  // Page 400 of 318 is no page; the last one asks whether it is finished.
  await page.getByRole('button', { name: 'Log pages' }).click();
  const until = page.getByRole('textbox', { name: 'Read until page' });
  await until.fill('400');
  await until.press('Enter');
  await expect(page.getByText('This book has 318 pages')).toBeVisible();
  await until.fill('318');
  await until.press('Enter');
  const asked = page.getByRole('dialog', { name: 'Finished?' });
  await asked.getByRole('button', { name: '9 of 10' }).click();
  await asked.getByRole('button', { name: 'Finished', exact: true }).click();
  await expect(page.getByRole('img', { name: /^2 of 24 books/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: `Finished, ${year}` })).toBeVisible();

  await tile('The Tide Clerk').click();
  const panel = page.getByRole('dialog', { name: 'The Tide Clerk' });
  await expect(panel.getByRole('region', { name: 'Readings' }).getByRole('listitem')).toHaveCount(
    1,
  );
  await panel.getByRole('button', { name: 'Add quote' }).click();
  await panel.getByLabel('A line worth keeping').fill('The sea keeps no receipts.');
  await panel.getByRole('textbox', { name: 'Page optional' }).fill('31');
  await panel.getByRole('button', { name: 'Keep quote' }).click();
  const quotes = panel.getByRole('region', { name: 'Quotes' });
  await quotes.getByRole('button', { name: 'Make idea' }).click();
  await expect(quotes.getByRole('list', { name: 'Ideas made of it' })).toContainText('The sea');
  await saved(page);

  // Members see the idea and what it came of in words, and nothing of the shelf.
  await jonas.goto('/content-ideas');
  await expect(jonas.getByText('The sea keeps no receipts.').first()).toBeVisible();
  await jonas.goto('/books');
  await expect(jonas.getByText('What are you reading? Add one book and set a goal.')).toBeVisible();
  await jonas.context().close();
});

test('a book that is added while it is read has one reading', async ({ page }) => {
  await settleIn(page);
  await page.goto('/books');
  await page.getByRole('button', { name: 'Add book' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add book' });
  await dialog.getByLabel('Title').fill('Salt, Late');
  await dialog.getByRole('combobox', { name: 'Shelf' }).click();
  await page.getByRole('option', { name: 'Reading', exact: true }).click();
  await dialog.getByRole('button', { name: 'Add book' }).click();
  await expect(dialog).toBeHidden();
  await saved(page);
  await page.reload();
  await page
    .getByRole('button', { name: /^Salt, Late/ })
    .first()
    .click();
  const readings = page.getByRole('region', { name: 'Readings' }).getByRole('listitem');
  await expect(readings).toHaveCount(1);
});

test('the focus stays with its book, whatever comes before it', async ({ page }) => {
  await settleIn(page);
  await page.goto('/books');
  const titles = ['Undertow', 'Salt', 'Grain', 'Fog'];
  for (const title of titles) await add(page, { title, tags: title === 'Undertow' ? ['sea'] : [] });
  await add(page, { title: 'Net Thirty', status: 'reading', tags: ['sea'] });
  const tile = (title: string) => page.getByRole('button', { name: new RegExp(`^${title}`) });
  await expect(tile('Fog')).toBeVisible();
  await tile('Salt').focus();

  // One that comes from another device pushes it on.
  await add(page, { title: 'Zenith' });
  await expect(tile('Zenith')).toBeVisible();
  await expect(tile('Salt')).toBeFocused();

  // Narrowed and whole again by a press that takes no focus, as Safari does it.
  const press = (name: RegExp) =>
    page
      .getByRole('button', { name })
      .first()
      .evaluate((chip: HTMLElement) => chip.click());
  await tile('Undertow').focus();
  await press(/^Want to read/);
  await expect(tile('Net Thirty')).toHaveCount(0);
  await expect(tile('Undertow')).toBeFocused();
  await press(/^All/);
  await expect(tile('Net Thirty').first()).toBeVisible();
  await expect(tile('Undertow')).toBeFocused();
  // What is not among them gives the focus to the one behind it.
  await tile('Net Thirty').first().focus();
  await press(/^Want to read/);
  await expect(tile('Net Thirty')).toHaveCount(0);
  await expect(tile('Zenith')).toBeFocused();
  await press(/^All/);

  // Read in its panel, it stands on another shelf, and the focus is back at it.
  await tile('Salt').focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Salt' });
  await panel.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Finished…' }).click();
  const asked = page.getByRole('dialog', { name: 'Finished?' });
  await asked.getByRole('button', { name: 'Finished', exact: true }).click();
  await expect(asked).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page.getByRole('heading', { name: /^Finished, / })).toBeVisible();
  await expect(tile('Salt')).toBeFocused();
});

test('books are added, begun and found without a network, and by keys alone', async ({ page }) => {
  await settleIn(page);
  await page.goto('/books');
  await page.getByRole('button', { name: 'Add book' }).first().waitFor();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.keyboard.press('n');
  const dialog = page.getByRole('dialog', { name: 'Add book' });
  await dialog.getByLabel('Title').fill('Salt, Late');
  await dialog.getByLabel('ISBN').fill('0-441-47812-4');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('This is no ISBN: look at its digits again')).toBeVisible();
  await dialog.getByLabel('ISBN').fill('0-441-47812-3');
  await dialog.getByLabel('Pages').fill('240');
  await page.context().setOffline(true);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await page.keyboard.press('j');
  const book = page.getByRole('button', { name: /^Salt, Late/ });
  await expect(book).toBeFocused();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Salt, Late' });
  await expect(panel.getByLabel('ISBN')).toHaveValue('9780441478125');
  await panel.getByRole('button', { name: 'Start reading' }).click();
  await expect(panel.getByText('Page 0 of 240')).toBeVisible();
  await panel.getByRole('button', { name: '+10' }).click();
  await expect(panel.getByText('Page 10 of 240')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.context().setOffline(false);
  await saved(page);
  await page.reload();
  await expect(page.getByText('Page 10 of 240')).toBeVisible();

  // In the palette, and in the trash.
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('salt');
  await page
    .getByRole('option', { name: /Salt, Late/ })
    .first()
    .click();
  await panel.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(book).toHaveCount(0);
  await saved(page);
  await page.goto('/trash');
  await expect(page.getByText('Salt, Late')).toBeVisible();
});

for (const [name, viewport] of Object.entries({
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
})) {
  test(`shelves and a book have no axe violation (${name})`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await settleIn(page);
    await page.goto('/books/import');
    await page.getByLabel('File to import').setInputFiles(file);
    await page.getByRole('checkbox', { name: /^Leave out 1 row/ }).check();
    await page.getByRole('button', { name: 'Import 3 books' }).click();
    await expect(page).toHaveURL(/\/books$/);
    for (const path of ['/books', '/books?view=list', '/books/year', 'panel']) {
      if (path === 'panel') {
        await page.goto('/books');
        await page.getByRole('button', { name: 'The Tide Clerk', exact: true }).first().click();
        await page.getByRole('dialog', { name: 'The Tide Clerk' }).waitFor();
      } else await page.goto(path);
      // What is below the screen of a phone is not on the page yet.
      const seen = path === '/books/year' ? 'The First Lamp' : 'The Tide Clerk';
      await page.getByText(seen).filter({ visible: true }).first().waitFor();
      for (const theme of ['light', 'dark']) {
        await page.evaluate((chosen) => {
          document.documentElement.dataset['theme'] = chosen;
        }, theme);
        await page.waitForTimeout(500);
        const { violations } = await new AxeBuilder({ page }).withTags(levels).analyze();
        const found = violations.flatMap(({ id, nodes }) =>
          nodes.map(({ html }) => `${id}: ${html}`),
        );
        expect({ path, theme, found }).toEqual({ path, theme, found: [] });
      }
    }
  });
}
