import { expect, test } from 'vitest';
import { newId } from '#shared/ids.ts';
import { randomAddress } from '#server/testing/client.ts';
import { aUser, somePassword } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/server.ts';
import { entranceContract as entrance } from '#domains/people/auth/entrance/contract.ts';
import { passwordsContract as passwords } from '#domains/people/auth/passwords/contract.ts';

const server = await startTestServer();
const wrong = 'not my password';

/** Ten at a time, as many as the server has connections to spare. */
async function times<T>(count: number, attempt: (i: number) => Promise<T>): Promise<T[]> {
  const done: T[] = [];
  while (done.length < count) {
    done.push(
      ...(await Promise.all(Array.from({ length: 10 }, (_, i) => attempt(done.length + i)))),
    );
  }
  return done;
}

function signIn(email: string, password: string, address = randomAddress()) {
  return server.stranger({ address }).send(entrance.signIn, { body: { email, password } });
}

test('after ten wrong passwords from an address an account waits there, even with the right one', async () => {
  const { email } = await aUser(server);
  const address = randomAddress();
  for (let i = 0; i < 10; i += 1) expect((await signIn(email, wrong, address)).status).toBe(401);
  const refused = await signIn(email, somePassword, address);
  expect([refused.status, refused.text]).toEqual([
    429,
    expect.stringContaining('Too many attempts. Try again in 15 minutes.'),
  ]);
  const seconds = Number(refused.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(880);
  expect(seconds).toBeLessThanOrEqual(900);
  // A stranger elsewhere locks nobody out.
  expect((await signIn(email, somePassword)).status).toBe(200);
});

test('many addresses together have a hundred tries at an account; a browser that was here passes', async () => {
  const maria = await aUser(server);
  const tried = await times(100, () => signIn(maria.email, wrong));
  expect(new Set(tried.map((answer) => answer.status))).toEqual(new Set([401]));
  expect((await signIn(maria.email, somePassword)).status).toBe(429);
  const known = server.stranger();
  known.device = maria.device;
  const body = { email: maria.email, password: somePassword };
  expect((await known.send(entrance.signIn, { body })).status).toBe(200);
  // It has tries of its own, and no more of them than anybody.
  const guess = { ...body, password: wrong };
  const guesses = [];
  for (let i = 0; i < 11; i += 1)
    guesses.push((await known.send(entrance.signIn, { body: guess })).status);
  expect(guesses).toEqual([...Array<number>(10).fill(401), 429]);
  // Somebody else's browser is known to nobody here.
  const pia = await aUser(server);
  const foreign = server.stranger();
  foreign.device = pia.device;
  expect((await foreign.send(entrance.signIn, { body })).status).toBe(429);
}, 30_000);

test('links for a forgotten password cannot be used up by a stranger', async () => {
  const { email } = await aUser(server);
  const address = randomAddress();
  const ask = async (from: string) =>
    (await server.stranger({ address: from }).send(entrance.forgotPassword, { body: { email } }))
      .status;
  for (let i = 0; i < 5; i += 1) expect(await ask(address)).toBe(200);
  expect(await ask(address)).toBe(429);
  expect(await ask(randomAddress())).toBe(200);
});

test('fourteen wrong passwords at the same moment are ten attempts', async () => {
  const { email } = await aUser(server);
  const address = randomAddress();
  const answers = await Promise.all(
    Array.from({ length: 14 }, () => signIn(email, wrong, address)),
  );
  const statuses = Map.groupBy(answers, (answer) => answer.status);
  expect([statuses.get(401)?.length, statuses.get(429)?.length]).toEqual([10, 4]);
});

test('the right password forgets the wrong ones before it', async () => {
  const { email } = await aUser(server);
  const address = randomAddress();
  for (let round = 0; round < 2; round += 1) {
    for (let i = 0; i < 9; i += 1) expect((await signIn(email, wrong, address)).status).toBe(401);
    expect((await signIn(email, somePassword, address)).status).toBe(200);
  }
});

test('an address that has tried fifty times waits, whoever it asks for; others do not', async () => {
  const { email } = await aUser(server);
  const address = randomAddress();
  const tried = await times(50, () => signIn(`nobody-${newId()}@example.com`, wrong, address));
  expect(new Set(tried.map((answer) => answer.status))).toEqual(new Set([401]));
  expect((await signIn(email, somePassword, address)).status).toBe(429);
  expect((await signIn(email, somePassword)).status).toBe(200);
});

test('signing in rightly does not use up an address that many people share', async () => {
  const { email } = await aUser(server);
  const address = randomAddress();
  for (let i = 0; i < 52; i += 1)
    expect((await signIn(email, somePassword, address)).status).toBe(200);
}, 30_000);

test('all addresses of one IPv6 /64 count as one, the next /64 does not', async () => {
  const block = '2001:db8:aa:bb';
  const from = (address: string) => signIn(`nobody-${newId()}@example.com`, wrong, address);
  const tried = await times(50, (i) => from(`${block}:${i.toString(16)}::1`));
  expect(new Set(tried.map((answer) => answer.status))).toEqual(new Set([401]));
  for (const address of [`${block}::ffff`, '2001:0DB8:00aa:00BB::5', `${block}:1:2:3:4`]) {
    expect((await from(address)).status, `${address}`).toBe(429);
  }
  expect((await from('2001:db8:aa:bc::1')).status).toBe(401);
});

test('what a client writes into its own X-Forwarded-For does not give it another address', async () => {
  const real = randomAddress();
  const from = (spoofed: string) =>
    signIn(`nobody-${newId()}@example.com`, wrong, `${spoofed}, ${real}`);
  const tried = await times(50, () => from(randomAddress()));
  expect(new Set(tried.map((answer) => answer.status))).toEqual(new Set([401]));
  expect((await from(randomAddress())).status).toBe(429);
});

test('without a trusted proxy that header means nothing', async () => {
  const direct = await startTestServer({ env: { TRUST_PROXY: 'false' } });
  const from = () =>
    direct
      .stranger()
      .send(entrance.signIn, { body: { email: `nobody-${newId()}@example.com`, password: wrong } });
  await times(50, from);
  expect((await from()).status).toBe(429);
});

test('asking who has an account by signing up is limited too', async () => {
  const { email } = await aUser(server);
  const address = randomAddress();
  const probe = () =>
    server.stranger({ address }).send(entrance.signUp, { body: { email, password: somePassword } });
  const answers = await times(60, probe);
  const statuses = Map.groupBy(answers, (answer) => answer.status);
  expect([statuses.get(409)?.length, statuses.get(429)?.length]).toEqual([50, 10]);
}, 30_000);

test('a stolen session cannot try out passwords without end', async () => {
  const maria = await aUser(server);
  const guess = () =>
    maria.send(passwords.changePassword, {
      body: { currentPassword: wrong, newPassword: 'a boat on the lake' },
    });
  const statuses = [];
  for (let i = 0; i < 12; i += 1) statuses.push((await guess()).status);
  expect(statuses).toEqual([...Array<number>(10).fill(400), 429, 429]);
});

test('many sign-ins at once from one address hold up nobody at another', async () => {
  const { email } = await aUser(server);
  const address = randomAddress();
  const arrived: string[] = [];
  const one = (who: string, trying: Promise<{ status: number }>) =>
    trying.then(({ status }) => void arrived.push(`${who} ${status}`));
  const crowd = Array.from({ length: 45 }, () =>
    one('crowd', signIn(`nobody-${newId()}@example.com`, wrong, address)),
  );
  await expect.poll(() => arrived).toContain('crowd 401');
  await Promise.all([...crowd, one('maria', signIn(email, somePassword))]);
  expect(arrived).toContain('maria 200');
  expect(arrived.indexOf('maria 200')).toBeLessThan(arrived.lastIndexOf('crowd 401'));
});
