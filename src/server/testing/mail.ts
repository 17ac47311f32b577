import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect } from 'vitest';

/** The mails that a server without SMTP has left as files, oldest first. */
export function outboxOf(dataDir: string, to: string): string[] {
  const outbox = join(dataDir, 'outbox');
  // One that is still being written has another name.
  const written = (file: string) => file.endsWith('.eml');
  const files = existsSync(outbox) ? readdirSync(outbox).filter(written).sort() : [];
  const mails = files.map((file) => readable(readFileSync(join(outbox, file), 'utf8')));
  return mails.filter((mail) => mail.includes(to));
}

/** Waits until `mails` gives at least `count` of them. */
export async function untilMailed(mails: () => string[], count = 1): Promise<string[]> {
  await expect
    .poll(() => mails().length, { timeout: 8_000, interval: 20 })
    .toBeGreaterThanOrEqual(count);
  return mails();
}

/** The token behind `#confirm=` or `#reset=` in a mail. */
export function tokenIn(mail: string | undefined, kind: 'confirm' | 'reset'): string {
  return new RegExp(`#${kind}=([\\w-]{43})`).exec(mail ?? '')?.[1] ?? '';
}

/** A mail server that takes every mail and keeps it. */
export async function startMailSink(): Promise<{ url: string; mails: string[]; stop(): void }> {
  const mails: string[] = [];
  const server = createServer((socket) => {
    let text = '';
    let isMail = false;
    const answer = (line: string) => socket.write(`${line}\r\n`);
    socket.setEncoding('latin1').on('error', () => undefined);
    socket.on('data', (piece: string) => {
      text += piece;
      for (
        let end = text.indexOf(isMail ? '\r\n.\r\n' : '\r\n');
        end >= 0;
        end = text.indexOf(isMail ? '\r\n.\r\n' : '\r\n')
      ) {
        const part = text.slice(0, end);
        text = text.slice(end + (isMail ? 5 : 2));
        if (isMail) mails.push(readable(part));
        else if (/^quit/i.test(part)) socket.end('221 bye\r\n');
        const begins = !isMail && /^data/i.test(part);
        answer(begins ? '354 go on' : '250 ok');
        isMail = begins;
      }
    });
    answer('220 sink');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // A server on TCP has no other address.
  return { url: `smtp://127.0.0.1:${port}`, mails, stop: () => void server.close() };
}

// Quoted-printable: soft line ends and `=3D`.
function readable(mail: string): string {
  return mail.replace(/=\r?\n/g, '').replaceAll('=3D', '=');
}
