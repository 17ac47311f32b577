import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { permitForTest } from '#server/jobs/guarded-fetch.ts';
import { ask, rowsOfWorkspace } from '#server/testing/database.ts';
import { type Answer, pathOf } from '#server/testing/client.ts';
import { aWorkspace } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/server.ts';
import { newId } from '#shared/ids.ts';
import { attachmentsContract as files } from '#domains/around/attachments/contract.ts';
import type { Attachment } from '#domains/around/attachments/schema.ts';
import { brandsContract as brands } from '#domains/business/brands/contract.ts';

const server = await startTestServer({ env: { LINK_PREVIEWS: 'on' } });
const picture = (background: string) =>
  sharp({ create: { width: 600, height: 200, channels: 4, background } })
    .withExif({ IFD0: { Make: 'Lark' } })
    .png()
    .toBuffer();
const [teal, coral] = [await picture('teal'), await picture('coral')];

const asked: string[] = [];
const site = createServer((request, response) => {
  asked.push(request.url ?? '');
  if (request.url === '/logo.png') response.setHeader('content-type', 'image/png').end(teal);
  else if (request.url === '/logo.svg')
    response.setHeader('content-type', 'image/svg+xml').end('<svg onload="alert(1)"/>');
  else if (request.url === '/inside')
    response.writeHead(302, { location: 'http://10.0.0.1/' }).end();
  else if (request.url === '/table')
    response.setHeader('content-type', 'image/png').end('a,b\n1,2');
  else if (request.url === '/page') response.setHeader('content-type', 'text/html').end('<p>Hi');
  else response.writeHead(404).end();
});
await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
const { port } = site.address() as AddressInfo; // It listens on a port.
const forbid = permitForTest(`127.0.0.1:${port}`);
const origin = `http://127.0.0.1:${port}`;
afterAll(() => (site.closeAllConnections(), site.close(), forbid()));

const studio = await aWorkspace(server);
const { member, viewer, stranger } = studio;
const params = { workspaceId: studio.id };
const aBrand = () =>
  member.call(brands.create, { params, body: { id: newId(), name: `Halden ${newId()}` } });
const logoOf = async (id: string) => {
  const { rows } = await member.call(brands.list, { params, query: {} });
  return rows.find((row) => row.id === id)?.logoId;
};
const at = (id: string) => ({ params: { ...params, id } });
const fetchFrom = (brandId: string, url: string, user = member) =>
  user.send(brands.fetchLogo, { ...at(brandId), body: { id: newId(), url } });
const upload = (body: object, content: Buffer): Promise<Answer> => {
  const whole = { id: newId(), fileName: 'logo.png', kind: 'logo' as const, ...body };
  return member.upload(files.create, { params, body: whole }, Uint8Array.from(content));
};
const uploaded = async (brandId: string, content = teal) =>
  (await upload({ brandId }, content)).body as Attachment;

test('a logo from an address is fetched once, made anew, and shown from here', async () => {
  const { id } = await aBrand();
  asked.length = 0;
  const answer = await fetchFrom(id, `${origin}/logo.png`);
  expect([answer.status, answer.body]).toMatchObject([
    200,
    { kind: 'logo', brandId: id, mime: 'image/png', fileName: 'Logo from 127.0.0.1' },
  ]);
  const logoId = await logoOf(id);
  expect(logoId).toBe((answer.body as Attachment).id);
  const path = pathOf(files.thumbnail, at(logoId ?? ''));
  const shown = await fetch(`${server.url}/api/v1${path}`, { headers: viewer.headers });
  const { format, exif } = await sharp(await shown.arrayBuffer()).metadata();
  expect([shown.status, format, exif]).toEqual([200, 'webp', undefined]);
  expect(asked).toEqual(['/logo.png']);
  // The page itself could not load it from there.
  const page = await fetch(`${server.url}/`);
  const policy = page.headers.get('content-security-policy');
  expect(policy).toMatch(/img-src/);
  expect(policy).not.toMatch(/img-src[^;]*(https?:|\*)/);
});

test.each([
  ['/logo.svg', 'Save the picture as PNG'],
  ['/inside', 'No picture could be fetched'],
  ['/table', 'No picture could be fetched'],
  ['/page', 'No picture could be fetched'],
  ['/missing', 'No picture could be fetched'],
])('no logo is made of %s: %s', async (path, sentence) => {
  const { id } = await aBrand();
  const before = await rowsOfWorkspace(server.database.superuser, studio.id);
  const answer = await fetchFrom(id, `${origin}${path}`);
  expect([answer.status, answer.body]).toMatchObject([
    400,
    { error: { fields: { url: expect.stringContaining(sentence) } } },
  ]);
  expect(await rowsOfWorkspace(server.database.superuser, studio.id)).toEqual(before);
});

test.each(['javascript:alert(1)', 'file:///etc/passwd', '', 'logo'])(
  '%j is no address of a logo',
  async (url) => {
    const { id } = await aBrand();
    expect((await fetchFrom(id, url)).status).toBe(400);
  },
);

test('a viewer fetches no logo, nobody elsewhere, and none for a brand that is not there', async () => {
  const { id } = await aBrand();
  asked.length = 0;
  const url = `${origin}/logo.png`;
  expect((await fetchFrom(id, url, viewer)).status).toBe(403);
  expect((await fetchFrom(id, url, stranger)).status).toBe(404);
  // Who may not is told so before anybody is asked.
  expect(asked).toEqual([]);
  expect((await fetchFrom(newId(), url)).status).toBe(404);
  const { status } = await member.send(brands.update, { ...at(id), body: { logoId: newId() } });
  expect(status).toBe(400);
  expect(await logoOf(id)).toBeNull();
});

test('said twice, as after a lost answer, it is one file', async () => {
  const { id } = await aBrand();
  const headers = { 'idempotency-key': newId() };
  const call = { ...at(id), body: { id: newId(), url: `${origin}/logo.png` } };
  const first = await member.send(brands.fetchLogo, call, headers);
  const again = await member.send(brands.fetchLogo, call, headers);
  expect([again.status, again.text]).toEqual([200, first.text]);
  const [found] = await ask<{ count: number }>(
    server.database.superuser,
    'select count(*)::int as count from attachments where brand_id = $1',
    [id],
  );
  expect(found?.count).toBe(1);
});

test('the logo is the newest file marked as one, and follows what becomes of it', async () => {
  const { id } = await aBrand();
  const first = await uploaded(id);
  const second = await uploaded(id, coral);
  expect(await logoOf(id)).toBe(second.id);
  await member.call(files.remove, at(second.id));
  expect(await logoOf(id)).toBe(first.id);
  await member.call(files.restore, at(second.id));
  expect(await logoOf(id)).toBe(second.id);
  await member.call(files.update, { ...at(first.id), body: { kind: 'file' } });
  await member.call(files.update, { ...at(first.id), body: { kind: 'logo' } });
  expect(await logoOf(id)).toBe(first.id);
  await member.call(files.remove, at(first.id));
  // The newer one had made way.
  expect(await logoOf(id)).toBeNull();
  const plain = (await upload({ brandId: id, kind: 'file' }, teal)).body as Attachment;
  expect([plain.kind, await logoOf(id)]).toEqual(['file', null]);
});

test('only a picture of a brand is a logo', async () => {
  const { id } = await aBrand();
  const words = Buffer.from('no picture');
  for (const answer of [
    await upload({ brandId: id, fileName: 'logo.txt' }, words),
    await upload({ contentItemId: newId() }, teal),
  ])
    expect(answer.status).toBe(400);
  expect(await logoOf(id)).toBeNull();
});
