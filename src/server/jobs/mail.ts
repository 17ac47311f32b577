import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '#server/config.ts';
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

/**
 * Sends mails by SMTP, or leaves each as a file in DATA_DIR/outbox where none is configured. A server
 * that says nothing for so long has failed.
 */
export function mailHandler(config: Config, answerWithinMs = 15_000): JobHandler {
  let transport: ReturnType<typeof openTransport> | undefined;
  return async (payload, { id }) => {
    const { to, subject, text } = readMail(payload);
    transport ??= openTransport(config, answerWithinMs);
    // One id per job, so that a mail sent twice after a crash is one mail to the reader's program.
    const messageId = `<${id}@${new URL(config.publicUrl).hostname}>`;
    const mail = { from: config.mailFrom, to, subject, text, messageId };
    const sent = await (await transport).sendMail(mail);
    if ('message' in sent && Buffer.isBuffer(sent.message))
      await keep(config.dataDir, id, sent.message);
  };
}

// The library is large and many servers never send anything: it is loaded with the first mail.
async function openTransport({ smtpUrl }: Config, answerWithinMs: number) {
  const { createTransport } = await import('nodemailer');
  if (!smtpUrl) return createTransport({ streamTransport: true, buffer: true });
  return createTransport({
    url: smtpUrl,
    connectionTimeout: answerWithinMs,
    greetingTimeout: answerWithinMs,
    // Before it accepts a mail a server may look at it for a while; asked again, it would send it twice.
    socketTimeout: 4 * answerWithinMs,
  });
}

function readMail(payload: Record<string, unknown>): Mail {
  const { to, subject, text } = payload;
  if (typeof to !== 'string' || typeof subject !== 'string' || typeof text !== 'string') {
    throw new Error('A mail job lacks address, subject or text');
  }
  return { to, subject, text };
}

const keptDays = 30;
const outboxOf = (dataDir: string) => join(dataDir, 'outbox');

/** Removes the mails that were left as files more than 30 days ago: what they offer has ended. */
export async function tidyOutbox(dataDir: string): Promise<void> {
  const outbox = outboxOf(dataDir);
  const files = await readdir(outbox).catch(noneYet);
  const before = Date.now() - keptDays * 86_400_000;
  for (const name of files) {
    const file = join(outbox, name);
    if ((await stat(file)).mtimeMs < before) await rm(file, { force: true });
  }
}

function noneYet(error: unknown): string[] {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
  throw error;
}

async function keep(dataDir: string, id: string, message: Buffer): Promise<void> {
  const outbox = outboxOf(dataDir);
  await mkdir(outbox, { recursive: true, mode: 0o700 });
  const file = join(outbox, `${id}.eml`);
  await writeFile(`${file}.tmp`, message, { mode: 0o600 });
  await rename(`${file}.tmp`, file);
}
