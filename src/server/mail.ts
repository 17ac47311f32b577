import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import type { Config } from './config.ts';
import type { JobHandler } from './jobs.ts';

/** A mail as a job carries it. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
}

export const mailJob = 'mail';

/** Whether mails reach anybody; without SMTP_URL they are kept as files. */
export function canSendMail(config: Config): boolean {
  return config.smtpUrl !== undefined;
}

/** Sends mails by SMTP, or leaves each as a file in DATA_DIR/outbox where none is configured. */
export function mailHandler(config: Config): JobHandler {
  const transport = config.smtpUrl
    ? nodemailer.createTransport(config.smtpUrl)
    : nodemailer.createTransport({ streamTransport: true, buffer: true });
  return async (payload, { id }) => {
    const { to, subject, text } = readMail(payload);
    // One id per job, so that a mail sent twice after a crash is one mail to the reader's program.
    const messageId = `<${id}@${new URL(config.publicUrl).hostname}>`;
    const sent = await transport.sendMail({ from: config.mailFrom, to, subject, text, messageId });
    if ('message' in sent && Buffer.isBuffer(sent.message)) await keep(config.dataDir, id, sent.message);
  };
}

function readMail(payload: Record<string, unknown>): Mail {
  const { to, subject, text } = payload;
  if (typeof to !== 'string' || typeof subject !== 'string' || typeof text !== 'string') {
    throw new Error('A mail job lacks address, subject or text');
  }
  return { to, subject, text };
}

async function keep(dataDir: string, id: string, message: Buffer): Promise<void> {
  const outbox = join(dataDir, 'outbox');
  await mkdir(outbox, { recursive: true, mode: 0o700 });
  const file = join(outbox, `${id}.eml`);
  await writeFile(`${file}.tmp`, message, { mode: 0o600 });
  await rename(`${file}.tmp`, file);
}
