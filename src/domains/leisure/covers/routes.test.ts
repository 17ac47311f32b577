import { readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '#server/database/pool.ts';
import { namedFiles } from '#server/files/named.ts';
import { openFileStore } from '#server/files/store.ts';
import { sweep } from '#server/files/sweep.ts';
import { permitForTest } from '#server/jobs/guarded-fetch.ts';
import { tidy } from '#server/records/tidy.ts';
import { pathOf, type TestClient } from '#server/testing/client.ts';
import { ask } from '#server/testing/database.ts';
import { aUser } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/server.ts';
import { newId } from '#shared/ids.ts';
import { coversContract } from './contract.ts';
import type { Cover } from './schema.ts';

const server = await startTestServer({ env: { LINK_PREVIEWS: 'on', FILE_QUOTA_MB: '1' } });
const { config } = server;
const database = openDatabase(server.database.app, { onError: () => undefined });
const services = {
  ...{ config, database, files: openFileStore(config) },
  log: pino({ level: 'silent' }),
};
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } })
    .withExif({ IFD0: { Make: 'Lark' } })
    .jpeg()
    .toBuffer();
const [portrait, small] = [await picture(1000, 1500), await picture(20, 30)];

const asked: string[] = [];
const site = createServer((request, response) => {
  asked.push(request.url ?? '');
  if (request.url === '/cover.jpg') response.setHeader('content-type', 'image/jpeg').end(portrait);
  else if (request.url === '/inside')
    response.writeHead(302, { location: 'http://169.254.169.254/' }).end();
  else if (request.url === '/lies')
    response.setHeader('content-type', 'image/jpeg').end('{"title":"no picture"}');
  else if (request.url === '/large')
    response.setHeader('content-type', 'image/jpeg').end(Buffer.alloc(10 * 1024 * 1024));
  else if (request.url === '/page') response.setHeader('content-type', 'text/html').end('<p>Hi');
  else response.writeHead(404).end();
});
await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
const { port } = site.address() as AddressInfo; // It listens on a port.
const origin = `http://127.0.0.1:${port}`;
const forbid = permitForTest(`127.0.0.1:${port}`);
afterAll(() => (site.closeAllConnections(), site.close(), forbid(), database.close()));

const upload = (as: TestClient, content: Buffer, id = newId(), headers = {}) =>
  as.upload(coversContract.create, { body: { id } }, Uint8Array.from(content), headers);
const filesOf = (userId: string) => {
  try {
    return readdirSync(join(config.dataDir, 'files', 'kept', userId));
  } catch {
    return [];
  }
};
async function shown(as: TestClient, id: string) {
  const path = pathOf(coversContract.picture, { params: { id } });
  const response = await fetch(`${server.url}/api/v1${path}`, { headers: as.headers });
  return { status: response.status, response, bytes: Buffer.from(await response.arrayBuffer()) };
}

test('a picture is kept small, without where it was taken, and shown to its owner alone', async () => {
  const [mara, pia] = [await aUser(server), await aUser(server)];
  const answer = await upload(mara, portrait);
  const { id } = answer.body as Cover;
  expect([answer.status, answer.body]).toMatchObject([200, { width: 320, height: 480 }]);
  const { bytes, response } = await shown(mara, id);
  const { format, width, height, exif } = await sharp(bytes).metadata();
  expect([format, width, height, exif]).toEqual(['webp', 320, 480, undefined]);
  expect(response.headers.get('content-disposition')).toContain('inline');
  expect((await shown(pia, id)).status).toBe(404);
  expect((await shown(server.stranger(), id)).status).toBe(401);
  expect((await pia.call(coversContract.list, { params: {}, query: {} })).rows).toEqual([]);
  expect(filesOf(mara.id)).toHaveLength(1);
});

test('sent again, as after a lost answer, it is one cover and one file', async () => {
  const mara = await aUser(server);
  const [id, key] = [newId(), { 'idempotency-key': newId() }];
  const first = await upload(mara, small, id, key);
  for (const again of [await upload(mara, small, id, key), await upload(mara, small, id)])
    expect([again.status, again.text]).toEqual([200, first.text]);
  expect(filesOf(mara.id)).toHaveLength(1);
});

test('a name of another person or of nothing makes no difference to the picture', async () => {
  const mara = await aUser(server);
  const body = { id: newId(), collection: 'books', recordId: newId() };
  const answer = await mara.upload(coversContract.create, { body }, Uint8Array.from(small));
  expect(answer.status).toBe(200);
  const wrong = { ...body, id: newId(), collection: 'users' };
  const refused = await mara.upload(coversContract.create, { body: wrong }, Uint8Array.from(small));
  expect(refused.status).toBe(400);
});

test.each([
  ['words', 'Once upon a time'],
  ['a table that calls itself nothing', 'a,b\n1,2'],
  ['a script in a drawing', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
  ['half a picture', portrait.subarray(0, 400)],
])('%s is no cover', async (_name, content) => {
  const mara = await aUser(server);
  const answer = await upload(mara, Buffer.from(content));
  expect([answer.status, answer.body]).toMatchObject([
    400,
    { error: { fields: { file: expect.any(String) } } },
  ]);
  expect(filesOf(mara.id)).toEqual([]);
});

test('from an address it is fetched once and shown from here', async () => {
  const mara = await aUser(server);
  asked.length = 0;
  const body = { id: newId(), url: `${origin}/cover.jpg` };
  const first = await mara.send(coversContract.fetch, { body });
  const again = await mara.send(coversContract.fetch, { body });
  expect([first.status, again.status, again.text]).toEqual([200, 200, first.text]);
  expect(asked).toEqual(['/cover.jpg']);
  expect((await sharp((await shown(mara, body.id)).bytes).metadata()).height).toBe(480);
});

test.each(['/inside', '/lies', '/large', '/page', '/missing'])(
  'nothing is kept of %s, and a sentence says so beside the address',
  async (path) => {
    const mara = await aUser(server);
    const body = { id: newId(), url: `${origin}${path}` };
    const answer = await mara.send(coversContract.fetch, { body });
    expect([answer.status, answer.body]).toMatchObject([
      400,
      { error: { fields: { url: expect.stringContaining('No picture could be fetched') } } },
    ]);
    expect(filesOf(mara.id)).toEqual([]);
  },
);

test('covers count, and the sentence says whose room is used up', async () => {
  const mara = await aUser(server);
  await upload(mara, small);
  await ask(
    server.database.superuser,
    'update covers set size_bytes = 1024 * 1024 where user_id = $1',
    [mara.id],
  );
  const answer = await upload(mara, small);
  expect([answer.status, answer.text]).toEqual([413, expect.stringContaining('Your covers')]);
  expect(filesOf(mara.id)).toHaveLength(1);
});

test('the file stays as long as its row, and goes with the account', async () => {
  const [mara, pia] = [await aUser(server), await aUser(server)];
  for (const user of [mara, pia]) await upload(user, small);
  const left = async () => {
    await tidy(database);
    await sweep(services, namedFiles(services), -1_000);
    return [mara, pia].map(({ id }) => filesOf(id).length);
  };
  expect(await left()).toEqual([1, 1]);
  await ask(
    server.database.superuser,
    `update covers set deleted_at = now() - interval '31 days' where user_id = $1`,
    [mara.id],
  );
  expect(await left()).toEqual([0, 1]);
  await ask(server.database.superuser, 'delete from users where id = $1', [pia.id]);
  expect(await left()).toEqual([0, 0]);
});
