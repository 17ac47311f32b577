import { expect, test } from 'vitest';
import { FeedReader } from '#server/testing/feed-reader.ts';
import { aWorkspace } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/server.ts';
import { newId } from '#shared/ids.ts';
import { affiliateLinksContract as links } from '#domains/business/affiliate-links/contract.ts';
import { campaignsContract as campaigns } from '#domains/business/campaigns/contract.ts';
import { brandContactsContract as contacts } from '#domains/business/brands/contacts/contract.ts';
import { brandsContract as brands } from './contract.ts';
import { brandLogEntriesContract as entries } from '#domains/business/brands/log/contract.ts';

const server = await startTestServer();
const [studio, agency] = await Promise.all([aWorkspace(server), aWorkspace(server)]);
const params = { workspaceId: studio.id };
const { member } = studio;
const one = (id: string) => ({ params: { ...params, id } });

const aBrand = (more: object = {}) =>
  member.call(brands.create, { params, body: { id: newId(), name: `Halden ${newId()}`, ...more } });
const brandNow = async (id: string) => {
  const { rows } = await member.call(brands.list, { params, query: {} });
  return rows.find((row) => row.id === id);
};
const aContact = (brandId: string, name = 'Petra') =>
  member.call(contacts.create, { params, body: { id: newId(), brandId, name } });
const contactsOf = async (brandId: string) => {
  const { rows } = await member.call(contacts.list, { params, query: {} });
  return rows.filter((row) => row.brandId === brandId);
};
const primariesOf = async (brandId: string) =>
  (await contactsOf(brandId)).filter(({ isPrimary }) => isPrimary).map(({ id }) => id);
const logged = (brandId: string, contactedOn: string, more: object = {}) =>
  member.call(entries.create, { params, body: { id: newId(), brandId, contactedOn, ...more } });

test('a name is taken once in a workspace, whatever its letters; a deleted brand holds none', async () => {
  const name = `Ölbaum ${newId()}`;
  const first = await aBrand({ name });
  for (const again of [name, name.toUpperCase(), ` ${name.toLowerCase()} `]) {
    const body = { id: newId(), name: again };
    const answer = await member.send(brands.create, { params, body });
    expect([answer.status, answer.text]).toEqual([
      409,
      expect.stringContaining('"name":"There is a brand of this name already"'),
    ]);
  }
  const other = await aBrand();
  const renamed = await member.send(brands.update, { ...one(other.id), body: { name } });
  expect(renamed.status).toBe(409);
  expect(await brandNow(other.id)).toEqual(other);
  await member.call(brands.remove, one(first.id));
  await aBrand({ name });
  expect((await member.send(brands.restore, one(first.id))).status).toBe(409);
  // Elsewhere it is another brand.
  await agency.member.call(brands.create, {
    params: { workspaceId: agency.id },
    body: { id: newId(), name },
  });
});

test.each([
  [{ website: 'javascript:alert(1)' }, 'website'],
  [{ relationship: 'friends' }, 'relationship'],
  [{ defaultCurrency: 'BTC!' }, 'defaultCurrency'],
  [{ paymentTermsDays: 181 }, 'paymentTermsDays'],
  [{ paymentTermsDays: -1 }, 'paymentTermsDays'],
  [{ tags: ['a', 'A'] }, 'tags'],
  [{ socialHandles: [{ platform: '', handle: '@halden' }] }, 'socialHandles'],
  [{ nextFollowUpOn: '2026-02-30' }, 'nextFollowUpOn'],
  [{ lastContactedOn: '2026-02-01' }, 'lastContactedOn'],
])('%j is refused beside %s and changes nothing', async (given, field) => {
  const brand = await aBrand();
  const body = { id: newId(), name: `Pilo ${newId()}`, ...given };
  for (const answer of [
    await member.send(brands.create, { params, body }),
    await member.send(brands.update, { ...one(brand.id), body: given }),
  ]) {
    expect([answer.status, answer.text]).toEqual([400, expect.stringContaining(`"${field}`)]);
  }
  expect(await brandNow(brand.id)).toEqual(brand);
});

test('a brand with campaigns or links stays, and says why; archived it can be', async () => {
  const brand = await aBrand({ name: `Kiln ${newId()}` });
  const campaign = await member.call(campaigns.create, {
    params,
    body: { id: newId(), campaignName: 'One pan', brandId: brand.id },
  });
  const link = await member.call(links.create, {
    params,
    body: { id: newId(), title: 'Pan', brandId: brand.id, discountCode: 'PAN' },
  });
  const refused = async () => {
    const answer = await member.send(brands.remove, one(brand.id));
    return [answer.status, (answer.body as { error: { message: string } }).error.message];
  };
  expect(await refused()).toEqual([
    409,
    `${brand.name} still has 1 campaign and 1 affiliate link. Archive it instead.`,
  ]);
  await member.call(campaigns.remove, one(campaign.id));
  expect(await refused()).toEqual([
    409,
    `${brand.name} still has 1 affiliate link. Archive it instead.`,
  ]);
  expect(await brandNow(brand.id)).toEqual(brand);
  await member.call(brands.update, { ...one(brand.id), body: { isArchived: true } });
  await member.call(links.remove, one(link.id));
  await member.call(brands.remove, one(brand.id));
  expect(await brandNow(brand.id)).toBeUndefined();
});

test('of several brands none is deleted while campaigns or links name one of them', async () => {
  const [free, kept] = [await aBrand(), await aBrand()];
  const link = await member.call(links.create, {
    params,
    body: { id: newId(), title: 'Pan', brandId: kept.id, discountCode: 'PAN' },
  });
  const both = { params, body: { ids: [free.id, kept.id] } };
  const { status, text } = await member.send(brands.removeMany, both);
  expect([status, text]).toEqual([
    409,
    expect.stringContaining(`${kept.name} still has 1 affiliate link. Archive it instead.`),
  ]);
  expect(await brandNow(free.id)).toEqual(free);
  await member.call(links.remove, one(link.id));
  expect(await member.call(brands.removeMany, both)).toMatchObject({ missing: [] });
  expect([await brandNow(free.id), await brandNow(kept.id)]).toEqual([undefined, undefined]);
});

test('of the contacts of a brand exactly one is the primary, whatever is done', async () => {
  const { id } = await aBrand();
  const [first, second, third] = [await aContact(id), await aContact(id), await aContact(id)];
  expect([first.isPrimary, second.isPrimary, third.isPrimary]).toEqual([true, false, false]);
  await member.call(contacts.update, { ...one(third.id), body: { isPrimary: true } });
  expect(await primariesOf(id)).toEqual([third.id]);
  await member.call(contacts.remove, one(third.id));
  expect(await primariesOf(id)).toEqual([first.id]);
  const back = await member.call(contacts.restore, one(third.id));
  expect([back.isPrimary, await primariesOf(id)]).toEqual([false, [first.id]]);
  for (const contact of [first, second, third]) await member.call(contacts.remove, one(contact.id));
  expect(await contactsOf(id)).toEqual([]);
  const alone = await member.call(contacts.restore, one(second.id));
  expect([alone.isPrimary, await primariesOf(id)]).toEqual([true, [second.id]]);
});

test('two members who make two contacts the primary at once leave one', async () => {
  const { id } = await aBrand();
  await aContact(id, 'Oldest');
  const made = [await aContact(id, 'Ada'), await aContact(id, 'Bo'), await aContact(id, 'Cy')];
  const people = [studio.owner, studio.admin, studio.member];
  const answers = await Promise.all(
    made.map((contact, place) =>
      (people[place] ?? member).send(contacts.update, {
        ...one(contact.id),
        body: { isPrimary: true },
      }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await primariesOf(id)).toHaveLength(1);
});

test('first contacts that several devices add at once are one primary and its others', async () => {
  const { id } = await aBrand();
  await Promise.all(['Ada', 'Bo', 'Cy', 'Di'].map((name) => aContact(id, name)));
  expect(await contactsOf(id)).toHaveLength(4);
  expect(await primariesOf(id)).toHaveLength(1);
});

test('that nobody is the primary cannot be said, nor who a contact belongs to anew', async () => {
  const { id } = await aBrand();
  const contact = await aContact(id);
  for (const body of [{ isPrimary: false }, { brandId: id }, { email: 'petra' }, { name: ' ' }]) {
    expect((await member.send(contacts.update, { ...one(contact.id), body })).status).toBe(400);
  }
  expect(await contactsOf(id)).toEqual([contact]);
});

test('a log entry moves the last contact, and the first word to a prospect its relationship', async () => {
  const { id } = await aBrand();
  const feed = await new FeedReader(studio.viewer).connect();
  await logged(id, '2026-03-01', { direction: 'in' });
  expect(await brandNow(id)).toMatchObject({
    lastContactedOn: '2026-03-01',
    relationship: 'prospect',
  });
  await logged(id, '2026-02-01', { direction: 'out', note: 'Pitch' });
  expect(await brandNow(id)).toMatchObject({
    lastContactedOn: '2026-03-01',
    relationship: 'contacted',
  });
  await feed.until(() => feed.changes.filter((change) => change.id === id).length === 2);
  expect(feed.changes.findLast((change) => change.id === id)?.row).toEqual(await brandNow(id));
  feed.disconnect();
});

test('what is changed, taken back or brought back of the log moves the last contact too', async () => {
  const { id } = await aBrand({ relationship: 'active' });
  const early = await logged(id, '2026-01-10');
  const late = await logged(id, '2026-03-10');
  const last = async () => (await brandNow(id))?.lastContactedOn;
  await member.call(entries.remove, one(late.id));
  expect(await last()).toBe('2026-01-10');
  await member.call(entries.restore, one(late.id));
  expect(await last()).toBe('2026-03-10');
  await member.call(entries.update, { ...one(late.id), body: { contactedOn: '2025-12-01' } });
  expect(await last()).toBe('2026-01-10');
  await member.call(entries.remove, one(early.id));
  await member.call(entries.remove, one(late.id));
  expect(await last()).toBeNull();
  expect((await brandNow(id))?.relationship).toBe('active');
});

test('a log entry is about a campaign of its brand, about another one or none; no other is stored', async () => {
  const [{ id: brandId }, rival] = [await aBrand(), await aBrand()];
  const aDeal = (of = studio, more: object = of === studio ? { brandId } : {}) =>
    of.member.call(campaigns.create, {
      params: { workspaceId: of.id },
      body: { id: newId(), campaignName: 'Rain Shell', ...more },
    });
  const [deal, other, foreign] = [await aDeal(), await aDeal(), await aDeal(agency)];
  const [ofRival, ofNobody] = [await aDeal(studio, { brandId: rival.id }), await aDeal(studio, {})];
  const { id } = await logged(brandId, '2026-03-01', { campaignId: deal.id, note: 'Offer' });
  const change = (body: object) => member.send(entries.update, { ...one(id), body });
  const now = async () => {
    const { rows } = await member.call(entries.list, { params, query: {} });
    return rows.find((row) => row.id === id);
  };
  expect((await change({ campaignId: other.id, note: 'The offer' })).status).toBe(200);
  expect(await now()).toMatchObject({ campaignId: other.id, note: 'The offer', direction: 'out' });
  expect((await change({ campaignId: foreign.id })).status).toBe(400);
  for (const { id: campaignId } of [ofRival, ofNobody]) {
    const body = { id: newId(), brandId, contactedOn: '2026-03-01', campaignId };
    for (const answer of [
      await change({ campaignId }),
      await member.send(entries.create, { params, body }),
    ])
      expect([answer.status, answer.text]).toEqual([
        400,
        expect.stringContaining('"campaignId":"This campaign is not with this brand"'),
      ]);
  }
  expect((await now())?.campaignId).toBe(other.id);
  expect((await change({ campaignId: null })).status).toBe(200);
  expect((await now())?.campaignId).toBeNull();
});

test("a contact and a log entry need a brand that is there: another workspace's is not", async () => {
  const foreign = await agency.member.call(brands.create, {
    params: { workspaceId: agency.id },
    body: { id: newId(), name: `Nordlys ${newId()}` },
  });
  const gone = await aBrand();
  await member.call(brands.remove, one(gone.id));
  for (const brandId of [foreign.id, gone.id, newId()]) {
    const bodies = [
      [contacts.create, { id: newId(), brandId, name: 'Petra' }],
      [entries.create, { id: newId(), brandId, contactedOn: '2026-03-01' }],
    ] as const;
    for (const [operation, body] of bodies) {
      const answer = await member.send(operation, { params, body });
      expect([answer.status, answer.text]).toEqual([
        400,
        expect.stringContaining('"brandId":"This no longer exists"'),
      ]);
    }
  }
});

test.each([
  [{ contactedOn: '2026-13-01' }],
  [{ channel: 'pigeon' }],
  [{ direction: 'sideways' }],
  [{ note: 'x'.repeat(2_001) }],
  [{ campaignId: newId() }],
])('a log entry with %j is refused and moves nothing', async (given) => {
  const brand = await aBrand();
  const body = { id: newId(), brandId: brand.id, contactedOn: '2026-03-01', ...given };
  expect((await member.send(entries.create, { params, body })).status).toBe(400);
  expect(await brandNow(brand.id)).toEqual(brand);
});
