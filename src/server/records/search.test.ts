import { expect, test } from 'vitest';
import { uploadType } from '#shared/contract.ts';
import { newId } from '#shared/ids.ts';
import { plainWords } from '#shared/words/plain-words.ts';
import { maxHits, searchContract } from '#shared/contracts/search-contract.ts';
import { aPicture } from '#server/testing/client.ts';
import { aUser, aWorkspace, type TestUser } from '#server/testing/people.ts';
import { ask } from '#server/testing/database.ts';
import { startTestServer } from '#server/testing/server.ts';

const server = await startTestServer();
const workspace = await aWorkspace(server);
const { owner, member, viewer } = workspace;
const params = { workspaceId: workspace.id };

async function find(q: string, user: TestUser = member, limit?: number): Promise<string[]> {
  const query = limit === undefined ? { q } : { q, limit };
  const { hits } = await user.call(searchContract.search, { params, query });
  return hits.map(({ title }) => title);
}

async function add(path: string, body: object, user: TestUser = member): Promise<string> {
  const id = newId();
  const answer = await user.fetch(`/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id, ...body }),
  });
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status} ${answer.text}`);
  return id;
}

async function attach(path: string, fields: object): Promise<string> {
  const id = newId();
  const query = new URLSearchParams({ id, ...fields });
  const headers = { 'content-type': uploadType };
  const sent = { method: 'POST', headers, body: aPicture };
  const { status, text } = await member.fetch(`/api/v1${path}?${query.toString()}`, sent);
  if (status !== 200) throw new Error(`${path} answered ${status} ${text}`);
  return id;
}

const inWorkspace = (path: string) => `/workspaces/${workspace.id}/${path}`;
const aCampaign = (campaignName: string, user = member) =>
  add(inWorkspace('campaigns'), { campaignName }, user);
const send = (method: string, path: string, body?: object) =>
  member.fetch(`/api/v1${path}`, {
    method,
    ...(body
      ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
      : {}),
  });

test('a list compares letters as search does', async () => {
  const letters =
    'Café ÅNGSTRÖM Smørrebrød Łódź Đorđe Straße Ægir Œuvre ﬁn Ⅳ ½ Ñandú e\u0301 кафе Ελλάδα 日本 가방 ırmak';
  const [said] = await ask<{ words: string }>(
    server.database.superuser,
    'select plain_words($1) as words',
    [letters],
  );
  expect(plainWords(letters).replaceAll(/[\s\u2044]+/g, ' ')).toBe(
    said?.words.trim().replaceAll(/[\s\u2044]+/g, ' '),
  );
});

test('words and parts of words are found, in any order, without accents and capitals', async () => {
  await aCampaign('Rain Shell, autumn drop');
  await add(inWorkspace('brands'), { name: 'Rainshell Outfitters' });
  await add('/tasks', { title: 'Café à Graça: book a table' });
  expect((await find('shell')).sort()).toEqual(['Rain Shell, autumn drop', 'Rainshell Outfitters']);
  expect(await find('DROP   rain')).toEqual(['Rain Shell, autumn drop']);
  expect(await find('graca cafe')).toEqual(['Café à Graça: book a table']);
  expect(await find('CAFÉ')).toEqual(['Café à Graça: book a table']);
  expect(await find('autumn spring')).toEqual([]);
});

test.each([
  ['Smørrebrød in Århus', 'smorrebrod arhus'],
  ['Straßenfest', 'strassenfest'],
  ["Halden's second half", 'haldens'],
  ['Halden’s third half', "halden's third"],
  ['Чайная церемония', 'ЧАЙНАЯ'],
  ['한국어 자막', '자막'],
  ['SPF-50+ (unscented)', 'spf 50 unscented'],
  ['ﬁlter coffee', 'filter'],
])('%s is found by %s', async (title, q) => {
  await aCampaign(title);
  expect(await find(q)).toEqual([title]);
});

test('signs mean nothing, so that none of them finds everything', async () => {
  await aCampaign('Anything at all');
  for (const q of ['', '   ', '%', '_', '%%', '\\', "'", '"%"', '()', ' ']) {
    expect(await find(q), `${q}`).toEqual([]);
  }
  expect(await find('any%all')).toEqual(['Anything at all']);
  expect(await find('any%none')).toEqual([]);
});

test('one letter alone is the beginning of a word', async () => {
  await aCampaign('Zebra crossing');
  await aCampaign('Jazz');
  expect(await find('z')).toEqual(['Zebra crossing']);
});

test('titles that begin so come first, then words, then parts, then the rest; among equals the latest', async () => {
  await add('/tasks', { title: 'Buy filters', notes: 'for the harbour' });
  await aCampaign('Harbour life');
  await aCampaign('Old harbour');
  await aCampaign('New harbour');
  await aCampaign('Superharbour');
  expect(await find('harbour')).toEqual([
    'Harbour life',
    'New harbour',
    'Old harbour',
    'Superharbour',
    'Buy filters',
  ]);
  expect(await find('harbour', member, 2)).toEqual(['Harbour life', 'New harbour']);
});

test('of a word that thousands of records hold, an old title still comes before the newest notes', async () => {
  const user = await aUser(server);
  await ask(
    server.database.superuser,
    `insert into tasks (user_id, id, title, notes, created_by_user_id, updated_by_user_id)
      select $1, uuidv7(make_interval(mins => minute - 2000)),
        case when minute in (1, 2) then 'Plan the zither ' || minute else 'Practise ' || minute end,
        'Tune the zither first.', $1, $1
      from generate_series(1, 1500) as minute`,
    [user.id],
  );
  const own = await add('/workspaces', { name: 'Music' }, user);
  const query = { q: 'zither', limit: 4 };
  const { hits } = await user.call(searchContract.search, { params: { workspaceId: own }, query });
  expect(hits.map(({ title }) => title)).toEqual([
    'Plan the zither 2',
    'Plan the zither 1',
    'Practise 1500',
    'Practise 1499',
  ]);
});

test('a record is found as it is now: changed, deleted, restored', async () => {
  const id = await aCampaign('Lighthouse');
  const path = inWorkspace(`campaigns/${id}`);
  await send('PATCH', path, { campaignName: 'Watchtower' });
  expect([await find('lighthouse'), await find('watchtower')]).toEqual([[], ['Watchtower']]);
  await send('DELETE', path);
  expect(await find('watchtower')).toEqual([]);
  await send('POST', `${path}/restore`);
  expect(await find('watchtower')).toEqual(['Watchtower']);
});

test('a part of a record is found with its title, and not while that is deleted', async () => {
  const item = await add(inWorkspace('content-items'), { title: 'Teaser frames' });
  const caption = 'Umbrellas out, everybody';
  await add(inWorkspace('posts'), { contentItemId: item, caption, plannedOn: '2026-03-14' });
  const found = async () => {
    const { hits } = await member.call(searchContract.search, { params, query: { q: 'umbrella' } });
    return hits.map(({ domain, parent, on }) => ({ domain, parent, on }));
  };
  const parent = { domain: 'content-items', id: item, title: 'Teaser frames', parent: null };
  const post = { domain: 'posts', parent, on: '2026-03-14' };
  expect(await found()).toEqual([post]);
  await send('DELETE', inWorkspace(`content-items/${item}`));
  expect(await found()).toEqual([]);
  await send('POST', inWorkspace(`content-items/${item}/restore`));
  expect(await found()).toEqual([post]);
});

const subjects = [
  ['campaigns', 'campaignId'],
  ['brands', 'brandId'],
  ['deliverables', 'deliverableId'],
  ['content-items', 'contentItemId'],
  ['inspirations', 'inspirationId'],
  ['expenses', 'expenseId'],
  ['trips', 'tripId'],
  ['bookings', 'bookingId'],
] as const;
type Whole = (typeof subjects)[number][0];

/** A record of each kind that others are parts of, all of the same title. */
async function wholes(title: string): Promise<Record<Whole, string>> {
  const campaignId = await aCampaign(title);
  const tripId = await add(inWorkspace('trips'), { title });
  const reel = { campaignId, title, platform: 'instagram', format: 'reel' };
  return {
    campaigns: campaignId,
    brands: await add(inWorkspace('brands'), { name: title }),
    deliverables: await add(inWorkspace('deliverables'), reel),
    'content-items': await add(inWorkspace('content-items'), { title }),
    inspirations: await add(inWorkspace('inspirations'), { title, kind: 'note' }),
    expenses: await add(inWorkspace('expenses'), {
      title,
      spentOn: '2026-03-14',
      amountMinor: 1200,
      currency: 'USD',
    }),
    trips: tripId,
    bookings: await add(inWorkspace('bookings'), { title, tripId }),
  };
}

const strangersId = await add('/workspaces', { name: 'Not theirs' }, workspace.stranger);
const days = { startsOn: '2026-03-14', endsOn: '2026-04-14' };
const right = { kind: 'paid_ads', territory: 'Marmalade Bay', isPerpetual: true };
const entry = { note: 'Sent marmalade', contactedOn: '2026-03-14' };
const parts: [string, Whole, string, object, string][] = [
  ['requirements', 'campaigns', 'campaignId', { text: 'No marmalade' }, 'No marmalade'],
  ['usage-rights', 'campaigns', 'campaignId', right, 'Paid social'],
  ['exclusivities', 'campaigns', 'campaignId', { category: 'Marmalade', ...days }, 'Marmalade'],
  ['brand-log-entries', 'brands', 'brandId', entry, 'Sent marmalade'],
  ...subjects.flatMap(([whole, by]): typeof parts => [
    ['comments', whole, by, { body: 'Which marmalade?' }, 'Which marmalade?'],
    ['attachments', whole, by, { fileName: 'marmalade.png' }, 'marmalade.png'],
  ]),
];

test.each(parts)(
  '%s of %s are found with what they are parts of, and only while that is there',
  async (path, whole, by, fields, title) => {
    const called = `Breakfast ${path} ${whole}`;
    const ids = await wholes(called);
    const values = { ...fields, [by]: ids[whole] };
    const id = await (path === 'attachments' ? attach : add)(inWorkspace(path), values);
    const found = async (user: TestUser, workspaceId = workspace.id) => {
      const asked = { params: { workspaceId }, query: { q: 'marmal', limit: maxHits } };
      const { hits } = await user.call(searchContract.search, asked);
      return hits.filter((hit) => hit.id === id);
    };
    const above = (
      { deliverables: 'campaigns', bookings: 'trips' } as Partial<Record<Whole, Whole>>
    )[whole];
    const parent = {
      ...{ domain: whole, id: ids[whole], title: called },
      parent: above ? { domain: above, id: ids[above], title: called } : null,
    };
    for (const user of [member, viewer])
      expect(await found(user)).toMatchObject([{ domain: path, title, parent }]);
    for (const domain of above ? [whole, above] : [whole]) {
      await send('DELETE', inWorkspace(`${domain}/${ids[domain]}`));
      expect(await found(member)).toEqual([]);
      await send('POST', inWorkspace(`${domain}/${ids[domain]}/restore`));
      expect(await found(member)).toHaveLength(1);
    }
    expect(await found(workspace.stranger, strangersId)).toEqual([]);
    await send('DELETE', inWorkspace(`${path}/${id}`));
    expect(await found(member)).toEqual([]);
  },
);

test('what goes with deleted parents takes no place of what is there', async () => {
  const [kept, gone] = [
    await add(inWorkspace('brands'), { name: 'Kept' }),
    await add(inWorkspace('brands'), { name: 'Gone' }),
  ];
  await add(inWorkspace('brand-contacts'), { brandId: kept, name: 'Quillon who stays' });
  for (const name of ['Quillon', 'Quillon the second', 'Quillon the third'])
    await add(inWorkspace('brand-contacts'), { brandId: gone, name });
  expect(await find('quillon', member, 1)).toEqual(['Quillon the third']);
  await send('DELETE', inWorkspace(`brands/${gone}`));
  expect(await find('quillon', member, 1)).toEqual(['Quillon who stays']);
});

test('collections and the notes of days are found', async () => {
  await add(inWorkspace('inspiration-collections'), { name: 'Plum hooks' });
  await add(inWorkspace('day-notes'), { text: 'Plum market', notedOn: '2026-03-14' });
  const { hits } = await member.call(searchContract.search, { params, query: { q: 'plum' } });
  expect(hits.map(({ domain, title, on }) => [domain, title, on])).toEqual([
    ['day-notes', 'Plum market', '2026-03-14'],
    ['inspiration-collections', 'Plum hooks', null],
  ]);
});

test('a comment names whom it mentions, comes after titles, and an answer goes with what it answers', async () => {
  const campaignId = await aCampaign('Quince day');
  const say = (body: string, more = {}) =>
    add(inWorkspace('comments'), { body, campaignId, ...more });
  const comment = await say(`Quince for <@${owner.id}>`);
  await say('More quince', { parentId: comment });
  // Never by the address.
  const named = 'Quince for @Unnamed member';
  expect(await find('quince')).toEqual(['Quince day', 'More quince', named]);
  expect(await find(owner.id.slice(0, 8))).toEqual([]);
  await send('DELETE', inWorkspace(`comments/${comment}`));
  expect(await find('quince')).toEqual(['Quince day']);
});

test('every role finds what the workspace has, and nobody what is another’s alone', async () => {
  await aCampaign('Kayak trip');
  await add('/tasks', { title: 'Kayak: my own task' });
  const today = { startsOn: '2026-03-14' };
  await add(inWorkspace('routine-items'), { title: 'Kayak pill', isMedicine: true, ...today });
  await add(inWorkspace('routine-items'), { title: 'Kayak stretches', ...today });
  const shared = ['Kayak stretches', 'Kayak trip'];
  for (const user of [owner, viewer]) expect((await find('kayak', user)).sort()).toEqual(shared);
  expect((await find('kayak')).sort()).toEqual(
    ['Kayak pill', ...shared, 'Kayak: my own task'].sort(),
  );
});

test('a stranger searches nothing, and their own workspace holds nothing of this one', async () => {
  await aCampaign('Sailmaker');
  const stranger = await aUser(server);
  const asked = await stranger.send(searchContract.search, { params, query: { q: 'sailmaker' } });
  expect([asked.status, asked.text]).toEqual([404, expect.stringContaining('Workspace not found')]);
  const own = await add('/workspaces', { name: 'Mine' }, stranger);
  const { hits } = await stranger.call(searchContract.search, {
    params: { workspaceId: own },
    query: { q: 'sailmaker' },
  });
  expect(hits).toEqual([]);
});

test.each([
  [{ q: 'x'.repeat(201) }, 'Use at most 200 characters'],
  [{ q: 'x', limit: 0 }, ''],
  [{ q: 'x', limit: 51 }, ''],
])('%j is refused', async (query, text) => {
  const answer = await member.send(searchContract.search, { params, query });
  expect([answer.status, answer.text]).toEqual([400, expect.stringContaining(text)]);
});
