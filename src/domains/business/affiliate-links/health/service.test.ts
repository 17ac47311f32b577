import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { permitForTest } from '#server/jobs/guarded-fetch.ts';
import { ask } from '#server/testing/database.ts';
import { FeedReader } from '#server/testing/feed-reader.ts';
import { aWorkspace, type TestUser } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/server.ts';
import { newId } from '#shared/ids.ts';
import { affiliateLinksContract as links } from '#domains/business/affiliate-links/contract.ts';
import { healthOf } from '#domains/business/affiliate-links/rules.ts';
import { workspacesContract } from '#domains/people/workspaces/contract.ts';

const server = await startTestServer({ env: { LINK_PREVIEWS: 'on' } });
const { superuser } = server.database;

/** A shop, with what was asked of it. */
const asked: string[] = [];
const shop = createServer((request, response) => {
  asked.push(`${request.method} ${request.url}`);
  const { url = '', method } = request;
  if (url === '/gone') response.writeHead(404).end();
  else if (url === '/sold-out') response.writeHead(302, { location: '/' }).end();
  else if (url === '/go') response.writeHead(301, { location: '/rain' }).end();
  else if (url === '/shy' && method === 'HEAD') response.writeHead(405).end();
  else if (url === '/inside') response.writeHead(302, { location: 'http://10.0.0.1/' }).end();
  else response.end('a page');
});
await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
const { port } = shop.address() as AddressInfo; // It listens on a port.
const forbid = permitForTest(`127.0.0.1:${port}`);
const origin = `http://127.0.0.1:${port}`;
afterAll(() => (shop.closeAllConnections(), shop.close(), forbid()));

const studio = await aWorkspace(server);
const { member, owner, viewer } = studio;
const params = { workspaceId: studio.id };

const aLink = (path: string, more: object = {}) =>
  member.call(links.create, {
    params,
    body: { id: newId(), title: path, url: `${origin}${path}`, ...more },
  });
const linkNow = async (id: string) => {
  const { rows } = await member.call(links.list, { params, query: {} });
  const row = rows.find((one) => one.id === id);
  if (!row) throw new Error('It is not listed');
  return row;
};
const check = (ids: string[], user: TestUser = member) =>
  user.send(links.check, { params, body: { ids } });
/** Lets a check that was done a moment ago be long ago. */
const age = (interval: string) =>
  ask(superuser, 'update affiliate_links set last_checked_at = last_checked_at - $1::interval', [
    interval,
  ]);
async function checked(id: string) {
  await expect
    .poll(async () => Date.parse((await linkNow(id)).lastCheckedAt ?? '1970-01-01T00:00:00Z'))
    .toBeGreaterThan(Date.now() - 9_000);
  return linkNow(id);
}

test.each([
  ['/rain', {}, 'ok', 'ok'],
  ['/go', { destinationUrl: 'https://halden.com/rain' }, 'ok', 'ok'],
  ['/shy', {}, 'ok', 'ok'],
  ['/sold-out', { destinationUrl: 'https://halden.com/rain' }, 'redirected_home', 'broken'],
  ['/sold-out', {}, 'ok', 'ok'],
  ['/gone', {}, 'http_error', 'failing'],
  // The server goes to no address of its own network, whoever leads there.
  ['/inside', {}, 'unknown', 'unclear'],
])('a check of %s with %j finds %s', async (path, more, lastCheck, health) => {
  const link = await aLink(path, more);
  const feed = await new FeedReader(owner).connect();
  expect((await check([link.id])).status).toBe(200);
  const after = await checked(link.id);
  expect(after).toMatchObject({ lastCheck, version: 2, updatedAt: link.updatedAt });
  expect(healthOf(after)).toBe(health);
  await feed.until(() => feed.changes.some(({ id, version }) => id === link.id && version === 2));
  feed.disconnect();
});

test('a link is asked by HEAD, and by GET where that says nothing', async () => {
  asked.length = 0;
  const [plain, shy] = [await aLink('/rain'), await aLink('/shy')];
  await check([plain.id, shy.id]);
  await Promise.all([checked(plain.id), checked(shy.id)]);
  expect(asked.toSorted()).toEqual(['GET /shy', 'HEAD /rain', 'HEAD /shy']);
});

test('two failures in a row make a link broken; another address is not', async () => {
  const link = await aLink('/gone');
  await check([link.id]);
  await checked(link.id);
  await age('1 minute');
  await check([link.id]);
  expect(healthOf(await checked(link.id))).toBe('broken');
  const said = { url: link.url, discountCode: 'RAIN' };
  await member.call(links.update, { params: { ...params, id: link.id }, body: said });
  expect(healthOf(await linkNow(link.id))).toBe('broken');
  const mended = { ...said, url: `${origin}/rain` };
  await member.call(links.update, { params: { ...params, id: link.id }, body: mended });
  expect(healthOf(await linkNow(link.id))).toBe('unchecked');
});

test('a viewer asks for no check, nobody elsewhere, and nobody says what one has found', async () => {
  const link = await aLink('/rain');
  const elsewhere = await aWorkspace(server);
  expect((await check([link.id], viewer)).status).toBe(403);
  expect((await check([link.id], elsewhere.member)).status).toBe(404);
  asked.length = 0;
  const theirs = { params: { workspaceId: elsewhere.id }, body: { ids: [link.id] } };
  expect((await elsewhere.member.send(links.check, theirs)).status).toBe(200);
  for (const given of [{ lastCheck: 'ok' }, { failedChecks: 0 }, { lastCheckedAt: null }]) {
    const answer = await member.send(links.update, {
      params: { ...params, id: link.id },
      body: given,
    });
    expect(answer.status).toBe(400);
  }
  await noJobs('check-affiliate-links');
  expect(asked).toEqual([]);
  expect(await linkNow(link.id)).toEqual(link);
});

const jobsOf = (kind: string) =>
  ask<{ days: number }>(
    superuser,
    `select extract(epoch from run_at - now())::float8 / 86400 as days from jobs where kind = $1`,
    [kind],
  );
async function noJobs(kind: string): Promise<void> {
  await expect.poll(() => jobsOf(kind)).toEqual([]);
}

test('once somebody turns it on all links that have not ended are checked, and again each week', async () => {
  const team = await aWorkspace(server);
  const at = { workspaceId: team.id };
  const add = (path: string, more: object = {}) =>
    team.member.call(links.create, {
      params: at,
      body: { id: newId(), title: path, url: `${origin}${path}`, ...more },
    });
  await add('/rain');
  await add('/gone');
  await add('/over', { status: 'ended' });
  await team.member.call(links.create, {
    params: at,
    body: { id: newId(), title: 'Code', discountCode: 'RAIN' },
  });
  const turn = (affiliateChecks: boolean) =>
    team.owner.call(workspacesContract.update, { params: at, body: { affiliateChecks } });
  const weekly = () => jobsOf('weekly-affiliate-checks');
  const inAWeek = expect.closeTo(7, 1);
  const runAgain = () =>
    ask(superuser, `update jobs set run_at = now() where kind = 'weekly-affiliate-checks'`);

  asked.length = 0;
  expect(await turn(true)).toMatchObject({ affiliateChecks: true });
  await expect.poll(weekly).toEqual([{ days: inAWeek }]);
  expect(asked.toSorted()).toEqual(['GET /gone', 'HEAD /gone', 'HEAD /rain']);

  // Too early: nothing is due. And turned on twice it goes on once.
  asked.length = 0;
  await turn(false);
  await turn(true);
  await runAgain();
  await expect.poll(weekly).toEqual([{ days: inAWeek }]);
  expect(asked).toEqual([]);

  await age('7 days');
  await runAgain();
  await expect.poll(() => asked.toSorted()).toEqual(['GET /gone', 'HEAD /gone', 'HEAD /rain']);
  await expect.poll(weekly).toEqual([{ days: inAWeek }]);

  await turn(false);
  await runAgain();
  await noJobs('weekly-affiliate-checks');
});

test('checks of one workspace wait in a line that ends', async () => {
  const crowded = await aWorkspace(server);
  await ask(
    superuser,
    `insert into jobs (id, kind, payload, run_at)
      select gen_random_uuid(), 'check-affiliate-links', json_build_object('workspaceId', $1::text),
        now() + interval '1 hour' from generate_series(1, 10)`,
    [crowded.id],
  );
  const call = { params: { workspaceId: crowded.id }, body: { ids: [newId()] } };
  const refused = await crowded.member.send(links.check, call);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
  expect((await check([newId()])).status).toBe(200);
});

test('a server that looks at no other sites refuses to check', async () => {
  const quiet = await startTestServer();
  const { id, member: maker } = await aWorkspace(quiet);
  const answer = await maker.send(links.check, {
    params: { workspaceId: id },
    body: { ids: [newId()] },
  });
  expect([answer.status, answer.text]).toEqual([
    400,
    expect.stringContaining('not to look at other sites'),
  ]);
});
