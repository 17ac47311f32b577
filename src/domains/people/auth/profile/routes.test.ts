import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ask } from '#server/testing/database.ts';
import { FeedReader } from '#server/testing/feed-reader.ts';
import { aUser, anotherDevice } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/server.ts';
import { newId } from '#shared/ids.ts';
import { authContract as auth } from '#domains/people/auth/contract.ts';
import { profileContract } from './contract.ts';

const server = await startTestServer();
const { update } = profileContract;

test('names change alone and together, trimmed, and reach the other devices', async () => {
  const user = await aUser(server, { firstName: 'Mara', username: `m${newId().slice(-8)}` });
  const stream = await new FeedReader(await anotherDevice(server, user)).connect();
  const changed = await user.call(update, { body: { lastName: '  Lark ' } });
  expect(changed).toMatchObject({ firstName: 'Mara', lastName: 'Lark' });
  const told = () => stream.changes.filter(({ domain }) => domain === 'users');
  await stream.until(() => told().length === 1);
  expect(told()[0]?.row).toEqual(changed);
  stream.disconnect();
  const { user: read } = await user.call(auth.session, { query: {} });
  expect(read).toEqual(changed);
});

test('a username of somebody else is taken, in whatever case it is written', async () => {
  const name = `lark${newId().slice(-8)}`;
  await aUser(server, { username: name });
  const user = await aUser(server);
  for (const username of [name, name.toUpperCase(), ` ${name}`]) {
    const answer = await user.send(update, { body: { username, firstName: 'Changed' } });
    expect([answer.status, answer.body]).toMatchObject([
      409,
      {
        error: {
          message: 'Username already taken',
          fields: { username: 'Username already taken' },
        },
      },
    ]);
  }
  const { user: read } = await user.call(auth.session, { query: {} });
  expect(read).toMatchObject({ username: null, firstName: null });
});

test('my own username may change its case', async () => {
  const username = `lark${newId().slice(-8)}`;
  const user = await aUser(server, { username });
  const changed = await user.call(update, { body: { username: username.toUpperCase() } });
  expect(changed.username).toBe(username.toUpperCase());
});

test.each([
  ['firstName', 'x'.repeat(10_000), 'Use at most 80 characters'],
  ['lastName', ' \t ', 'This cannot be empty'],
  ['username', 'mara lark', 'Use letters, digits, dots, dashes and underscores'],
  ['username', 'x'.repeat(41), 'Use at most 40 characters'],
])(
  '%s %#: what cannot be is refused beside its field and changes nothing',
  async (field, value, text) => {
    const user = await aUser(server, { firstName: 'Mara' });
    const answer = await user.send(update, { body: { [field]: value } });
    expect([answer.status, answer.body]).toMatchObject([
      400,
      { error: { fields: { [field]: text } } },
    ]);
    const { user: read } = await user.call(auth.session, { query: {} });
    expect(read).toMatchObject({ firstName: 'Mara', lastName: null, username: null });
  },
);

test('an unknown zone and an unknown density are refused with a sentence', async () => {
  const user = await aUser(server);
  for (const [body, text] of [
    [{ timeZone: 'Mars/Olympus_Mons' }, 'Choose a time zone from the list'],
    [{ density: 'cosy' }, 'Choose comfortable or compact'],
  ] as const) {
    const answer = await user.send(auth.updatePreferences, { body });
    expect([answer.status, answer.text]).toEqual([400, expect.stringContaining(text)]);
  }
  const kept = await user.call(auth.updatePreferences, { body: { density: 'compact' } });
  expect(kept).toMatchObject({ density: 'compact', timeZone: 'UTC' });
});

test.each([
  ['utc', 'UTC'],
  ['america/new_york', 'America/New_York'],
  ['ASIA/KOLKATA', 'Asia/Kolkata'],
  ['Asia/Calcutta', 'Asia/Calcutta'],
  ['etc/gmt-2', 'Etc/GMT-2'],
])('the zone %s is kept as %s', async (told, kept) => {
  const user = await aUser(server);
  const { timeZone } = await user.call(auth.updatePreferences, { body: { timeZone: told } });
  expect(timeZone).toBe(kept);
});

test.each(['+0530', '+05:30', '-03', 'Z', 'Factory', ''])(
  'the zone %j is refused, as it names no place and knows no summer time',
  async (timeZone) => {
    const answer = await (await aUser(server)).send(auth.updatePreferences, { body: { timeZone } });
    expect([answer.status, answer.text]).toEqual([
      400,
      expect.stringContaining('Choose a time zone from the list'),
    ]);
  },
);

test('zones that were kept in another spelling, or as an offset, are repaired', async () => {
  const { superuser } = server.database;
  const user = await aUser(server);
  const repair = readFileSync('migrations/0026-zones-and-terms.sql', 'utf8');
  const repaired = async (zone: string) => {
    await ask(superuser, 'update users set time_zone = $2 where id = $1', [user.id, zone]);
    await ask(superuser, repair);
    const { user: read } = await user.call(auth.session, { query: {} });
    return read?.timeZone;
  };
  const offsets = ['+0530', '+05:30', '+02:00', '-0500', '+00:00', '+05:17'];
  const found: unknown[] = [];
  for (const zone of ['utc', 'europe/KYIV', 'Asia/Kolkata', ...offsets, 'Mars/Olympus_Mons'])
    found.push(await repaired(zone));
  expect(found).toEqual([
    ...['UTC', 'Europe/Kyiv', 'Asia/Kolkata'],
    ...['Asia/Kolkata', 'Asia/Kolkata', 'Etc/GMT-2', 'Etc/GMT+5', 'UTC', 'UTC', 'UTC'],
  ]);
});

test('the cards of the dashboard are in an own order on every device, and as they were again', async () => {
  const user = await aUser(server);
  const stream = await new FeedReader(await anotherDevice(server, user)).connect();
  const { dashboardOrder, dashboardHidden } = await user.call(auth.updatePreferences, {
    body: { dashboardOrder: ['money', 'needs-action', 'content'], dashboardHidden: ['content'] },
  });
  expect({ dashboardOrder, dashboardHidden }).toEqual({
    dashboardOrder: ['money', 'needs-action', 'content'],
    dashboardHidden: ['content'],
  });
  const told = () => stream.changes.filter(({ domain }) => domain === 'users');
  await stream.until(() => told().length === 1);
  expect(told()[0]?.row).toMatchObject({ dashboardOrder, dashboardHidden });
  stream.disconnect();
  for (const [body, text] of [
    [{ dashboardHidden: ['overdue'] }, '"dashboardHidden'],
    [{ dashboardOrder: ['money', 'money'] }, 'Name each choice once'],
  ] as const) {
    const answer = await user.send(auth.updatePreferences, { body });
    expect([answer.status, answer.text]).toEqual([400, expect.stringContaining(text)]);
  }
  await user.call(auth.updatePreferences, { body: { dashboardOrder: [], dashboardHidden: [] } });
  const { user: read } = await user.call(auth.session, { query: {} });
  expect(read).toMatchObject({ dashboardOrder: [], dashboardHidden: [] });
});

test('what one switches on two devices is both switched', async () => {
  const user = await aUser(server);
  const before = { notificationsOff: [], notificationsMail: [] };
  await user.call(auth.updatePreferences, {
    body: { notificationsOff: ['payment'], notificationsMail: ['comment.off'], before },
  });
  const late = await user.call(auth.updatePreferences, {
    body: {
      ...{ notificationsOff: ['mention'], before },
      notificationsMail: ['comment.digest', 'task.on'],
    },
  });
  expect(late).toMatchObject({
    notificationsOff: ['payment', 'mention'],
    notificationsMail: ['comment.digest', 'task.on'],
  });
});
