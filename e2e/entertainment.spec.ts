import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { newId } from '../src/shared/ids.ts';
import { api, expect, saved, settleIn, signInElsewhere, test, undoButton } from './journey.ts';

interface Title {
  id: string;
  title: string;
  status: string;
  rating: number | null;
  episode: number | null;
  times: number;
}
interface Log {
  finishedOn: string;
  note: string;
}
const rowsOf = async <Row>(page: Page, path: string) =>
  (await api<{ rows: Row[] }>(page, 'GET', path)).rows;
const titlesOf = (page: Page) => rowsOf<Title>(page, '/entertainment-items');
const logsOf = (page: Page) => rowsOf<Log>(page, '/entertainment-logs');
const add = (page: Page, fields: object) =>
  api<Title>(page, 'POST', '/entertainment-items', { id: newId(), ...fields });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a series is seen episode by episode, offline in between, and becomes an idea', async ({
    page,
    context,
    browser,
    product,
  }) => {
    const person = await settleIn(page);
    await page.goto('/entertainment');
    await expect(page.getByText('Good taste feeds good content.')).toBeVisible();
    const series = await add(page, {
      ...{ title: 'The Tidewatch', type: 'tv_show', season: 1, totalEpisodes: 3 },
      ...{ review: 'Nine seconds of rain before a word', venue: 'Netflix' },
    });

    // One line, understood while it is typed; what it took for more than it is goes back into words.
    const line = page.getByRole('textbox', { name: 'Quick title' });
    await line.fill('Dune 2 movie on Netflix');
    const said = page.getByRole('form', { name: 'Quick title' }).getByRole('status');
    await expect(said).toContainText('Film');
    await expect(said).toContainText('Netflix');
    await said.getByRole('button', { name: 'Turn “on Netflix” back into words' }).click();
    await expect(said).not.toContainText('Netflix');
    // A year behind what it is goes into its field, and back into the title.
    await line.fill('Dune 2 movie 2024');
    const year = said.getByRole('button', { name: 'Turn “2024” back into words' });
    await expect(year).toBeVisible();
    await year.click();
    await expect(said).not.toContainText('2024');
    await line.fill('');
    await line.fill('2001 A Space Odyssey movie');
    await expect(said).toContainText('Film');
    await expect(said).not.toContainText('2001');
    await line.fill('Dune 2 movie 2024');
    await line.press('Enter');
    await expect(page.getByRole('button', { name: /^Dune 2 Film/ })).toBeVisible();

    await page.getByRole('button', { name: /^The Tidewatch Series/ }).click();
    const record = page.getByRole('dialog', { name: 'The Tidewatch' });
    await record.getByRole('button', { name: 'Start', exact: true }).click();
    await record.getByRole('button', { name: 'Make idea', exact: true }).click();
    await expect(record.getByRole('list', { name: 'Ideas made of it' })).toBeVisible();
    await page.goBack();
    await expect(record).toHaveCount(0);
    const now = page.getByRole('region', { name: 'On now' });
    await now.getByRole('button', { name: 'Seen episode 1' }).click();
    await expect(now.getByText('S1 E1 of 3')).toBeVisible();
    await saved(page);

    // Without a network, through a reload, to the end.
    await page.evaluate(() => navigator.serviceWorker.ready);
    await context.setOffline(true);
    await now.getByRole('button', { name: 'Seen episode 2' }).click();
    await page.reload();
    await expect(now.getByText('S1 E2 of 3')).toBeVisible();
    // Meanwhile another device says the same, and knows where it is seen.
    const other = await signInElsewhere(browser, product.origin, person);
    const path = `/entertainment-items/${series.id}`;
    await api(other, 'POST', `${path}/watch`, { season: 1, episode: 2 });
    await api(other, 'PATCH', path, { venue: 'Cinema' });
    await now.getByRole('button', { name: 'Seen episode 3' }).click();
    const question = page.getByRole('dialog', { name: 'Finished?' });
    await question.getByRole('button', { name: '8 of 10' }).click();
    await question.getByLabel('Note').fill('The tide comes back');
    await question.getByRole('button', { name: 'Finished', exact: true }).click();
    await expect(page.getByRole('list', { name: 'Done' })).toContainText('The Tidewatch');
    await context.setOffline(false);
    await saved(page);

    const seen = (await titlesOf(page)).filter(({ title }) => title === 'The Tidewatch');
    expect(seen).toMatchObject([
      {
        ...{ id: series.id, status: 'completed', episode: 3, times: 1, rating: 8 },
        venue: 'Cinema',
      },
    ]);
    expect(await logsOf(page)).toMatchObject([{ note: 'The tide comes back' }]);
    const { workspaces } = await api<{ workspaces: { id: string }[] }>(page, 'GET', '/workspaces');
    const content = `/workspaces/${workspaces[0]?.id ?? ''}/content-items`;
    const ideas = await rowsOf<{ title: string; notes: string }>(page, content);
    expect(ideas.filter(({ title }) => title === 'The Tidewatch')).toMatchObject([
      { notes: expect.stringContaining('Nine seconds of rain') },
    ]);

    // Again, from the first episode on; the time before stays.
    await page.getByRole('button', { name: /^The Tidewatch Series/ }).click();
    await record.getByRole('button', { name: 'Again', exact: true }).click();
    await expect(record.getByText('S1', { exact: false }).first()).toBeVisible();
    await saved(page);
    const [again] = (await titlesOf(page)).filter(({ id }) => id === series.id);
    expect(again).toMatchObject({ status: 'in_progress', episode: 0, times: 1 });
    expect(await logsOf(page)).toHaveLength(1);
  });
});

test('what an open menu offers stays in its place when more of it comes', async ({ page }) => {
  await settleIn(page);
  await page.goto('/entertainment');
  await expect(page.getByText('Nothing here yet')).toBeVisible();
  await page.getByRole('button', { name: 'Page menu' }).click();
  const bring = page.getByRole('menuitem', { name: 'Import…' });
  await expect(bring).toBeInViewport({ ratio: 1 });
  const place = await bring.boundingBox();
  await add(page, { title: 'Ridge', type: 'movie' });
  await expect(page.getByRole('menuitem', { name: 'Export CSV' })).toBeVisible();
  expect((await bring.boundingBox())?.y).toBe(place?.y);
  await bring.click();
  await expect(page.getByLabel('File to import')).toBeAttached();
});

test('several that were moved to Done go back with the logs of it, on screen as well', async ({
  page,
}) => {
  await settleIn(page);
  for (const title of ['Ridge', 'Tide']) await add(page, { title, type: 'movie' });
  await page.goto('/entertainment?view=table');
  for (const title of ['Ridge', 'Tide'])
    await page.getByRole('checkbox', { name: `Select ${title}` }).check();
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Done', exact: true }).click();
  await expect.poll(async () => (await logsOf(page)).length).toBe(2);
  await undoButton(page).click();
  await expect.poll(() => logsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Ridge', exact: true }).click();
  const record = page.getByRole('dialog', { name: 'Ridge' });
  await expect(record.getByText('not yet')).toBeVisible();
  await expect(record.getByRole('button', { name: /^Delete the time/ })).toHaveCount(0);
});

const diary = [
  'Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date',
  '2024-02-02,A Slow Boil,2021,https://boxd.it/a,4.5,,food,2024-02-01',
  '2025-03-04,A Slow Boil,2021,https://boxd.it/a,5,Yes,,2025-03-03',
  '2025-05-06,&lt;b&gt;Tide&lt;/b&gt;,2019,https://boxd.it/b,,,,2025-05-05',
  '2025-05-06,Ridge,2020,https://boxd.it/c,,,,2025-05-05',
  '2025-05-06,Broken,1800,https://boxd.it/d,,,,2025-05-05',
].join('\n');
const file = { name: 'diary.csv', mimeType: 'text/csv', buffer: Buffer.from(diary) };

test('a diary of Letterboxd comes in at once, goes at once, and comes back', async ({ page }) => {
  await settleIn(page);
  await add(page, { title: 'ridge', type: 'movie' });
  await page.goto('/entertainment');
  await page.getByRole('button', { name: 'Page menu' }).click();
  await page.getByRole('menuitem', { name: 'Import…' }).click();
  await page.getByLabel('File to import').setInputFiles(file);
  const lines = page.getByRole('table', { name: 'Titles to import' });
  await expect(lines.getByRole('row')).toHaveCount(3);
  await expect(lines.getByRole('row', { name: /A Slow Boil/ })).toContainText('Done, Mar 3, 2025');
  await page.getByRole('button', { name: /^Cannot be read/ }).click();
  await expect(page.getByText('Use a year from 1870 on')).toBeVisible();
  // What is here already is finished by it, and not there twice.
  await page.getByRole('button', { name: /^To add to/ }).click();
  const additions = page.getByRole('table', { name: 'To add to' });
  await expect(additions.getByRole('row', { name: /Ridge/ })).toContainText('Finished May 5, 2025');
  await expect(page.getByText('2 new, 1 added to')).toBeVisible();
  await page.getByRole('checkbox', { name: /^Leave out 1 row/ }).check();
  await page.getByRole('button', { name: 'Import 3 titles' }).click();
  await expect(page).toHaveURL(/\/entertainment$/);
  const shelf = page.getByRole('list', { name: 'Done' });
  await expect(shelf).toContainText('<b>Tide</b>');
  await expect(shelf).toContainText('ridge');
  expect(await logsOf(page)).toHaveLength(4);
  await undoButton(page).click();
  await expect(shelf).toHaveCount(0);
  expect(await titlesOf(page)).toHaveLength(1);
  expect(await logsOf(page)).toEqual([]);
  await undoButton(page).click();
  await expect(shelf).toContainText('A Slow Boil');
  expect(await logsOf(page)).toHaveLength(4);

  // Exported again, it adds what was watched since.
  await page.goto('/entertainment/import');
  const later = `${diary}\n2026-02-02,A Slow Boil,2021,https://boxd.it/a,4,Yes,food,2026-02-01`;
  await page.getByLabel('File to import').setInputFiles({ ...file, buffer: Buffer.from(later) });
  await page.getByRole('checkbox', { name: /^Leave out 1 row/ }).check();
  await page.getByRole('button', { name: /^Duplicates/ }).click();
  await expect(page.getByRole('table', { name: 'Duplicates' })).toContainText('Is here already');
  await page.getByRole('button', { name: 'Import 1 title', exact: true }).click();
  await expect(page).toHaveURL(/\/entertainment$/);
  await expect(shelf).toBeVisible();
  expect(await logsOf(page)).toHaveLength(5);
  await undoButton(page).click();
  await expect.poll(async () => (await logsOf(page)).length).toBe(4);

  // What the address asks for is shown, and the keys go through it.
  await page.goto('/entertainment?year=2024');
  await expect(page.getByRole('button', { name: /^A Slow Boil/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /Tide/ })).toHaveCount(0);
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  const record = page.getByRole('dialog', { name: 'A Slow Boil' });
  await expect(record.getByText('2 times')).toBeVisible();
  // What cannot be says so beside it, and stays as it was typed.
  const year = record.getByRole('textbox', { name: 'Year' });
  await year.fill('1800');
  await year.press('Enter');
  await expect(record.getByText('Use a year from 1870 on')).toBeVisible();
  await year.press('Escape');
  for (const theme of ['light', 'dark']) {
    await page.evaluate((name) => {
      document.documentElement.dataset['theme'] = name;
    }, theme);
    await page.waitForTimeout(300);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
  }
});
