import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { mailHandler } from './mail.ts';

test('a mail carries its files, and says who is answered', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'dayslate-mail-'));
  const send = mailHandler(readConfig({ DATA_DIR: dataDir }));
  const content = Buffer.from('%PDF-1.7 a quiet harbour').toString('base64');
  await send(
    {
      ...{ to: 'tom@kettle.example', subject: 'Invoice', text: 'Hello' },
      replyTo: 'mara@studiolark.example',
      attachments: [{ content, fileName: 'Invoice INV-0001.pdf', mime: 'application/pdf' }],
    },
    { id: 'one', attempt: 1 },
  );
  const [file = ''] = await readdir(join(dataDir, 'outbox'));
  const mail = await readFile(join(dataDir, 'outbox', file), 'utf8');
  expect(mail).toContain('Reply-To: mara@studiolark.example');
  expect(mail).toMatch(/filename="?Invoice INV-0001\.pdf/);
  expect(mail.replaceAll(/\s/g, '')).toContain(content);
  await expect(send({ to: 'tom@kettle.example' }, { id: 'two', attempt: 1 })).rejects.toThrow(
    'lacks address, subject or text',
  );
  await rm(dataDir, { recursive: true });
});
