import { expect, test } from 'vitest';
import { aWorkspace } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/server.ts';
import { newId } from '#shared/ids.ts';
import { brandsContract as brands } from '#domains/business/brands/contract.ts';
import { affiliateLinksContract as links } from './contract.ts';
import { affiliateEarningsContract as earnings } from '#domains/business/affiliate-links/earnings/contract.ts';
import type { AffiliateEarning } from '#domains/business/affiliate-links/earnings/schema.ts';

const server = await startTestServer();
const [studio, agency] = await Promise.all([aWorkspace(server), aWorkspace(server)]);
const params = { workspaceId: studio.id };
const { member } = studio;
const one = (id: string) => ({ params: { ...params, id } });

const aLink = (more: object = {}) =>
  member.call(links.create, {
    params,
    body: { id: newId(), title: 'Rain Shell', url: 'https://halden.com/rain', ...more },
  });
const linkNow = async (id: string) => {
  const { rows } = await member.call(links.list, { params, query: {} });
  return rows.find((row) => row.id === id);
};
const earn = (affiliateLinkId: string, month: string, more: object = {}, user = member) =>
  user.send(earnings.create, {
    params,
    body: { id: newId(), affiliateLinkId, month, currency: 'USD', ...more },
  });
const monthsOf = async (linkId: string) => {
  const { rows } = await member.call(earnings.list, { params, query: {} });
  return rows.filter((row) => row.affiliateLinkId === linkId);
};

test.each([
  [{ url: null }, 'url', 'Add the link or a discount code'],
  [{ url: null, discountCode: '  ' }, 'url', 'Add the link or a discount code'],
  [{ url: 'javascript:alert(1)' }, 'url', 'Use a web address'],
  [{ url: 'ftp://halden.com' }, 'url', 'Use a web address'],
  [{ startsOn: '2026-05-02', expiresOn: '2026-05-01' }, 'expiresOn', 'on or after'],
  [{ commissionPercent: 101 }, 'commissionPercent', 'from 0 to 100'],
  [{ commissionPercent: 8.123 }, 'commissionPercent', 'at most 2 decimals'],
  [{ commissionMinor: -1 }, 'commissionMinor', 'at least 0'],
  [{ currency: 'DOLLAR' }, 'currency', 'Choose a currency'],
  [{ cookieDays: 731 }, 'cookieDays', '0 to 730'],
  [{ brandId: newId() }, 'brandId', 'no longer exists'],
  [{ status: 'broken' }, 'status', ''],
])('a link with %j is refused beside %s', async (given, field, text) => {
  const body = { id: newId(), title: 'Rain Shell', url: 'https://halden.com', ...given };
  const answer = await member.send(links.create, { params, body });
  const { error } = answer.body as { error: { fields: Record<string, string> } };
  expect([answer.status, Object.keys(error.fields)]).toEqual([400, [field]]);
  expect(error.fields[field]).toContain(text);
});

test('a link without an address has a code, and what is checked together is changed together', async () => {
  const link = await aLink({ url: null, discountCode: 'LARK15' });
  expect(link).toMatchObject({ url: null, discountCode: 'LARK15', status: 'active' });
  for (const body of [
    { discountCode: '' },
    { discountCode: '', url: null },
    { url: null },
    { expiresOn: '2026-05-01' },
    { startsOn: '2026-05-02', expiresOn: '2026-05-01' },
  ]) {
    expect((await member.send(links.update, { ...one(link.id), body })).status).toBe(400);
  }
  expect(await linkNow(link.id)).toEqual(link);
  const url = 'https://halden.com/rain';
  const changed = await member.call(links.update, {
    ...one(link.id),
    body: { discountCode: '', url, startsOn: null, expiresOn: '2026-05-01' },
  });
  expect(changed).toMatchObject({ discountCode: '', url, expiresOn: '2026-05-01' });
});

test("another workspace's brand cannot be stored with a link", async () => {
  const foreign = await agency.member.call(brands.create, {
    params: { workspaceId: agency.id },
    body: { id: newId(), name: 'Nordlys' },
  });
  const body = { id: newId(), title: 'Serum', discountCode: 'X', brandId: foreign.id };
  expect((await member.send(links.create, { params, body })).status).toBe(400);
});

test('a month of a link is logged once: a second time changes the first', async () => {
  const link = await aLink();
  const first = (await earn(link.id, '2026-03', { clicks: 10 })).body as AffiliateEarning;
  const again = (await earn(link.id, '2026-03', { clicks: 12, commissionMinor: 500 }))
    .body as AffiliateEarning;
  expect(again).toMatchObject({ id: first.id, clicks: 12, commissionMinor: 500, version: 2 });
  await earn(link.id, '2026-04', { clicks: 1 });
  expect((await monthsOf(link.id)).map(({ month }) => month).sort()).toEqual([
    '2026-03',
    '2026-04',
  ]);
});

test('logging a month again takes nothing from it that is not said anew', async () => {
  const link = await aLink();
  const first = {
    ...{ clicks: 10, orders: 2, salesMinor: 9000, commissionMinor: 500, currency: 'JPY' },
    ...{ rate: 0.0067, rateCurrency: 'USD', status: 'paid', paidOn: '2026-04-02' },
  };
  await earn(link.id, '2026-03', first);
  const again = (more: object) => earn(link.id, '2026-03', { currency: 'JPY', ...more });
  expect((await again({ clicks: 12 })).body).toMatchObject({ ...first, clicks: 12 });
  expect((await again({ commissionMinor: 0 })).body).toMatchObject({
    ...first,
    ...{ clicks: 12, commissionMinor: 0 },
  });
  // Without an amount there is nothing that the other currency could be of.
  expect((await again({ orders: 3, currency: 'USD' })).body).toMatchObject({
    ...{ orders: 3, currency: 'JPY', salesMinor: 9000, rate: 0.0067 },
  });
  // With one, those of the first currency cannot stand beside it.
  expect((await again({ salesMinor: 6000, currency: 'USD' })).body).toMatchObject({
    ...{ currency: 'USD', salesMinor: 6000, commissionMinor: null, rate: null },
    ...{ rateCurrency: null, orders: 3, status: 'paid', paidOn: '2026-04-02' },
  });
  expect((await again({ status: 'reversed' })).body).toMatchObject({ status: 'reversed' });
});

test('a month that several members log at once is one', async () => {
  const link = await aLink();
  const people = [studio.owner, studio.admin, studio.member, studio.owner, studio.admin];
  const answers = await Promise.all(
    people.map((user, place) => earn(link.id, '2026-03', { clicks: place }, user)),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(await monthsOf(link.id)).toHaveLength(1);
});

test('a deleted month can be logged anew, and the old one does not come back beside it', async () => {
  const link = await aLink();
  const first = (await earn(link.id, '2026-03')).body as AffiliateEarning;
  await member.call(earnings.remove, one(first.id));
  await earn(link.id, '2026-03', { orders: 2 });
  const answer = await member.send(earnings.restore, one(first.id));
  expect([answer.status, answer.text]).toEqual([
    409,
    expect.stringContaining('This month is logged already'),
  ]);
  expect(await monthsOf(link.id)).toHaveLength(1);
});

test.each([
  [{ month: '2026-13' }],
  [{ month: '2026-3' }],
  [{ clicks: -1 }],
  [{ orders: 1.5 }],
  [{ commissionMinor: -5 }],
  [{ commissionMinor: 12.5 }],
  [{ currency: 'US' }],
  [{ rate: 0 }],
  [{ status: 'lost' }],
  [{ affiliateLinkId: newId() }],
])('earnings with %j are refused and nothing is logged', async (given) => {
  const link = await aLink();
  expect((await earn(link.id, '2026-03', given)).status).toBe(400);
  expect(await monthsOf(link.id)).toEqual([]);
});
