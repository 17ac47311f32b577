import { resolve } from 'node:path';
import * as z from 'zod/mini';

const flag = z.pipe(
  z.enum(['true', 'false', '1', '0']),
  z.transform((text) => text === 'true' || text === '1'),
);
const text = z.string().check(z.minLength(1));
const megabytes = (least: number, most: number) =>
  z.coerce.number().check(z.int(), z.minimum(least), z.maximum(most));
// '6h', '7d': how often something is done.
const span = z.string().check(z.regex(/^[1-9]\d{0,4}[mhd]$/, 'like 30m, 24h or 7d'));
const databaseUrl = z.optional(z.url({ protocol: /^postgres(ql)?$/ }));

const environment = z.object({
  PORT: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535)), 3000),
  HOST: z._default(text, '127.0.0.1'),
  PUBLIC_URL: z.optional(z.url({ protocol: /^https?$/ })),
  DATA_DIR: z._default(text, './data'),
  DATABASE_URL: databaseUrl,
  DATABASE_DIRECT_URL: databaseUrl,
  SMTP_URL: z.optional(z.url({ protocol: /^smtps?$/, hostname: /./ })),
  MAIL_FROM: z._default(
    text.check(z.regex(/\S@\S/, 'it holds no address')),
    'Dayslate <dayslate@localhost>',
  ),
  SECURITY_CONTACT: z.optional(
    z.string().check(z.regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, 'mailto: or https:')),
  ),
  TRUST_PROXY: z._default(flag, false),
  REQUESTS_PER_SECOND: z._default(z.coerce.number().check(z.int(), z.minimum(1)), 200),
  STREAMS_PER_USER: z._default(z.coerce.number().check(z.int(), z.minimum(1)), 20),
  MAX_FILE_MB: z._default(megabytes(1, 1024), 20),
  FILE_QUOTA_MB: z._default(megabytes(1, 1_000_000_000), 5 * 1024),
  LINK_PREVIEWS: z._default(z.enum(['on', 'off']), 'on'),
  OPEN_LIBRARY_URL: z._default(z.url({ protocol: /^https?$/ }), 'https://openlibrary.org'),
  SLOW_STATEMENT_MS: z._default(z.coerce.number().check(z.int(), z.minimum(1)), 1_000),
  METRICS_TOKEN: z.optional(z.string().check(z.minLength(16, 'it has fewer than 16 signs'))),
  S3_ENDPOINT: z.optional(z.url({ protocol: /^https?$/ })),
  S3_BUCKET: z.optional(text),
  S3_REGION: z._default(text, 'us-east-1'),
  S3_ACCESS_KEY: z.optional(text),
  S3_SECRET_KEY: z.optional(text),
  BACKUP_DIR: z.optional(text),
  BACKUP_EVERY: z.optional(span),
  BACKUP_KEEP: z._default(z.coerce.number().check(z.int(), z.minimum(1)), 7),
  LOG_LEVEL: z._default(
    z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']),
    'warn',
  ),
  DAYSLATE_DEV: z._default(flag, false),
});

/** The product's settings, read once at the start. */
export interface Config {
  port: number;
  host: string;
  /** Origin that browsers see, without a slash at its end. */
  publicUrl: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** Where LISTEN works, if a pooler stands before the database. */
  databaseDirectUrl: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Where weaknesses are reported, as security.txt says it; nowhere, if nobody can be reached. */
  securityContact: string | undefined;
  trustProxy: boolean;
  /** What one account may ask of one server, lastingly; ten times as much at once. */
  requestsPerSecond: number;
  /** How many feeds one account may hold open on one server; a browser needs one. */
  streamsPerUser: number;
  /** The largest file that may be attached. */
  maxFileBytes: number;
  /** What the files of one workspace may take together. */
  fileQuotaBytes: number;
  /** Whether the server looks at the pages that saved links lead to. */
  linkPreviews: boolean;
  /** Who is asked for a book by its title or ISBN, without a slash at its end. */
  openLibraryUrl: string;
  /** From when on a statement is noted in the log. */
  slowStatementMs: number;
  /** What whoever collects figures shows; without it only this machine may. */
  metricsToken: string | undefined;
  /** Where files are kept instead of in `dataDir`. */
  s3: S3Settings | undefined;
  /** Where backups go, and how often the server makes one by itself. */
  backup: BackupSettings | undefined;
  logLevel: string;
  /** The browser app comes from Vite's own server. */
  dev: boolean;
}

export interface BackupSettings {
  folder: string;
  everyMs: number | undefined;
  keep: number;
}

/** A store of files that speaks the protocol of Amazon S3. */
export interface S3Settings {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Reads and checks the environment; throws one line that names the wrong variable. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = z.safeParse(environment, given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new Error(`Configuration: ${issue?.path.join('.')} is not valid (${issue?.message}).`);
  }
  const settings = parsed.data;
  requireOrigin(settings.PUBLIC_URL);
  if (settings.DATABASE_DIRECT_URL && !settings.DATABASE_URL)
    throw new Error('Configuration: DATABASE_DIRECT_URL goes with DATABASE_URL, the pooler.');
  return {
    port: settings.PORT,
    host: settings.HOST,
    publicUrl: new URL(settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`).origin,
    dataDir: resolve(settings.DATA_DIR),
    databaseUrl: settings.DATABASE_URL,
    databaseDirectUrl: settings.DATABASE_DIRECT_URL,
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM,
    securityContact: settings.SECURITY_CONTACT ?? contactOf(settings.MAIL_FROM),
    trustProxy: settings.TRUST_PROXY,
    requestsPerSecond: settings.REQUESTS_PER_SECOND,
    streamsPerUser: settings.STREAMS_PER_USER,
    maxFileBytes: settings.MAX_FILE_MB * megabyte,
    fileQuotaBytes: settings.FILE_QUOTA_MB * megabyte,
    linkPreviews: settings.LINK_PREVIEWS === 'on',
    openLibraryUrl: settings.OPEN_LIBRARY_URL.replace(/\/+$/, ''),
    slowStatementMs: settings.SLOW_STATEMENT_MS,
    metricsToken: settings.METRICS_TOKEN,
    s3: s3Settings(settings),
    backup: backupSettings(settings),
    logLevel: settings.LOG_LEVEL,
    dev: settings.DAYSLATE_DEV,
  };
}

// Cookies, the worker for offline use and every address of the app count from the root of a host.
function requireOrigin(publicUrl: string | undefined): void {
  if (!publicUrl) return;
  const { origin, pathname, search, hash, username } = new URL(publicUrl);
  if (pathname === '/' && !search && !hash && !username) return;
  throw new Error(
    `Configuration: PUBLIC_URL is not valid (Dayslate needs a host of its own, as ${origin}, ` +
      'and does not work below a path).',
  );
}

// 'Dayslate <hello@example.com>' or the address alone. Nobody outside reaches a mailbox of 'localhost'.
function contactOf(from: string): string | undefined {
  const address = /<([^>]+)>/.exec(from)?.[1] ?? from.trim();
  return address.endsWith('@localhost') ? undefined : `mailto:${address}`;
}

function backupSettings(settings: z.infer<typeof environment>): BackupSettings | undefined {
  const { BACKUP_DIR, BACKUP_EVERY, BACKUP_KEEP } = settings;
  if (BACKUP_EVERY && !BACKUP_DIR)
    throw new Error('Configuration: BACKUP_EVERY needs a BACKUP_DIR to put them into.');
  if (!BACKUP_DIR) return undefined;
  const [count, unit] = [Number(BACKUP_EVERY?.slice(0, -1)), BACKUP_EVERY?.at(-1)];
  const everyMs = { m: 60_000, h: 3_600_000, d: 86_400_000 }[unit ?? ''];
  return { folder: resolve(BACKUP_DIR), everyMs: everyMs && count * everyMs, keep: BACKUP_KEEP };
}

const megabyte = 1024 * 1024;

// All of it or nothing: half a configuration would put files where nobody looks for them.
function s3Settings(settings: z.infer<typeof environment>): S3Settings | undefined {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY } = settings;
  if (!S3_ENDPOINT && !S3_BUCKET && !S3_ACCESS_KEY && !S3_SECRET_KEY) return undefined;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY || !S3_SECRET_KEY) {
    throw new Error(
      'Configuration: S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY and S3_SECRET_KEY go together.',
    );
  }
  return {
    endpoint: S3_ENDPOINT.replace(/\/+$/, ''),
    bucket: S3_BUCKET,
    region: settings.S3_REGION,
    accessKeyId: S3_ACCESS_KEY,
    secretAccessKey: S3_SECRET_KEY,
  };
}
