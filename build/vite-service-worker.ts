import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, type ResolvedConfig, transformWithOxc } from 'vite';
import { appFaces } from './vite-first-files.ts';

const source = fileURLToPath(new URL('../src/app/sw.ts', import.meta.url));
const shell = 'index.html';
const hashLength = 16;
/** Builds `src/app/sw.ts` to `/sw.js`, with the list of files that the app needs to open offline. */
export function serviceWorker(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'dayslate:service-worker',
    apply: 'build',
    enforce: 'post',
    configResolved(resolved) {
      config = resolved;
    },
    generateBundle: {
      // After the HTML, which is emitted in this hook too.
      order: 'post',
      async handler(_options, bundle) {
        const hash = createHash('sha256');
        const assets = Object.keys(bundle).filter(isNeededOffline).sort();
        const html = bundle[shell];
        if (html?.type !== 'asset') throw new Error(`No ${shell} in the bundle`);
        hash.update(assets.join('\n')).update(html.source);
        const publicFiles = (await readdir(config.publicDir))
          .filter((name) => !name.startsWith('.'))
          .sort();
        for (const name of publicFiles) hash.update(await readFile(join(config.publicDir, name)));
        const files = [shell, ...assets, ...publicFiles].map((name) => `/${name}`);
        const typed = await readFile(source, 'utf8');
        hash.update(typed);
        const version = hash.digest('hex').slice(0, hashLength);
        // Browsers run workers as plain scripts unless told otherwise, and those export nothing.
        const { code } = await transformWithOxc(typed.replace('export {};', ''), source);
        this.emitFile({
          type: 'asset',
          fileName: 'sw.js',
          source: `const SHELL_FILES = ${JSON.stringify(files)};\nconst SHELL_VERSION = '${version}';\n${code}`,
        });
      },
    },
  };
}

/** Other alphabets and the landing page's own files are kept once they are used. */
function isNeededOffline(name: string): boolean {
  if (!name.startsWith('assets/') || /\/landing[-.]|\.map$/.test(name)) return false;
  return !/\.woff2?$/.test(name) || appFaces.test(name);
}
