import { accessSync, constants } from 'node:fs';
import closeWithGrace from 'close-with-grace';
import { fileURLToPath } from 'node:url';
import { type Logger, pino } from 'pino';
import { type Config, readConfig } from '#server/config.ts';
import { openServer } from '#app/database/database-server.ts';
import type { Product } from './product.ts';

const farewells = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** Within it the same wish may come by several ways: from a terminal, npm, a service manager. */
const oneWishMs = 1_000;
const dist = fileURLToPath(new URL('../../dist/', import.meta.url));

try {
  const config = readConfig(process.env);
  const log = pino({ level: config.logLevel });
  if (!config.dev) requirePages();
  const starting = start(config, log);
  // From the first moment: whoever is told to stop while starting must not leave PostgreSQL behind.
  const signals = closeWithGrace({ delay: 15_000, skip: [...farewells] }, async ({ err }) => {
    if (err) log.fatal({ err }, 'stopping after an error');
    const product = await starting.catch(() => undefined);
    await product?.stop();
  });
  stopWhenTold(signals.close);
  starting.catch(() => signals.uninstall());
  await starting;
  process.stdout.write(`Dayslate is ready at ${config.publicUrl}\n`);
} catch (error) {
  // One line says what is wrong; a stack would only hide it.
  const words = error instanceof Error ? error.message : String(error);
  process.stderr.write(`Dayslate could not start: ${words.trim().replaceAll(/\s*\n\s*/g, '; ')}\n`);
  process.exitCode = 1;
  setTimeout(() => process.exit(), 2_000).unref();
}

/** In peace the first time; whoever says so again later does not want to wait any longer. */
function stopWhenTold(close: () => void): void {
  let toldAt: number | undefined;
  const stop = () => {
    if (toldAt === undefined) close();
    toldAt ??= performance.now();
    if (performance.now() - toldAt < oneWishMs) return;
    process.stderr.write('Told to stop once more: stopping at once\n');
    process.exit(1);
  };
  for (const farewell of farewells) process.on(farewell, stop);
  // Whoever started us and holds the other end has gone.
  process.channel?.unref();
  process.once('disconnect', () => toldAt === undefined && stop());
}

function requirePages(): void {
  try {
    for (const page of ['index.html', 'landing.html']) accessSync(`${dist}${page}`, constants.R_OK);
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    throw new Error(
      `the browser app is not built, or cannot be read (${words}). Run \`npm run build\`.`,
    );
  }
}

/** PostgreSQL gets ready, which is work of its own processes, while the code of all else is read. */
async function start(config: Config, log: Logger): Promise<Product> {
  const opening = openServer(config, log);
  const reading = import('./product.ts');
  reading.catch(() => undefined); // Seen below, once there is a database to leave.
  const database = await opening;
  const { startProduct } = await reading.catch(async (error: unknown) => {
    await database.stop();
    throw error;
  });
  return startProduct({ config, log, dist, database });
}
