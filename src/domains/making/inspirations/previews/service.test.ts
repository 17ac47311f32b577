import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { permitForTest } from '#server/jobs/guarded-fetch.ts';
import { newId } from '#shared/ids.ts';
import { pathOf } from '#server/testing/client.ts';
import { anOwner, type Owner } from '#server/testing/collections.ts';
import { ask } from '#server/testing/database.ts';
import { startTestServer } from '#server/testing/server.ts';
import { attachmentsContract } from '#domains/around/attachments/contract.ts';
import { inspirationsContract } from '#domains/making/inspirations/contract.ts';
import type { Inspiration } from '#domains/making/inspirations/schema.ts';
import { readPreview } from './rules.ts';

const server = await startTestServer({ env: { LINK_PREVIEWS: 'on' } });
const closing: (() => void)[] = [];
afterAll(() => {
  for (const close of closing) close();
});

async function site(handle: RequestListener): Promise<string> {
  const listening = createServer(handle);
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const { port } = listening.address() as AddressInfo; // It listens on a port.
  const forbid = permitForTest(`127.0.0.1:${port}`);
  closing.push(() => (listening.closeAllConnections(), listening.close(), forbid()));
  return `http://127.0.0.1:${port}`;
}

async function save(
  { user, workspaceId }: Owner,
  url: string,
  title: string,
): Promise<Inspiration> {
  const body = { id: newId(), kind: 'link' as const, url, title };
  return user.call(inspirationsContract.create, { params: { workspaceId }, body });
}

async function find({ user, workspaceId }: Owner, id: string): Promise<Inspiration | undefined> {
  const call = { params: { workspaceId }, query: {} };
  const { rows } = await user.call(inspirationsContract.list, call);
  return rows.find((row) => row.id === id);
}

async function looked(owner: Owner, id: string): Promise<Inspiration | undefined> {
  const now = () => find(owner, id);
  await expect.poll(async () => (await now())?.fetchStatus).not.toBe('pending');
  return now();
}

const picture = await sharp({
  create: { width: 900, height: 500, channels: 3, background: 'teal' },
})
  .withExif({ IFD0: { Make: 'Lark' } })
  .jpeg()
  .toBuffer();
const page = `<html><head><title>Not this</title>
  <meta property="og:title" content="Lighthouse &amp; rain,  held"><meta property="og:image" content="/cover.jpg">
  </head><body><script>alert(1)</script></body></html>`;
const origin = await site((request, response) => {
  if (request.url === '/cover.jpg') response.setHeader('content-type', 'image/jpeg').end(picture);
  else if (request.url === '/svg.svg')
    response.setHeader('content-type', 'image/svg+xml').end('<svg/>');
  else if (request.url === '/inside')
    response
      .setHeader('content-type', 'text/html')
      .end(page.replace('/cover.jpg', 'http://127.0.0.1:1/'));
  else if (request.url === '/drawn')
    response.setHeader('content-type', 'text/html').end(page.replace('/cover.jpg', '/svg.svg'));
  else if (request.url === '/gone') response.writeHead(410).end();
  else response.setHeader('content-type', 'text/html').end(page);
});

test('no page takes long to be read, whatever it is made of', () => {
  const told = '<title>Harbour</title><meta property="og:image" content="/a.png?x=1&amp;y=2">';
  const size = 2_000_000;
  for (const piece of [
    '<b>',
    '</x>',
    '<p><div>',
    '<svg>',
    '<meta "',
    '<meta content=a ',
    '&',
    '<!--',
  ]) {
    const filling = piece.repeat(size / 2 / piece.length);
    for (const html of [
      told + filling,
      `${told}${filling}${'</x>'.repeat(size / 8)}`,
      `<b>${filling}</b>`,
    ]) {
      const begunAt = performance.now();
      const { image } = readPreview(html);
      // A quadratic reader takes a minute, this one a thirtieth of a second.
      expect(performance.now() - begunAt).toBeLessThan(5_000);
      expect(image).toBe(html.startsWith(told) ? '/a.png?x=1&y=2' : undefined);
    }
  }
});

test('a saved link gets the title of its page, and its picture as a file of ours', async () => {
  const owner = await anOwner(server);
  const { id } = await save(owner, `${origin}/page`, '127.0.0.1');
  const saved = await looked(owner, id);
  expect(saved).toMatchObject({ fetchStatus: 'ok', title: 'Lighthouse & rain, held' });
  const params = { workspaceId: owner.workspaceId, id: saved?.coverId ?? '' };
  const path = pathOf(attachmentsContract.thumbnail, { params });
  const shown = await fetch(`${server.url}/api/v1${path}`, { headers: owner.user.headers });
  expect(shown.headers.get('content-type')).toBe('image/webp');
  const { width, exif } = await sharp(await shown.arrayBuffer()).metadata();
  expect([width, exif]).toEqual([480, undefined]);
  expect(JSON.stringify(saved)).not.toContain('cover.jpg');
});

test('a title that somebody gave stays', async () => {
  const owner = await anOwner(server);
  const { id } = await save(owner, `${origin}/named`, 'My own words');
  expect(await looked(owner, id)).toMatchObject({ fetchStatus: 'ok', title: 'My own words' });
});

test.each([
  ['a page that is gone', `${origin}/gone`],
  ['a machine within', 'http://127.1/'],
  ['a name within', 'http://localhost/'],
  ['no such site', 'http://nowhere.invalid/'],
])('%s has no preview, and is saved all the same', async (_, url) => {
  const owner = await anOwner(server);
  const { id } = await save(owner, url, 'Saved');
  expect(await looked(owner, id)).toMatchObject({ fetchStatus: 'failed', title: 'Saved' });
});

test.each(['/inside', '/drawn'])(
  'a picture that may not be taken is left out: %s',
  async (path) => {
    const owner = await anOwner(server);
    const { id } = await save(owner, `${origin}${path}`, '127.0.0.1');
    expect(await looked(owner, id)).toMatchObject({
      fetchStatus: 'ok',
      coverId: null,
      title: 'Lighthouse & rain, held',
    });
  },
);

test.each(['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', 'no link'])(
  '%s is not saved',
  async (url) => {
    const { user, workspaceId } = await anOwner(server);
    const body = { id: newId(), kind: 'link', url, title: 'x' };
    const answer = await user.send(inspirationsContract.create, { params: { workspaceId }, body });
    expect([answer.status, answer.text]).toEqual([400, expect.stringContaining('web address')]);
  },
);

test('the same address is saved once, however it is written', async () => {
  const owner = await anOwner(server);
  const { user, workspaceId } = owner;
  const first = await save(owner, 'http://nowhere.invalid/a?utm_source=x#top', 'Saved');
  expect(first.url).toBe('http://nowhere.invalid/a');
  const again = { id: newId(), kind: 'link', url: 'http://NOWHERE.invalid/a', title: 'Again' };
  const send = () =>
    user.send(inspirationsContract.create, { params: { workspaceId }, body: again });
  const refused = await send();
  expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('Already saved')]);
  await user.call(inspirationsContract.remove, { params: { workspaceId, id: first.id } });
  expect((await send()).status).toBe(200);
  const back = { params: { workspaceId, id: first.id } };
  expect((await user.send(inspirationsContract.restore, back)).status).toBe(409);
});

test('a picture of one own takes the place of what a page had, and its going gives it back', async () => {
  const owner = await anOwner(server);
  const { user, workspaceId } = owner;
  const { id } = await save(owner, `${origin}/mine`, 'Mine');
  const before = await looked(owner, id);
  const mine = newId();
  const body = { id: mine, inspirationId: id, fileName: 'Screenshot.png', kind: 'cover' };
  const call = { params: { workspaceId }, body };
  expect((await user.send(attachmentsContract.create, call)).status).toBe(200);
  expect((await find(owner, id))?.coverId).toBe(mine);
  const mark = (attachmentId: string) =>
    user.call(attachmentsContract.update, {
      params: { workspaceId, id: attachmentId },
      body: { kind: 'cover' },
    });
  await mark(before?.coverId ?? '');
  expect((await find(owner, id))?.coverId).toBe(before?.coverId);
  await mark(mine);
  await user.call(attachmentsContract.remove, { params: { workspaceId, id: mine } });
  expect((await find(owner, id))?.coverId).toBe(before?.coverId);
});

test('with previews switched off no page is looked at', async () => {
  const quiet = await startTestServer();
  const owner = await anOwner(quiet);
  expect(await save(owner, `${origin}/quiet`, 'Quiet')).toMatchObject({ fetchStatus: 'off' });
});

test.each([
  ['', {}],
  ['<title>A &lt;b&gt; \n title</title>', { title: 'A <b> title' }],
  ['<meta name="og:title" content=" ">x<title>T</title>', { title: 'T' }],
  [
    '<meta property="og:title" content="One"><meta property="og:title" content="Two">',
    { title: 'One' },
  ],
  ['<svg><title>Icon</title></svg><title>Page</title>', { title: 'Icon' }],
  ['<meta property="twitter:image" content="a.png">', { image: 'a.png' }],
])('of %s it reads %o', (html, read) => {
  expect(readPreview(html)).toEqual({ title: undefined, image: undefined, ...read });
});

test('a title is never longer than can be kept, nor half a letter', () => {
  const { title = '' } = readPreview(`<title>${'🎬'.repeat(400)}</title>`);
  expect(title.length).toBeLessThanOrEqual(300);
  expect(title.isWellFormed()).toBe(true);
});

test('links of one person are looked at at once as far as ten, the others one after the other', async () => {
  const owner = await anOwner(server);
  const ids: string[] = [];
  for (let count = 0; count < 13; count += 1)
    ids.push((await save(owner, `http://192.0.2.1/${count}`, 'Harbour')).id);
  const rows = await ask<{ id: string; seconds: number }>(
    server.database.superuser,
    `select payload->>'id' as id, extract(epoch from run_at - created_at)::float8 as seconds from jobs
      where payload->>'id' = any ($1) order by run_at`,
    [ids.slice(10)],
  );
  expect(rows.map(({ id }) => id)).toEqual(ids.slice(10));
  const waits = rows.map(({ seconds }) => Math.round(seconds / 5));
  expect(waits).toEqual([1, 2, 3]);
});
