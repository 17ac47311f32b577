import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Config } from '#server/config.ts';
import type { JobHandler } from './jobs.ts';

const mailInJob = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  /** Who is answered, if that is not the server. */
  replyTo: z.optional(z.string()),
  /** Their content is base64. */
  attachments: z.optional(
    z.array(z.object({ content: z.string(), fileName: z.string(), mime: z.string() })),
  ),
});
/** A mail as a job carries it. */
export type Mail = z.infer<typeof mailInJob>;

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
    const { to, subject, text, replyTo, attachments = [] } = readMail(payload);
    transport ??= openTransport(config, answerWithinMs);
    // One id per job, so that a mail sent twice after a crash is one mail to the reader's program.
    const messageId = `<${id}@${new URL(config.publicUrl).hostname}>`;
    const mail = {
      ...{ from: config.mailFrom, to, subject, text, messageId },
      ...(replyTo ? { replyTo } : {}),
      attachments: attachments.map(({ content, fileName, mime }) => ({
        ...{ content, filename: fileName, contentType: mime },
        encoding: 'base64',
      })),
    };
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
  const mail = z.safeParse(mailInJob, payload);
  if (!mail.success) throw new Error('A mail job lacks address, subject or text');
  return mail.data;
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
