import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';
import { afterAll, expect, test } from 'vitest';
import { refusalOf, voidInvitation } from '#server/testing/invitations.ts';
import { aUser, aWorkspace, type TestUser } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/server.ts';
import { workspacesContract } from '#domains/people/workspaces/contract.ts';
import { invitationsContract as invitations } from './contract.ts';

const server = await startTestServer();
const mails: { to: string[]; text: string }[] = [];
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, session, done) {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      const text = Buffer.concat(chunks).toString('utf8');
      const plain = text.replace(/=\r?\n/g, '').replaceAll('=3D', '=');
      mails.push({ to: session.envelope.rcptTo.map(({ address }) => address), text: plain });
      done();
    });
  },
});
smtp.listen(0, '127.0.0.1');
await once(smtp.server, 'listening');
afterAll(() => new Promise<void>((resolve) => smtp.close(resolve)));

test('with SMTP_URL the link goes by mail and by nothing else', async () => {
  const address = smtp.server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const { id, owner } = await aWorkspace(server);
  const lea = await aUser(server);
  // Two servers on one database would share the mails between them.
  await server.stop();
  const mailing = await startTestServer({
    env: { SMTP_URL: `smtp://127.0.0.1:${port}` },
    database: server.database,
  });
  const at = (user: TestUser): TestUser =>
    Object.assign(mailing.stranger(), { ...user, url: mailing.url });
  await at(owner).call(workspacesContract.rename, {
    params: { workspaceId: id },
    body: { name: 'Studio\r\nBcc: all@example.com' },
  });
  const params = { workspaceId: id };
  const body = { email: lea.email, role: 'viewer', message: 'See you there' } as const;
  const sent = await at(owner).call(invitations.send, { params, body });
  expect(sent).toMatchObject({ mailed: true, link: null });
  await expect.poll(() => mails.length).toBe(1);
  const [mail] = mails;
  expect(mail?.to).toEqual([lea.email]);
  expect(mail?.text).toContain('See you there');
  expect(mail?.text.replaceAll(/\r\n /g, ' ')).toMatch(
    /^Subject: .* invited you to Studio Bcc: all@example\.com\r\n/m,
  );
  const token = /accept-invitation#token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
  const one = { ...params, invitationId: sent.invitation.id };
  await at(owner).call(invitations.resend, { params: one, body: {} });
  await expect.poll(() => mails.length).toBe(2);
  expect(await refusalOf(at(lea), 'accept', token)).toEqual(voidInvitation);
  const again = /accept-invitation#token=([\w-]{43})/.exec(mails[1]?.text ?? '')?.[1] ?? '';
  expect(await at(lea).call(invitations.accept, { body: { token: again } })).toMatchObject({
    id,
    role: 'viewer',
  });
});
