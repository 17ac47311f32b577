import { afterAll, expect, test } from 'vitest';
import { newId } from '#shared/ids.ts';
import { openDatabase } from '#server/database/pool.ts';
import { tidy } from '#server/records/tidy.ts';
import { ask } from '#server/testing/database.ts';
import { startMailSink, tokenIn, untilMailed } from '#server/testing/mail.ts';
import { somePassword } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/server.ts';
import { entranceContract as entrance } from '#domains/people/auth/entrance/contract.ts';

const sink = await startMailSink();
afterAll(() => sink.stop());
const server = await startTestServer({ env: { SMTP_URL: sink.url } });
const strangersPassword = 'what a stranger has chosen';
const anAddress = () => `pia-${newId()}@example.com`;
const mailsTo = (email: string) => sink.mails.filter((text) => text.includes(email));

async function signUp(email: string, password: string, count = 1): Promise<string> {
  await server.stranger().call(entrance.signUp, { body: { email, password } });
  const mails = await untilMailed(() => mailsTo(email), count);
  return tokenIn(mails.at(-1), 'confirm');
}
const confirm = (token: string, password: string) =>
  server.stranger().send(entrance.confirmEmail, { body: { token, password } });
const signIn = async (email: string, password: string) =>
  (await server.stranger().send(entrance.signIn, { body: { email, password } })).status;
const accounts = (email: string) =>
  ask(server.database.superuser, 'select id from users where email = $1', [email]);

test('an account that a stranger prepared is not confirmed by whoever reads the mail alone', async () => {
  const email = anAddress();
  const token = await signUp(email, strangersPassword);
  const answer = await confirm(token, somePassword);
  expect([answer.status, answer.text]).toEqual([
    400,
    expect.stringContaining('This is not the password that this account was created with.'),
  ]);
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect(await signIn(email, strangersPassword)).toBe(403);
});

test('a wrong password leaves the link as it is, and cannot be tried without end', async () => {
  const token = await signUp(anAddress(), somePassword);
  for (let i = 0; i < 9; i += 1) expect((await confirm(token, 'a wrong one')).status).toBe(400);
  expect((await confirm(token, somePassword)).status).toBe(200);
  const other = await signUp(anAddress(), somePassword);
  const statuses = [];
  for (let i = 0; i < 11; i += 1) statuses.push((await confirm(other, 'a wrong one')).status);
  expect(statuses.at(-1)).toBe(429);
});

test('signing up again takes the place of an account that nobody has confirmed, with its links', async () => {
  const email = anAddress();
  const strangers = await signUp(email, strangersPassword);
  const [prepared] = await accounts(email);
  const own = await signUp(email, somePassword, 2);
  expect((await confirm(strangers, strangersPassword)).status).toBe(400);
  expect((await confirm(own, somePassword)).status).toBe(200);
  expect(await accounts(email)).not.toEqual([prepared]);
  expect(await signIn(email, strangersPassword)).toBe(401);
  const again = await server
    .stranger()
    .send(entrance.signUp, { body: { email, password: strangersPassword } });
  expect(again.status).toBe(409);
});

test('a mailed reset of an account that a stranger prepared leaves nothing of theirs', async () => {
  const email = anAddress();
  const strangers = await signUp(email, strangersPassword);
  const forgetful = server.stranger();
  await forgetful.call(entrance.forgotPassword, { body: { email } });
  const mails = await untilMailed(() => mailsTo(email), 2);
  const token = tokenIn(mails.at(-1), 'reset');
  await forgetful.call(entrance.resetPassword, { body: { token, password: somePassword } });
  expect((await confirm(strangers, strangersPassword)).status).toBe(400);
  expect(await signIn(email, strangersPassword)).toBe(401);
  expect(await signIn(email, somePassword)).toBe(200);
});

test('one link of a kind works, the newest, and its token stands behind the #', async () => {
  const email = anAddress();
  const first = await signUp(email, somePassword);
  await server.stranger().call(entrance.resendConfirmation, { body: { email } });
  const mails = await untilMailed(() => mailsTo(email), 2);
  for (const mail of mails) expect(mail).toMatch(/http:\/\/dayslate\.test\/auth#confirm=[\w-]{43}/);
  expect((await confirm(first, somePassword)).status).toBe(400);
  expect((await confirm(tokenIn(mails.at(-1), 'confirm'), somePassword)).status).toBe(200);
});

test('an account that nobody has confirmed ends after seven days, and no other', async () => {
  const [waiting, old, confirmed] = [anAddress(), anAddress(), anAddress()];
  await signUp(waiting, somePassword);
  await signUp(old, somePassword);
  await confirm(await signUp(confirmed, somePassword), somePassword);
  await ask(
    server.database.superuser,
    `update users set created_at = now() - interval '169 hours' where email in ($1, $2)`,
    [old, confirmed],
  );
  const database = openDatabase(server.database.app, { onError: () => undefined });
  await tidy(database);
  await database.close();
  expect((await accounts(old)).length).toBe(0);
  for (const email of [waiting, confirmed]) expect((await accounts(email)).length).toBe(1);
});
