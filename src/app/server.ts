import { existsSync } from 'node:fs';
import closeWithGrace from 'close-with-grace';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { readConfig } from '#server/config.ts';
import { startProduct } from './product.ts';

const dist = fileURLToPath(new URL('../../dist/', import.meta.url));

try {
  const config = readConfig(process.env);
  const log = pino({ level: config.logLevel });
  if (!config.dev && !existsSync(dist))
    throw new Error('The browser app is not built: run `npm run build`.');
  const starting = startProduct({ config, log, dist });
  // From the first moment: whoever is told to stop while starting must not leave PostgreSQL behind.
  const signals = closeWithGrace({ delay: 15_000 }, async ({ err }) => {
    if (err) log.fatal({ err }, 'stopping after an error');
    const product = await starting.catch(() => undefined);
    await product?.stop();
  });
  starting.catch(() => signals.uninstall());
  await starting;
  process.stdout.write(`Dayslate is ready at ${config.publicUrl}\n`);
} catch (error) {
  // One line says what is wrong; a stack would only hide it.
  process.stderr.write(
    `Dayslate could not start: ${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exitCode = 1;
  setTimeout(() => process.exit(), 2_000).unref();
}
