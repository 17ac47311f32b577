import { expect, test } from 'vitest';
import { membersContract } from '#domains/people/workspaces/members/contract.ts';
import { bookingsContract } from '#domains/shoots/bookings/contract.ts';
import { packingItemsContract } from '#domains/shoots/packing/contract.ts';
import { scheduleItemsContract } from '#domains/shoots/schedule/contract.ts';
import { shotsContract } from '#domains/shoots/shots/contract.ts';
import { tripsContract } from '#domains/shoots/trips/contract.ts';
import { tripPeopleContract } from '#domains/shoots/trips/people/contract.ts';
import { hashOf } from '#server/accounts/tokens.ts';
import { ask, withClient } from '#server/testing/database.ts';
import { aWorkspace } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/server.ts';
import { newId } from '#shared/ids.ts';
import { callSheetsContract as sheets } from './contract.ts';
import { voidSheetText } from './schema.ts';

const server = await startTestServer();
const { superuser, app } = server.database;
const studio = await aWorkspace(server);
const params = { workspaceId: studio.id };
const { member, admin, owner, viewer } = studio;
const hidden = 'SECRET of the trip';

async function aTrip(more: object = {}) {
  const trip = await member.call(tripsContract.create, {
    params,
    body: {
      ...{ id: newId(), title: 'Lisbon', startsOn: '2031-09-24', endsOn: '2031-09-26' },
      ...{ destination: 'Lisbon', timeZone: 'Europe/Lisbon', budgetMinor: 987_654 },
      ...{ notes: `${hidden} A`, ...more },
    },
  });
  const tripId = trip.id;
  const make = { params, body: { id: newId(), tripId } };
  await member.call(tripPeopleContract.create, {
    params,
    body: { ...make.body, name: 'Ife', role: 'Sound', phone: `${hidden} B`, callTime: '07:00' },
  });
  const item = await member.call(scheduleItemsContract.create, {
    params,
    body: { id: newId(), tripId, title: 'Steps', scheduledOn: '2031-09-25', startTime: '07:30' },
  });
  await member.call(shotsContract.create, {
    params,
    body: { id: newId(), tripId, title: 'Wide', scheduleItemId: item.id, lens: '24 mm' },
  });
  await member.call(bookingsContract.create, {
    params,
    body: {
      ...{ id: newId(), tripId, title: 'Night train', startsOn: '2031-09-25', costMinor: 987_654 },
      ...{ confirmationCode: `${hidden} C`, notes: `${hidden} D` },
    },
  });
  for (const [name, isPrivate] of [
    ['Rain shell', false],
    [`${hidden} E`, true],
  ] as const)
    await member.call(packingItemsContract.create, {
      params,
      body: { id: newId(), tripId, name, isPrivate },
    });
  return trip;
}
const share = (tripId: string, more: object = {}, user = member) =>
  user.send(sheets.share, { params: { ...params, tripId }, body: { id: newId(), ...more } });
async function tokenOf(tripId: string, more: object = {}): Promise<string> {
  const { url } = (await share(tripId, more)).body as { url: string };
  return url.split('/').at(-1) ?? '';
}
// Each from an address of its own: they are counted.
let address = 0;
const lookUp = (token: string) => {
  address += 1;
  return server
    .stranger()
    .send(sheets.lookUp, { body: { token } }, { 'x-forwarded-for': `10.9.${address}.1` });
};

test('a link shows the chosen parts and no others, and of none costs, codes, phones or what is private', async () => {
  const trip = await aTrip();
  const usual = await lookUp(await tokenOf(trip.id));
  expect(usual.body).toMatchObject({
    trip: { title: 'Lisbon', notes: '' },
    workspaceName: expect.any(String),
    people: [{ name: 'Ife', phone: '', callTime: '07:00' }],
    items: [{ title: 'Steps', startTime: '07:30' }],
    shots: [{ title: 'Wide', lens: '24 mm' }],
    bookings: [],
    packing: [],
  });
  const all = { showsBookings: true, showsPacking: true, showsSchedule: false, showsShots: false };
  const others = await lookUp(await tokenOf(trip.id, all));
  expect(others.body).toMatchObject({
    ...{ items: [], shots: [], bookings: [{ title: 'Night train' }] },
    packing: [{ name: 'Rain shell', quantity: 1 }],
  });
  for (const { text } of [usual, others]) expect(text).not.toMatch(/SECRET|987654|costMinor/);
});

test('links that are guessed, revoked, over, or of somebody who may not share any more open nothing', async () => {
  const trip = await aTrip();
  const refused = async (token: string) => {
    const { status, text } = await lookUp(token);
    expect([status, text]).toEqual([404, expect.stringContaining(voidSheetText)]);
  };
  await refused('x'.repeat(43));
  const revoked = await tokenOf(trip.id);
  const { links } = await member.call(sheets.links, {
    params: { ...params, tripId: trip.id },
    query: {},
  });
  const [link] = links;
  expect((await lookUp(revoked)).status).toBe(200);
  const ending = { params: { ...params, callSheetLinkId: link?.id ?? '' } };
  await admin.call(sheets.revoke, ending);
  await admin.call(sheets.revoke, ending);
  await refused(revoked);
  const over = await tokenOf(trip.id);
  const end = `update call_sheet_links set expires_at = now() - interval '1 second' where token_hash = $1`;
  await ask(superuser, end, [hashOf(over)]);
  await refused(over);
  const deleted = await tokenOf(trip.id);
  await member.call(tripsContract.remove, { params: { ...params, id: trip.id } });
  await refused(deleted);
});

test('a private trip is shared with nobody, and the links of one that becomes private end', async () => {
  const own = await aTrip({ isPrivate: true });
  expect((await share(own.id)).text).toContain('Only you see this trip');
  expect((await share(own.id, {}, admin)).status).toBe(404);
  const trip = await aTrip();
  const token = await tokenOf(trip.id);
  const change = (isPrivate: boolean) =>
    member.call(tripsContract.update, { params: { ...params, id: trip.id }, body: { isPrivate } });
  await change(true);
  expect((await lookUp(token)).status).toBe(404);
  await change(false);
  expect((await lookUp(token)).status).toBe(404);
});

test('viewers share nothing, and a link with no part or for a year is refused', async () => {
  const trip = await aTrip();
  expect((await share(trip.id, {}, viewer)).status).toBe(403);
  expect((await share(trip.id, { showsSchedule: false, showsShots: false })).text).toContain(
    'Choose at least one part',
  );
  expect((await share(trip.id, { validDays: 365 })).text).toContain('Use 1 to 60 days');
});

test('whoever leaves takes the links they shared along', async () => {
  const other = await aWorkspace(server);
  const here = { workspaceId: other.id };
  const trip = await other.member.call(tripsContract.create, {
    params: here,
    body: { id: newId(), title: 'Lisbon' },
  });
  const { url } = await other.member.call(sheets.share, {
    params: { ...here, tripId: trip.id },
    body: { id: newId() },
  });
  const token = url.split('/').at(-1) ?? '';
  expect((await lookUp(token)).status).toBe(200);
  const { rows } = (
    await other.owner.send(membersContract.list, { params: here, query: {} } as never)
  ).body as { rows: { id: string; userId: string }[] };
  const memberId = rows.find(({ userId }) => userId === other.member.id)?.id ?? '';
  await other.owner.call(membersContract.remove, { params: { ...here, memberId } });
  expect((await lookUp(token)).status).toBe(404);
});

test('guessing is stopped after 30 requests a minute', async () => {
  const headers = { 'x-forwarded-for': '10.8.1.1' };
  const guess = () =>
    server.stranger().send(sheets.lookUp, { body: { token: 'y'.repeat(43) } }, headers);
  const statuses: number[] = [];
  for (let request = 0; request < 32; request += 1) statuses.push((await guess()).status);
  expect(statuses.at(0)).toBe(404);
  expect(statuses.at(-1)).toBe(429);
});

test('a hash alone reaches its link and its trip, and nothing else of the workspace', async () => {
  const [trip, other] = [await aTrip(), await aTrip()];
  const hash = hashOf(await tokenOf(trip.id)).toString('hex');
  const counts = await withClient(app, async (client) => {
    await client.query(`begin; set local app.sheet_hash = '${hash}';
      set local app.sheet_workspace_id = '${studio.id}'; set local app.sheet_trip_id = '${trip.id}';
      set local app.sheet_shows = 'schedule,packing'`);
    const count = async (table: string) =>
      (await client.query(`select trip_id from ${table}`)).rows.map((row) => row.trip_id);
    return {
      links: await count('call_sheet_links'),
      items: await count('schedule_items'),
      packing: await count('packing_items'),
      shots: await count('shots'),
      bookings: await count('bookings'),
      expenses: await count('expenses'),
    };
  });
  expect(counts).toEqual({
    ...{ links: [trip.id], items: [trip.id], packing: [trip.id] },
    ...{ shots: [], bookings: [], expenses: [] },
  });
  expect(other.id).not.toBe(trip.id);
});

test('whoever holds a link gets the PDF of its days, of the parts that were chosen for it', async () => {
  const trip = await aTrip();
  const get = (token: string, date: string) => {
    address += 1;
    const from = { 'x-forwarded-for': `10.9.${address}.1` };
    return server
      .stranger()
      .send(sheets.sharedPdf, { params: { token, date }, query: { paper: 'LETTER' } }, from);
  };
  const [all, few] = [
    await tokenOf(trip.id, { showsBookings: true, showsPacking: true }),
    await tokenOf(trip.id, { showsShots: false }),
  ];
  const [whole, part] = [await get(all, '2031-09-25'), await get(few, '2031-09-25')];
  for (const { status, text } of [whole, part]) {
    expect([status, text.slice(0, 5)]).toEqual([200, '%PDF-']);
    expect(text).toContain('612 792');
  }
  // Its text is compressed: the same sheet with less on it is smaller.
  expect(part.text.length).toBeLessThan(whole.text.length);
  const none = await get(all, '2031-10-25');
  expect([none.status, none.text]).toEqual([
    404,
    expect.stringContaining('The trip has no such day'),
  ]);
  expect((await get('z'.repeat(43), '2031-09-25')).text).toContain(voidSheetText);
  await member.call(tripsContract.update, {
    params: { ...params, id: trip.id },
    body: { isPrivate: true },
  });
  expect((await get(all, '2031-09-25')).status).toBe(404);
});

test.each(['A4', 'LETTER'] as const)('the sheet of a day is a PDF on %s', async (paper) => {
  const trip = await aTrip();
  const answer = await viewer.send(sheets.pdf, {
    params: { ...params, tripId: trip.id, date: '2031-09-25' },
    query: { paper, bookings: 'yes', packing: 'yes' },
  });
  expect([answer.status, answer.text.slice(0, 5)]).toEqual([200, '%PDF-']);
  expect(answer.text).toContain(paper === 'A4' ? '595.28 841.89' : '612 792');
  const gone = { ...params, tripId: newId(), date: '2031-09-25' };
  expect((await owner.send(sheets.pdf, { params: gone, query: {} })).status).toBe(404);
});
