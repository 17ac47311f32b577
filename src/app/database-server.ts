import type { ClientConfig } from 'pg';
import type { Logger } from 'pino';
import type { Config } from '#server/config.ts';
import { startEmbedded } from '#server/database/embedded.ts';
import { usableFolder } from '#server/database/embedded/place.ts';
import { UnfitDatabase } from '#server/database/landed.ts';
import { migrate } from '#server/database/migrate.ts';

/** A PostgreSQL to use: who migrates it, who serves from it, and how to leave it. */
export interface DatabaseServer {
  owner: ClientConfig;
  app: ClientConfig;
  /** Taken on by every connection of `app`, if it is not that role already. */
  role: string | undefined;
  stop(): Promise<void>;
}

/** The database of DATABASE_URL or one of our own, as it stands. */
export async function reachServer(config: Config, log: Logger): Promise<DatabaseServer> {
  const { databaseUrl, dataDir } = config;
  // Files and unsent mails lie there also where the database does not.
  usableFolder(dataDir);
  return databaseUrl ? serverAt(databaseUrl) : ownServer(config, log);
}

/** The same, brought to the newest version. */
export async function openServer(config: Config, log: Logger): Promise<DatabaseServer> {
  const { databaseUrl } = config;
  const server = await reachServer(config, log);
  try {
    await migrate(server.owner);
    return server;
  } catch (error) {
    await server.stop();
    if (!databaseUrl || error instanceof UnfitDatabase || !(error instanceof Error)) throw error;
    // A host with several addresses fails with a list of errors and no words of its own.
    const words = error.message || ('code' in error && String(error.code)) || error.name;
    throw new Error(`the database of DATABASE_URL cannot be used (${words}).`, { cause: error });
  }
}

function serverAt(connectionString: string): DatabaseServer {
  const access = { connectionString };
  return { owner: access, app: access, role: 'dayslate_app', stop: async () => undefined };
}

async function ownServer({ dataDir }: Config, log: Logger): Promise<DatabaseServer> {
  const embedded = await startEmbedded({ dataDir, log: (line) => log.info(line) }).catch(
    (error: unknown) => {
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
