import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '#server/database/embedded.ts';
import { median } from './measure.ts';
import { startServer } from './product.ts';
import { report } from './report.ts';

/**
 * How long it takes until the product answers: on an empty folder, and on a filled one. The folders
 * are removed at the end: ext4 gives no inode away again for a minute and searches past all of them
 * for each new file, which would double what a first start takes.
 */
export async function benchStart(): Promise<void> {
  const folders: string[] = [];
  const aFolder = () => {
    const folder = mkdtempSync(join(tmpdir(), 'dayslate-start-'));
    folders.push(folder);
    return folder;
  };
  const bare: number[] = [];
  const first: number[] = [];
  const second: number[] = [];
  for (let i = 0; i < 5; i += 1) {
    const dataDir = aFolder();
    for (const samples of [first, second]) {
      const product = await startServer({ dataDir });
      samples.push(product.startedInMs);
      await product.stop();
    }
    bare.push(await startBare(aFolder()));
  }
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  report(
    {
      name: 'first start on an empty folder, median of 5',
      value: median(first),
      unit: 'ms',
      goal: { atMost: 2000 },
      limit: median(bare),
    },
    {
      name: 'second start, median of 5',
      value: median(second),
      unit: 'ms',
      goal: { atMost: 1000 },
    },
  );
}

/** A PostgreSQL with nothing in it: the part of a first start that is not ours. */
async function startBare(dataDir: string): Promise<number> {
  const began = performance.now();
  const server = await startEmbedded({ dataDir, log: () => undefined });
  const tookMs = performance.now() - began;
  await server.stop();
  return tookMs;
}
