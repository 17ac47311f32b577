import { resolve } from 'node:path';
import * as z from 'zod/mini';

const flag = z.pipe(
  z.enum(['true', 'false', '1', '0']),
  z.transform((text) => text === 'true' || text === '1'),
);
const text = z.string().check(z.minLength(1));
const databaseUrl = z.optional(z.url({ protocol: /^postgres(ql)?$/ }));

const environment = z.object({
  PORT: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535)), 3000),
  HOST: z._default(text, '127.0.0.1'),
  PUBLIC_URL: z.optional(z.url({ protocol: /^https?$/ })),
  DATA_DIR: z._default(text, './data'),
  DATABASE_URL: databaseUrl,
  DATABASE_DIRECT_URL: databaseUrl,
  SMTP_URL: z.optional(z.url({ protocol: /^smtps?$/ })),
  MAIL_FROM: z._default(text, 'Dayslate <dayslate@localhost>'),
  TRUST_PROXY: z._default(flag, false),
  REQUESTS_PER_SECOND: z._default(z.coerce.number().check(z.int(), z.minimum(1)), 200),
  STREAMS_PER_USER: z._default(z.coerce.number().check(z.int(), z.minimum(1)), 20),
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
  trustProxy: boolean;
  /** What one account may ask of one server, lastingly; ten times as much at once. */
  requestsPerSecond: number;
  /** How many feeds one account may hold open on one server; a browser needs one. */
  streamsPerUser: number;
  logLevel: string;
  /** The browser app comes from Vite's own server. */
  dev: boolean;
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
  return {
    port: settings.PORT,
    host: settings.HOST,
    publicUrl: new URL(settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`).origin,
    dataDir: resolve(settings.DATA_DIR),
    databaseUrl: settings.DATABASE_URL,
    databaseDirectUrl: settings.DATABASE_DIRECT_URL,
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM,
    trustProxy: settings.TRUST_PROXY,
    requestsPerSecond: settings.REQUESTS_PER_SECOND,
    streamsPerUser: settings.STREAMS_PER_USER,
    logLevel: settings.LOG_LEVEL,
    dev: settings.DAYSLATE_DEV,
  };
}
