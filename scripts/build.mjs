import { readdirSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { foreground } from './children.mjs';
import { inputsOf } from './freshness.mjs';
import { cache, ensureInstalled, fail, programOf, root, runtime } from './install.mjs';

const COMPRESSIBLE = new Set([
  '.css',
  '.html',
  '.js',
  '.json',
  '.map',
  '.svg',
  '.txt',
  '.webmanifest',
  '.xml',
]);
const SMALLEST = 1024;

/** Builds the browser app beside dist/ and swaps it in whole, so a killed build leaves the old one. */
export async function build() {
  const inputs = inputsOf(root);
  // Taken first: whatever is edited while the build runs makes it stale.
  const note = { looks: inputs.looks(), content: inputs.content() };
  const next = join(cache, `dist-${process.pid}`);
  const { ended } = foreground(
    runtime(),
    [
      programOf('vite'),
      'build',
      '--config',
      'build/vite.config.ts',
      '--outDir',
      next,
      '--emptyOutDir',
      '--logLevel',
      'warn',
    ],
    { cwd: root },
  );
  if ((await ended) !== 0) {
    rmSync(next, { recursive: true, force: true });
    fail('The browser app could not be built, see above.');
  }
  await compressAll(next);
  writeFileSync(join(next, '.inputs'), JSON.stringify(note));
  swap(next, join(root, 'dist'));
}

async function compressAll(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.has(extname(entry.name)));
  await Promise.all(files.map((file) => compress(join(file.parentPath, file.name))));
}

async function compress(path) {
  const content = await readFile(path);
  if (content.length <= SMALLEST) return;
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, quality),
    promisify(gzip)(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}

function swap(next, dist) {
  const old = `${next}-old`;
  try {
    renameSync(dist, old);
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
  renameSync(next, dist);
  rmSync(old, { recursive: true, force: true });
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  ensureInstalled();
  await build();
}
