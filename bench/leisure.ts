import { newId } from '#shared/ids.ts';
import { uploadType } from '#shared/contract.ts';
import { asSuperuser } from './growth.ts';
import { median, percentile } from './measure.ts';
import { bareLoad, clickEach, launch, reopened, openPage } from './pages.ts';
import { type RunningProduct, signUp, startServer } from './product.ts';
import { report } from './report.ts';

const records = 2_000;
const imported = 5_000;
const reloads = 7;

/** Shelves of 2,000 books and of as many titles from the cache, filtered, and a file of 5,000 at once. */
export async function benchLeisure(): Promise<void> {
  const product = await startServer();
  await benchShelf(product, bookShelf);
  await benchShelf(product, titleShelf);
  await benchBookImport(product);
  await product.stop();
}

interface BenchedShelf {
  noun: string;
  path: string;
  /** What marks one of them on the page. */
  mark: string;
  /** Fills it for the person `$1` with `$2` records. */
  fill: readonly string[];
}

const bookShelf: BenchedShelf = {
  ...{ noun: 'books', path: '/books', mark: 'main [data-book]' },
  fill: [
    `insert into books (user_id, id, created_by_user_id, updated_by_user_id, title, authors, status,
        pages, progress, rating, started_on, finished_on, series_name, tags, format)
      select $1, uuidv7(), $1, $1, 'Book ' || place, array['Writer ' || place % 300],
        (array['want_to_read', 'finished', 'finished', 'dnf'])[1 + place % 4], 300, 0,
        case when place % 4 in (1, 2) then 1 + place % 10 end, current_date - place % 3000 - 9,
        current_date - place % 3000, case when place % 6 = 0 then 'Series ' || place % 50 else '' end,
        array['tag ' || place % 20], (array['print', 'ebook', 'audiobook'])[1 + place % 3]
      from generate_series(1, $2::int) as place`,
    `update books set status = 'reading', finished_on = null where user_id = $1
      and id in (select id from books where user_id = $1 order by id desc limit 3) and $2 > 0`,
  ],
};

const titleShelf: BenchedShelf = {
  ...{ noun: 'titles', path: '/entertainment', mark: 'main [data-title]' },
  fill: [
    `insert into entertainment_items (user_id, id, created_by_user_id, updated_by_user_id, title, type,
        status, rating, venue, genres, finished_on, times, episode, total_episodes)
      select $1, uuidv7(), $1, $1, 'Title ' || place,
        (array['movie', 'tv_show', 'game', 'podcast', 'anime'])[1 + place % 5],
        (array['planned', 'completed', 'completed', 'dropped', 'in_progress', 'completed'])[1 + place % 6],
        1 + place % 10, (array['Netflix', 'Cinema', 'Steam'])[1 + place % 3],
        array['genre ' || place % 20], case when place % 6 in (1, 2, 5) then current_date - place end,
        case when place % 6 in (1, 2, 5) then 1 else 0 end, place % 8, 8
      from generate_series(1, $2::int) as place`,
  ],
};

async function benchShelf(product: RunningProduct, shelf: BenchedShelf): Promise<void> {
  const { noun, path, mark, fill } = shelf;
  const { client, userId } = await signUp(product.origin);
  await asSuperuser(product, async (database) => {
    for (const statement of fill) await database.query(statement, [userId, records]);
    await database.query('vacuum analyze');
  });
  const browser = await launch();
  const limit = await bareLoad(browser);
  const url = `${product.origin}${path}`;
  const { context, page } = await openPage(browser, url, client.cookie, { row: mark });
  await page.locator(mark).first().waitFor();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.waitForTimeout(4000);
  const loaded: number[] = [];
  for (let i = 0; i < reloads; i += 1) loaded.push(await reopened(page));
  const filtered = await clickEach(page, 'main .page-tools .chip');
  report(
    {
      name: `2,000 ${noun}, first shelf from the cache`,
      value: median(loaded),
      unit: 'ms',
      goal: { atMost: 250 },
      limit,
    },
    {
      name: `a filter of 2,000 ${noun}: click to paint, p95`,
      value: percentile(filtered, 0.95),
      unit: 'ms',
      goal: { atMost: 50 },
    },
  );
  await context.close();
  await browser.close();
  client.close();
}

async function benchBookImport(product: RunningProduct): Promise<void> {
  const { client } = await signUp(product.origin);
  const rows = Array.from({ length: imported }, (_, place) => ({
    ...{ id: newId(), title: `Book ${place}`, authors: [`Writer ${place}`], rating: 8 },
    ...{ status: 'finished', finishedOn: '2026-01-02', pages: 300, progress: 300 },
  }));
  const bookReads = rows.map(({ id: bookId }) => ({
    ...{ id: newId(), bookId, finishedOn: '2026-01-02', outcome: 'finished' },
  }));
  const query = new URLSearchParams({
    ...{ id: newId(), collection: 'books', fileName: 'goodreads.csv' },
  });
  const began = performance.now();
  const answer = await fetch(`${product.origin}/api/v1/record-imports?${query.toString()}`, {
    method: 'POST',
    headers: {
      'content-type': uploadType,
      cookie: client.cookie,
      origin: product.origin,
      'idempotency-key': newId(),
    },
    body: JSON.stringify({ books: rows, bookReads }),
  });
  if (!answer.ok) throw new Error(`The import answered ${answer.status}: ${await answer.text()}`);
  report({
    name: '5,000 books of a file with their readings',
    value: performance.now() - began,
    unit: 'ms',
    goal: { atMost: 5_000 },
  });
  client.close();
}
