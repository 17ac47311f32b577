import { afterAll, expect, test } from 'vitest';
import { newId } from '#shared/ids.ts';
import { ask } from '#server/testing/database.ts';
import { outboxOf, startMailSink, tokenIn, untilMailed } from '#server/testing/mail.ts';
import { anotherDevice, aUser, somePassword, type TestUser } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/server.ts';
import { entranceContract as entrance } from '#domains/people/auth/entrance/contract.ts';
import { passwordsContract as passwords } from '#domains/people/auth/passwords/contract.ts';

const server = await startTestServer();
const sink = await startMailSink();
afterAll(() => sink.stop());
const mailing = await startTestServer({
  env: { SMTP_URL: sink.url, MAIL_FROM: 'Dayslate <hello@dayslate.test>' },
});
const newPassword = 'a boat on the lake';

async function forget(user: TestUser, count = 1): Promise<string[]> {
  await user.call(entrance.forgotPassword, { body: { email: user.email } });
  const mails = await untilMailed(() => outboxOf(server.config.dataDir, user.email), count);
  return mails.map((mail) => tokenIn(mail, 'reset'));
}
const reset = (token: string, password = newPassword) =>
  server.stranger().send(entrance.resetPassword, { body: { token, password } });

test('a mailed link sets a new password once, signs in, and ends every other session', async () => {
  const maria = await aUser(server);
  const telephone = await anotherDevice(server, maria);
  const [token = ''] = await forget(maria);
  expect(token).toHaveLength(43);
  const browser = server.stranger();
  const { user } = await browser.call(entrance.resetPassword, {
    body: { token, password: newPassword },
  });
  expect(user.id).toBe(maria.id);
  expect((await browser.fetch('/api/v1/tasks')).status).toBe(200);
  for (const device of [maria, telephone])
    expect((await device.fetch('/api/v1/tasks')).status).toBe(401);
  const again = await reset(token, 'yet another boat');
  expect([again.status, again.text]).toEqual([
    400,
    expect.stringContaining('This link has expired or was used before.'),
  ]);
  await expect(anotherDevice(server, maria)).rejects.toThrow('401');
  await anotherDevice(server, Object.assign(maria, { password: newPassword }));
});

test('a link used twice at the same moment works once', async () => {
  const maria = await aUser(server);
  const [token = ''] = await forget(maria);
  const answers = await Promise.all([reset(token), reset(token), reset(token)]);
  expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 400, 400]);
});

test('the newest link works alone, and none once the password has changed', async () => {
  const maria = await aUser(server);
  await forget(maria);
  const [one = '', two = ''] = await forget(maria, 2);
  expect((await reset(one)).status).toBe(400);
  expect((await reset(two)).status).toBe(200);
  const pia = await aUser(server);
  const [token = ''] = await forget(pia);
  await pia.call(passwords.changePassword, {
    body: { currentPassword: somePassword, newPassword },
  });
  expect((await reset(token)).status).toBe(400);
});

test('an expired link, and one of another kind, are void', async () => {
  const maria = await aUser(server);
  const [token = ''] = await forget(maria);
  await ask(
    server.database.superuser,
    `update tokens set expires_at = now() - interval '1 second' where user_id = $1 and kind = 'reset'`,
    [maria.id],
  );
  expect((await reset(token)).status).toBe(400);
  expect((await reset(maria.cookie.replace('sid=', ''))).status).toBe(400);
  expect(
    (
      await server
        .stranger()
        .send(entrance.confirmEmail, { body: { token, password: somePassword } })
    ).status,
  ).toBe(400);
  expect((await reset('x')).status).toBe(400);
});

test('a common password is refused without using up the link', async () => {
  const maria = await aUser(server);
  const [token = ''] = await forget(maria);
  const answer = await reset(token, 'Password123');
  expect([answer.status, answer.text]).toEqual([400, expect.stringContaining('too common')]);
  expect((await reset(token)).status).toBe(200);
});

test('asking for a link says the same for an account that is not there, and mails nobody', async () => {
  const maria = await aUser(server);
  const email = `nobody-${newId()}@example.com`;
  const answers = [];
  for (const asked of [email, maria.email])
    answers.push(await server.stranger().send(entrance.forgotPassword, { body: { email: asked } }));
  expect(answers.map((answer) => [answer.status, answer.text])).toEqual([
    [200, '{"mailed":false}'],
    [200, '{"mailed":false}'],
  ]);
  await untilMailed(() => outboxOf(server.config.dataDir, maria.email));
  expect(outboxOf(server.config.dataDir, email)).toEqual([]);
});

test('at most five links an account, address and quarter of an hour', async () => {
  const { email } = await aUser(server);
  const stranger = server.stranger();
  const statuses = [];
  for (let i = 0; i < 7; i += 1)
    statuses.push((await stranger.send(entrance.forgotPassword, { body: { email } })).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
});

test('changing the password asks for the old one and refuses a common one', async () => {
  const maria = await aUser(server);
  const change = (currentPassword: string, next: string) =>
    maria.send(passwords.changePassword, { body: { currentPassword, newPassword: next } });
  expect((await change('not my password', newPassword)).text).toContain(
    'This is not your current password',
  );
  expect((await change(somePassword, '12345678')).text).toContain('too common');
  expect((await change(somePassword, newPassword)).status).toBe(200);
  await expect(anotherDevice(server, maria)).rejects.toThrow('Invalid email or password');
});

test('with a mail server an account waits for its confirmation; the link signs in, once', async () => {
  const email = `pia-${newId()}@example.com`;
  const browser = mailing.stranger();
  const answer = await browser.call(entrance.signUp, { body: { email, password: somePassword } });
  expect(answer).toEqual({
    user: null,
    message: 'Please check your email to confirm your account before signing in.',
  });
  expect(browser.cookie).toBe('');
  const early = await browser.send(entrance.signIn, { body: { email, password: somePassword } });
  expect([early.status, early.text]).toEqual([
    403,
    expect.stringContaining('Please check your email to confirm your account before signing in.'),
  ]);
  const wrong = await browser.send(entrance.signIn, {
    body: { email, password: 'not my password' },
  });
  expect(wrong.status).toBe(401);

  const [mail = ''] = await untilMailed(() => sink.mails.filter((text) => text.includes(email)));
  expect(mail).toContain('From: Dayslate <hello@dayslate.test>');
  const token = tokenIn(mail, 'confirm');
  const { user } = await browser.call(entrance.confirmEmail, {
    body: { token, password: somePassword },
  });
  expect(user.email).toBe(email);
  expect((await browser.fetch('/api/v1/tasks')).status).toBe(200);
  expect(
    (await browser.send(entrance.confirmEmail, { body: { token, password: somePassword } })).status,
  ).toBe(400);
  expect(
    (await mailing.stranger().send(entrance.signIn, { body: { email, password: somePassword } }))
      .status,
  ).toBe(200);
  expect(sink.mails.filter((text) => text.includes(email))).toHaveLength(1);
});

test("nobody's e-mail is in an answer to anybody else", async () => {
  const [maria, pia] = await Promise.all([aUser(server), aUser(server)]);
  for (const path of [
    'auth/session',
    'workspaces',
    'tasks',
    'categories',
    'starred-days',
    'users',
    `users/${maria.id}`,
    'auth/users',
  ]) {
    expect((await pia.fetch(`/api/v1/${path}`)).text, `${path}`).not.toContain(maria.email);
  }
});

test('a subject or an address cannot smuggle in lines of its own', async () => {
  const email = '"x\\r\\nBcc: evil@example.com"@example.com';
  expect(
    (await mailing.stranger().send(entrance.signUp, { body: { email, password: somePassword } }))
      .status,
  ).toBe(400);
  expect(
    (
      await mailing.stranger().send(entrance.signUp, {
        body: { email: `a@example.com\r\nBcc: b@example.com`, password: somePassword },
      })
    ).status,
  ).toBe(400);
});

test('the link to confirm is mailed again to who waits for it, and to nobody else', async () => {
  const email = `pia-${newId()}@example.com`;
  const browser = mailing.stranger();
  await browser.call(entrance.signUp, { body: { email, password: somePassword } });
  const mailsTo = (address: string) => sink.mails.filter((text) => text.includes(address));
  await untilMailed(() => mailsTo(email));
  await browser.call(entrance.resendConfirmation, { body: { email } });
  const [, second] = await untilMailed(() => mailsTo(email), 2);
  const { user } = await browser.call(entrance.confirmEmail, {
    body: { token: tokenIn(second, 'confirm'), password: somePassword },
  });
  expect(user.email).toBe(email);

  // Confirmed by now, or not there at all: the answer is the same, and no mail is sent.
  const nobody = `nobody-${newId()}@example.com`;
  for (const address of [email, nobody])
    expect(await browser.call(entrance.resendConfirmation, { body: { email: address } })).toEqual(
      {},
    );
  await expect
    .poll(
      () =>
        ask(
          mailing.database.superuser,
          `select id from jobs where payload->>'email' in ($1, $2) or payload->>'to' in ($1, $2)`,
          [email, nobody],
        ),
      { timeout: 8_000 },
    )
    .toEqual([]);
  expect([mailsTo(email).length, mailsTo(nobody).length]).toEqual([2, 0]);
  // A browser that has been here counts by itself.
  for (let i = 0; i < 5; i += 1)
    await browser.call(entrance.resendConfirmation, { body: { email } });
  expect((await browser.send(entrance.resendConfirmation, { body: { email } })).status).toBe(429);
});
