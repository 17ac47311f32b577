import { expect, test } from 'vitest';
import { newId } from '#shared/ids.ts';
import { ask, withClient } from '#server/testing/database.ts';
import { FeedReader } from '#server/testing/feed-reader.ts';
import type { TestClient } from '#server/testing/client.ts';
import { anotherDevice, aUser, somePassword } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/server.ts';
import { authContract as auth } from './contract.ts';
import { entranceContract as entrance } from '#domains/people/auth/entrance/contract.ts';
import { passwordsContract as passwords } from '#domains/people/auth/passwords/contract.ts';

const server = await startTestServer();
const secure = await startTestServer({ env: { PUBLIC_URL: 'https://dayslate.test' } });

const credentials = (more: object = {}) => ({
  email: `pia-${newId()}@example.com`,
  password: somePassword,
  ...more,
});
const whoIs = async (client: TestClient) => (await client.call(auth.session, { query: {} })).user;

test('whoever signs up is signed in where no mail can be sent', async () => {
  const client = server.stranger();
  const body = credentials({
    firstName: ' Pia ',
    lastName: '',
    username: `pia.${newId().slice(-12)}`,
    timeZone: 'Europe/Paris',
  });
  const { user, message } = await client.call(entrance.signUp, {
    body: { ...body, email: ` ${body.email.toUpperCase()} ` },
  });
  expect(message).toBeNull();
  expect(user).toMatchObject({
    email: body.email,
    firstName: 'Pia',
    lastName: null,
    timeZone: 'Europe/Paris',
    dateFormat: 'MDY',
    timeFormat: '12',
    theme: 'system',
  });
  expect(await whoIs(client)).toEqual(user);
});

test('an e-mail or a username that somebody has is refused with the text of the specification', async () => {
  const maria = await aUser(server, { username: `Maria-${newId().slice(-12)}` });
  const username = (await whoIs(maria))?.username ?? '';
  const taken = await server
    .stranger()
    .send(entrance.signUp, { body: credentials({ email: maria.email.toUpperCase() }) });
  expect(taken.status).toBe(409);
  expect(taken.text).toContain(
    'An account with this email already exists. Please sign in instead.',
  );
  const same = await server
    .stranger()
    .send(entrance.signUp, { body: credentials({ username: username.toUpperCase() }) });
  expect([same.status, same.text]).toEqual([
    409,
    expect.stringContaining('Username already taken'),
  ]);
});

test.each([
  [{ email: 'pia' }, 'Please enter a valid email address'],
  [{ email: 'pia@' }, 'Please enter a valid email address'],
  [{ email: `${'x'.repeat(250)}@example.com` }, 'Please enter a valid email address'],
  [{ password: 'short' }, 'Use at least 8 characters'],
  [{ password: 'x'.repeat(257) }, 'Use at most 256 characters'],
  [{ password: 'Password123' }, 'This password is too common'],
  [{ password: 'qwertyuiop' }, 'This password is too common'],
  [{ username: '<b>' }, 'Use letters, digits'],
  [{ username: 'm\u0430ria' }, 'Use letters of one alphabet'],
  [{ username: '\uFF21dmin' }, 'kept for Dayslate itself'],
  [{ password: 'Summer2026!' }, 'easy to guess'],
  [{ email: 'pia.harbour@example.com', password: 'pia.harbour1' }, 'easy to guess'],
  [{ firstName: 'Wilhelmina', password: 'Wilhelmina!9' }, 'easy to guess'],
  [{ timeZone: 'Mars/Olympus' }, 'Choose a time zone'],
])('signing up with %j is refused', async (more, text) => {
  const answer = await server.stranger().send(entrance.signUp, { body: credentials(more) });
  expect([answer.status, answer.text]).toEqual([400, expect.stringContaining(text)]);
});

test('a wrong password and an unknown account hear the same', async () => {
  const { email } = await aUser(server);
  const wrong = await server
    .stranger()
    .send(entrance.signIn, { body: { email, password: 'not my password' } });
  const unknown = await server.stranger().send(entrance.signIn, { body: credentials() });
  for (const answer of [wrong, unknown]) {
    expect([answer.status, answer.text]).toEqual([
      401,
      expect.stringContaining('"message":"Invalid email or password. Please try again."'),
    ]);
    expect(answer.headers.getSetCookie()).toEqual([]);
  }
});

test('the time that a sign-in takes is printed for accounts that exist and that do not', async () => {
  const { email } = await aUser(server);
  const times: Record<string, number[]> = { known: [], unknown: [] };
  for (let i = 0; i < 8; i += 1) {
    for (const [kind, address] of [
      ['known', email],
      ['unknown', `nobody-${i}@example.com`],
    ] as const) {
      const began = performance.now();
      await server
        .stranger()
        .send(entrance.signIn, { body: { email: address, password: 'not my password' } });
      times[kind]?.push(performance.now() - began);
    }
  }
  const median = (kind: string) => (times[kind]?.sort((a, b) => a - b)[4] ?? 0).toFixed(1);
  expect(times).toMatchObject({ known: { length: 8 }, unknown: { length: 8 } });
  process.stdout.write(
    `Sign-in, wrong password: known ${median('known')} ms, unknown ${median('unknown')} ms\n`,
  );
});

test.each([
  ['http', server, /^sid=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/],
  [
    'https',
    secure,
    /^__Host-sid=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  ],
])(
  'the cookie over %s carries its flags, is as long as it should be, and never the same',
  async (_, product, shape) => {
    const set = new Set<string>();
    for (let i = 0; i < 3; i += 1) {
      const answer = await product.stranger().send(entrance.signUp, { body: credentials() });
      const [cookie = '', device = '', ...more] = answer.headers.getSetCookie();
      const flags = cookie.slice(cookie.indexOf('; Path'));
      expect([cookie, more]).toEqual([expect.stringMatching(shape), []]);
      expect(device).toMatch(/^(__Host-)?did=[\w-]{43}; Max-Age=31536000; /);
      expect(device.endsWith(flags)).toBe(true);
      set.add(cookie).add(device);
    }
    expect(set.size).toBe(6);
  },
);

test('tokens are kept as hashes only, passwords as argon2id', async () => {
  const maria = await aUser(server);
  const token = maria.cookie.replace('sid=', '');
  await withClient(server.database.superuser, async (client) => {
    for (const table of [
      'tokens',
      'users',
      'operations',
      'changes',
      'jobs',
      'attempts',
      'audit_events',
    ]) {
      const { rows } = await client.query<{ found: boolean }>(
        `select true as found from ${table} t where position($1 in t::text) > 0 or position($2 in t::text) > 0`,
        [token, somePassword],
      );
      expect(rows, `${table}`).toEqual([]);
    }
    const { rows } = await client.query<{ hash: string }>(
      'select password_hash as hash from users where id = $1',
      [maria.id],
    );
    expect(rows[0]?.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});

test('signing out ends the cookie and the open stream at once, here and not elsewhere', async () => {
  const maria = await aUser(server);
  const elsewhere = await anotherDevice(server, maria);
  const old = server.stranger();
  old.cookie = maria.cookie;
  const [here, there] = [
    await new FeedReader(maria).connect(),
    await new FeedReader(elsewhere).connect(),
  ];
  const answer = await maria.send(auth.signOut, { body: {} });
  expect(answer.headers.getSetCookie()[0]).toMatch(
    /^sid=; Max-Age=0; Path=\/; (Expires=.*; )?HttpOnly; SameSite=Lax/,
  );
  await here.until(() => here.ended, 1_000);
  expect((await old.fetch('/api/v1/tasks')).status).toBe(401);
  expect((await new FeedReader(old).connect()).status).toBe(401);
  expect((await elsewhere.fetch('/api/v1/tasks')).status).toBe(200);
  expect(there.ended).toBe(false);
  there.disconnect();
  expect((await old.send(auth.signOut, { body: {} })).status).toBe(200);
});

test('whoever signed out offline is nobody from that browser, and the sign-out that follows ends it', async () => {
  const maria = await aUser(server);
  const [browser, thief] = [server.stranger(), server.stranger()];
  browser.cookie = `${maria.cookie}; signed-out=1`;
  thief.cookie = maria.cookie;
  expect((await browser.fetch('/api/v1/tasks')).status).toBe(401);
  expect((await browser.send(auth.session, { query: {} })).body).toEqual({ user: null });
  expect((await browser.fetch('/')).text).toContain('<title>Landing');
  expect((await new FeedReader(browser).connect()).status).toBe(401);
  const answer = await browser.send(auth.signOut, { body: {} });
  const cookies = answer.headers.getSetCookie();
  expect(cookies).toEqual([
    expect.stringMatching(/^sid=; Max-Age=0/),
    expect.stringMatching(/^signed-out=; Max-Age=0; Path=\//),
  ]);
  expect((await thief.fetch('/api/v1/tasks')).status).toBe(401);

  browser.cookie = 'signed-out=1';
  const { email } = maria;
  const back = await browser.send(entrance.signIn, { body: { email, password: somePassword } });
  expect(back.headers.getSetCookie().join()).toMatch(/sid=[\w-]{43}.*signed-out=; Max-Age=0/);
});

test('a stream that opens while its session ends does not outlive it', async () => {
  for (let round = 0; round < 12; round += 1) {
    const maria = await aUser(server);
    const leaving = Object.assign(server.stranger(), { cookie: maria.cookie });
    const [feed] = await Promise.all([
      new FeedReader(maria).connect(),
      leaving.send(auth.signOut, { body: {} }),
    ]);
    await feed.until(() => feed.ended || feed.status === 401, 1_000);
    expect(feed.changes.filter(({ domain }) => domain === 'tasks')).toEqual([]);
  }
});

test('a session past its time is none', async () => {
  const maria = await aUser(server);
  await ask(
    server.database.superuser,
    `update tokens set expires_at = now() - interval '1 second' where user_id = $1`,
    [maria.id],
  );
  expect(await whoIs(maria)).toBeNull();
  expect((await maria.fetch('/api/v1/tasks')).status).toBe(401);
});

test('a session in use is prolonged, once a day', async () => {
  const maria = await aUser(server);
  await ask(
    server.database.superuser,
    `update tokens set renewed_at = now() - interval '25 hours', expires_at = now() + interval '1 day' where user_id = $1`,
    [maria.id],
  );
  const first = await maria.fetch('/api/v1/tasks');
  expect(first.headers.getSetCookie()).toHaveLength(1);
  expect((await maria.fetch('/api/v1/tasks')).headers.getSetCookie()).toEqual([]);
  const [kept] = await ask(
    server.database.superuser,
    `select expires_at > now() + interval '29 days' as long from tokens where user_id = $1 and kind = 'session'`,
    [maria.id],
  );
  expect(kept).toEqual({ long: true });
});

test('settings are changed one by one and told to other browsers', async () => {
  const maria = await aUser(server);
  const before = await whoIs(maria);
  const feed = await new FeedReader(maria).connect();
  const after = await maria.call(auth.updatePreferences, { body: { theme: 'dark' } });
  expect(after).toEqual({ ...before, theme: 'dark' });
  await feed.until(() => feed.changes.length > 0);
  expect(feed.changes).toMatchObject([{ domain: 'users', id: maria.id, row: after }]);
  feed.disconnect();
});

test('signing in gives another token, and the session that this browser had ends', async () => {
  const maria = await aUser(server);
  const before = Object.assign(server.stranger(), { cookie: maria.cookie });
  await maria.call(entrance.signIn, { body: { email: maria.email, password: somePassword } });
  expect(maria.cookie).not.toBe(before.cookie);
  expect((await before.fetch('/api/v1/tasks')).status).toBe(401);
  expect((await maria.fetch('/api/v1/tasks')).status).toBe(200);
  const pia = await aUser(server);
  const shared = Object.assign(server.stranger(), { cookie: maria.cookie });
  await shared.call(entrance.signIn, { body: { email: pia.email, password: somePassword } });
  expect((await maria.fetch('/api/v1/tasks')).status).toBe(401);
  expect((await shared.fetch('/api/v1/tasks')).status).toBe(200);
});

test('a changed password gives the session another token and leaves its stream open', async () => {
  const maria = await aUser(server);
  const before = Object.assign(server.stranger(), { cookie: maria.cookie });
  const feed = await new FeedReader(maria).connect();
  const body = { currentPassword: somePassword, newPassword: 'a boat on the lake' };
  await maria.call(passwords.changePassword, { body });
  expect((await before.fetch('/api/v1/tasks')).status).toBe(401);
  expect((await maria.fetch('/api/v1/tasks')).status).toBe(200);
  expect(feed.ended).toBe(false);
  feed.disconnect();
});

test('a session ends 90 days after signing in, however much it is used', async () => {
  const maria = await aUser(server);
  await ask(
    server.database.superuser,
    `update tokens set renewed_at = now() - interval '25 hours',
      created_at = now() - interval '89 days' where user_id = $1 and kind = 'session'`,
    [maria.id],
  );
  expect((await maria.fetch('/api/v1/tasks')).status).toBe(200);
  const [kept] = await ask(
    server.database.superuser,
    `select expires_at <= now() + interval '1 day' as short from tokens
      where user_id = $1 and kind = 'session'`,
    [maria.id],
  );
  expect(kept).toEqual({ short: true });
});

test('at most fifty sessions a person: the oldest goes', async () => {
  const maria = await aUser(server);
  await ask(
    server.database.superuser,
    `insert into tokens (hash, kind, id, user_id, created_at, expires_at)
      select sha256(convert_to(i || $1::uuid::text, 'UTF8')), 'session', gen_random_uuid(), $1::uuid,
        now() - make_interval(mins => i), now() + interval '1 day' from generate_series(1, 49) i`,
    [maria.id],
  );
  const next = server.stranger();
  await next.call(entrance.signIn, { body: { email: maria.email, password: somePassword } });
  const [left] = await ask(
    server.database.superuser,
    `select count(*)::int as count, max(now() - created_at) < interval '49 minutes' as fresh
      from tokens where user_id = $1 and kind = 'session'`,
    [maria.id],
  );
  expect(left).toEqual({ count: 50, fresh: true });
});
