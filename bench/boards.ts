import type { Browser, Page } from '@playwright/test';
import type pg from 'pg';
import { asSuperuser } from './growth.ts';
import { median, percentile } from './measure.ts';
import { openPage } from './pages.ts';
import { signUp, type RunningProduct } from './product.ts';
import { type Figure, report } from './report.ts';
import { benchShift } from './steady.ts';

const items = 2_000;
const deals = 60;
const drags = 34;
const pressMs = 50;
const frameMs = 17;
// A tenth of what is called good: a line of a row may still come into its place.
const mostShift = 0.01;

/** Dragging on the pipeline and the content calendar with 2,000 items, and opening a deal at hand. */
export async function benchBoards(product: RunningProduct, browser: Browser): Promise<void> {
  const { client, userId } = await signUp(product.origin);
  const { workspaces } = await client.call<{ workspaces: { id: string }[] }>('GET', '/workspaces');
  const workspaceId = workspaces[0]?.id ?? '';
  await asSuperuser(product, (database) => fill(database, workspaceId, userId));
  const limit = median(await dragBare(browser));
  const open = async (path: string, first: string) => {
    const opened = await openPage(browser, product.origin + path, client.cookie);
    await opened.page.locator(first).first().waitFor();
    await opened.page.waitForTimeout(3000);
    return opened;
  };
  const board = await open('/content-pipeline', '.board-card');
  report(...dragFigures('board', await dragEach(board.page, '.board-card'), limit));
  await board.context.close();
  const calendar = await open('/content-calendar', '[data-entry]');
  report(...dragFigures('content calendar', await dragEach(calendar.page, '[data-entry]'), limit));
  await calendar.context.close();
  const table = await open('/brand-campaigns?view=table', '.deal-table tbody tr');
  report({
    name: 'opening a campaign that is at hand, p50',
    value: median(await openEach(table.page)),
    unit: 'ms',
    goal: { atMost: 100 },
  });
  await table.context.close();
  for (const path of ['/content-calendar', '/content-pipeline', '/content-pillars'])
    await benchShift(product, browser, { path, cookie: client.cookie, atMost: mostShift });
  client.close();
}

/** The same on a page with eight boxes and nothing else: what the browser itself needs. */
async function dragBare(browser: Browser): Promise<number[]> {
  const page = await browser.newPage();
  const box = '<div class="box" style="width: 200px; height: 60px; border: 1px solid">Box</div>';
  await page.setContent(box.repeat(8));
  await page.evaluate(() => {
    let held: Element | null = null;
    document.addEventListener('pointerdown', ({ target }) => {
      held = target instanceof Element ? target.closest('.box') : null;
    });
    document.addEventListener('pointermove', () => {
      const copy = held?.cloneNode(true);
      if (copy instanceof HTMLElement) {
        copy.className = 'is-aloft';
        copy.style.position = 'fixed';
        document.body.append(copy);
      }
      held = null;
    });
    document.addEventListener('pointerup', () => document.querySelector('.is-aloft')?.remove());
  });
  const samples = await dragEach(page, '.box');
  await page.close();
  return samples;
}

/** Of each drag the time from the move that begins it to the paint of what was lifted. */
async function dragEach(page: Page, selector: string): Promise<number[]> {
  await page.evaluate(() => {
    const samples: number[] = [];
    Reflect.set(window, 'samples', samples);
    let last = 0;
    let isSampled = false;
    const painted = (since: number) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => samples.push(performance.now() - since);
        port2.postMessage(null);
      });
    const capture = { capture: true };
    document.addEventListener('pointerdown', () => (isSampled = false), capture);
    document.addEventListener('pointermove', ({ timeStamp }) => (last = timeStamp), capture);
    new MutationObserver(() => {
      if (document.querySelector('.is-aloft')) sample(last);
    }).observe(document.body, { attributeFilter: ['class'], childList: true, subtree: true });
    function sample(since: number) {
      if (isSampled) return;
      isSampled = true;
      painted(since);
    }
  });
  const cards = page.locator(selector);
  for (let i = 0; i < drags; i += 1) {
    const box = await cards.nth(i % 8).boundingBox();
    if (!box) continue;
    const [x, y] = [box.x + Math.min(box.width / 2, 60), box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 2, y);
    // A hand moves at any moment of a frame; a move that is sent once the one before was answered
    // would always come just after one has begun, and wait for all of the next.
    await page.waitForTimeout(pressMs + ((i * 7) % frameMs));
    await page.mouse.move(x + 9, y + 3);
    await page.waitForTimeout(60);
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await page.waitForTimeout(60);
  }
  return page.evaluate(() => Reflect.get(window, 'samples') as number[]);
}

async function openEach(page: Page): Promise<number[]> {
  const samples: number[] = [];
  const links = page.locator('.deal-table tbody a');
  for (let i = 0; i < drags; i += 1) {
    const link = links.nth(i % 10);
    const name = await link.textContent();
    samples.push(
      await link.evaluate(
        (element: HTMLElement, title) =>
          new Promise<number>((resolve) => {
            const since = performance.now();
            const seen = new MutationObserver(() => {
              if (document.querySelector('main h1')?.textContent !== title) return;
              seen.disconnect();
              requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - since)));
            });
            seen.observe(document.body, { childList: true, subtree: true, characterData: true });
            element.click();
          }),
        name,
      ),
    );
    await page.goBack();
    await links.first().waitFor();
    await page.waitForTimeout(100);
  }
  // The first one fetches the page's code.
  return samples.slice(1);
}

function dragFigures(name: string, samples: number[], limit: number): Figure[] {
  const of = `${name}, ${items.toLocaleString('en')} items: drag start to paint`;
  return [
    { name: `${of}, p50`, value: median(samples), unit: 'ms', goal: { atMost: 16 }, limit },
    { name: `${of}, p95`, value: percentile(samples, 0.95), unit: 'ms', goal: { atMost: 50 } },
  ];
}

/** Four channels of the workspace `by[0]`, added by the person `by[1]`. */
export async function fillChannels(database: pg.Client, by: readonly string[]): Promise<void> {
  await database.query(
    `insert into channels (workspace_id, id, platform, name, created_by_user_id, updated_by_user_id)
      select $1, uuidv7(), platform, platform, $2, $2
      from unnest(array['instagram', 'youtube', 'tiktok', 'newsletter']) as platform`,
    [...by],
  );
}

async function fill(database: pg.Client, workspaceId: string, userId: string): Promise<void> {
  const by = [workspaceId, userId];
  await fillChannels(database, by);
  await database.query(
    `insert into pillars (workspace_id, id, name, color, created_by_user_id, updated_by_user_id)
      select $1, uuidv7(), 'Pillar ' || color, color, $2, $2
      from unnest(array['blue', 'green', 'pink', 'orange', 'teal']) as color`,
    by,
  );
  await database.query(
    `with pieces as (
        insert into content_items (workspace_id, id, title, stage, idea_status, pillar_id,
          published_on, stage_entered_at, created_by_user_id, updated_by_user_id)
        select $1, uuidv7(), 'Piece ' || i || ': how the tide comes in', stage,
          case when stage = 'idea' then 'inbox' end,
          (select id from pillars where workspace_id = $1 order by id offset i % 5 limit 1),
          case when stage = 'published' then current_date - i % 14 end,
          now() - interval '1 day' * (i % 20), $2, $2
        from generate_series(1, $3::int) as i, lateral (select (array['planning', 'scripting',
          'filming', 'editing', 'review', 'scheduled', 'published', 'idea'])[1 + i % 8] as stage) as at
        returning id, stage
      )
      insert into posts (workspace_id, id, content_item_id, channel_id, format, planned_on, status,
        posted_at, created_by_user_id, updated_by_user_id)
      select $1, uuidv7(), id,
        (select id from channels where workspace_id = $1 order by id limit 1), 'reel',
        date_trunc('month', current_date)::date + (row_number() over (order by id))::int % 28,
        case stage when 'published' then 'posted' when 'scheduled' then 'ready' else 'draft' end,
        case when stage = 'published' then now() end, $2, $2
      from pieces`,
    [...by, items],
  );
  await database.query(
    `with partners as (
        insert into brands (workspace_id, id, name, created_by_user_id, updated_by_user_id)
        select $1, uuidv7(), 'Brand ' || i, $2, $2 from generate_series(1, 12) as i
        returning id
      ), deals as (
        insert into campaigns (workspace_id, id, campaign_name, brand_id, status, fee_minor,
          created_by_user_id, updated_by_user_id)
        select $1, uuidv7(), 'Deal ' || i, (select id from partners order by id offset i % 12 limit 1),
          (array['negotiating', 'confirmed', 'in-progress'])[1 + i % 3], 100000 + i, $2, $2
        from generate_series(1, $3::int) as i
        returning id
      )
      insert into deliverables (workspace_id, id, campaign_id, platform, format, title, post_due_on,
        created_by_user_id, updated_by_user_id)
      select $1, uuidv7(), id, 'instagram', 'reel', 'Reel ' || n, current_date + n, $2, $2
      from deals, generate_series(1, 5) as n`,
    [...by, deals],
  );
}
