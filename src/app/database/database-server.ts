import pg, { type ClientConfig } from 'pg';
import type { Logger } from 'pino';
import type { Config } from '#server/config.ts';
import { startEmbedded } from '#server/database/embedded.ts';
import { usableFolder } from '#server/database/embedded/place.ts';
import { UnfitDatabase } from '#server/database/unfit-database.ts';
import { migrate } from '#server/database/migrate.ts';
import { lookThrough, type Pooler, UnfitPooler } from '#server/database/pooler/pooler.ts';
import { unusable, withoutRoom } from './unusable-database.ts';

/** A PostgreSQL to use: who migrates it, who serves from it, and how to leave it. */
export interface DatabaseServer {
  owner: ClientConfig;
  app: ClientConfig;
  /** Taken on by every connection of `app`, if it is not that role already. */
  role: string | undefined;
  /** What `app` leads through, if that is not the server itself. */
  pooler?: Pooler;
  stop(): Promise<void>;
}

/** The database of DATABASE_URL or one of our own, as it stands. */
export async function reachServer(config: Config, log: Logger): Promise<DatabaseServer> {
  const { databaseUrl, dataDir } = config;
  // Files and unsent mails lie there also where the database does not.
  usableFolder(dataDir);
  const url = config.databaseDirectUrl ?? databaseUrl;
  return url ? serverAt(url) : ownServer(config, log);
}

/** The same, brought to the newest version, and through the pooler if there is one. */
export async function openServer(config: Config, log: Logger): Promise<DatabaseServer> {
  const { databaseUrl, databaseDirectUrl, dataDir } = config;
  const server = await reachServer(config, log);
  const url = databaseDirectUrl ?? databaseUrl;
  const name = databaseDirectUrl ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL';
  const wrong = saying((error) =>
    url ? unusable(error, { name, url }) : (withoutRoom(error, dataDir) ?? error),
  );
  await migrated(server).catch(wrong);
  if (!databaseUrl || !databaseDirectUrl) return server;
  const app = { connectionString: databaseUrl };
  const pooler = await lookThrough(app, server.owner, ourRole).catch(
    saying((error) => unusable(error, { name: 'DATABASE_URL', url: databaseUrl })),
  );
  const words = pooler.carriesNames ? 'carries' : 'does not carry';
  log.info(`the pooler of DATABASE_URL ${words} named statements`);
  return { ...server, app, pooler };
}

const ourRole = 'dayslate_app';

async function migrated(server: DatabaseServer): Promise<void> {
  try {
    await migrate(server.owner);
    if (server.role) await requireRole(server.owner, server.role);
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/** Refused here, it is said before anything is served. */
async function requireRole(access: ClientConfig, role: string): Promise<void> {
  const client = new pg.Client({ ...access, connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(`set role ${client.escapeIdentifier(role)}`);
  } finally {
    await client.end();
  }
}

// Our own words say what to do; those of the system do not say which of the settings is meant.
function saying(words: (error: Error) => Error) {
  return (error: unknown): never => {
    const isOurs = error instanceof UnfitDatabase || error instanceof UnfitPooler;
    throw isOurs || !(error instanceof Error) ? error : words(error);
  };
}

function serverAt(connectionString: string): DatabaseServer {
  const access = { connectionString };
  return { owner: access, app: access, role: ourRole, stop: async () => undefined };
}

async function ownServer({ dataDir }: Config, log: Logger): Promise<DatabaseServer> {
  const embedded = await startEmbedded({ dataDir, log: (line) => log.info(line) }).catch(
    (error: unknown) => {
      const full = error instanceof Error && withoutRoom(error, dataDir);
      if (full) throw full;
      // Our own words say what to do; the system's do not even say where.
      if (!(error instanceof Error && 'code' in error)) throw error;
      throw new Error(
        `the database in DATA_DIR ${dataDir} cannot be used (${error.message}). Look at its files, ` +
          'room and owner, or set another DATA_DIR.',
        { cause: error },
      );
    },
  );
  return { ...embedded, role: undefined };
}
