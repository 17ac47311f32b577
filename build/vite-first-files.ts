import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

/** The faces that the app's text is set in. */
export const appFaces = /-latin-\d+-[^/]*\.woff2$/;
const landingFaces = /(inter-latin-\d+|bricolage-grotesque-latin-standard)-[^/]*\.woff2$/;

/** What the server reads to name a page's own files beside `index.html`: `today` → its files. */
export const pageFilesName = 'page-files.json';

const themeName = 'theme.js';

/**
 * Sends what the first screen needs on its way before the code that will ask for it: in the head of
 * each page the faces that all text is set in, or everything is laid out twice; in that of the
 * app the code that begins to read what the browser keeps; and for the server, by the first part of
 * a path, the files of `{part}-page.tsx` and of the shell around it.
 */
export function firstFiles(): Plugin {
  let base = '/';
  let themeFile = '';
  let theme = '';
  return {
    name: 'dayslate:first-files',
    apply: 'build',
    async configResolved(config) {
      base = config.base;
      theme = await readFile(join(config.publicDir, themeName), 'utf8');
      const hash = createHash('sha256').update(theme).digest('base64url').slice(0, 8);
      themeFile = `${config.build.assetsDir}/first-theme-${hash}.js`;
    },
    transformIndexHtml: {
      // After Vite's own work: only then the bundle knows what the files are called.
      order: 'post',
      handler: (html, { bundle = {}, path }) => {
        const isApp = path === '/index.html';
        const early = isApp ? earlyFiles(bundle).map((fileName) => base + fileName) : [];
        const own = html
          .split('\n')
          .filter((line) => !early.some((href) => line.includes(`href="${href}"`)))
          .join('\n');
        const faces = isApp ? appFaces : landingFaces;
        const fonts = Object.keys(bundle).filter((fileName) => faces.test(fileName));
        return {
          // Named by its content it is never asked for again: nothing is painted before it has come.
          html: own.replace(`/${themeName}"`, `${base}${themeFile}"`),
          tags: [
            ...early.map(earlyTag),
            ...fonts.map((fileName) => headTag('link', facePreload(base + fileName, isApp))),
          ],
        };
      },
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const source = JSON.stringify(pageFiles(bundle));
        this.emitFile({ type: 'asset', fileName: pageFilesName, source });
        this.emitFile({ type: 'asset', fileName: themeFile, source: theme });
      },
    },
  };
}

function headTag(tag: string, attrs: NonNullable<HtmlTagDescriptor['attrs']>): HtmlTagDescriptor {
  return { tag, attrs, injectTo: 'head-prepend' };
}

// The app's come behind its code, without which nothing is set in them; a fallback of their measures
// stands in.
function facePreload(href: string, isApp: boolean) {
  const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: true };
  return isApp ? { ...attrs, fetchpriority: 'low' } : attrs;
}

// `early.ts` and what it imports.
function earlyFiles(bundle: Rolldown.OutputBundle): string[] {
  const early = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.name === 'early',
  );
  if (early?.type !== 'chunk') throw new Error('No early.ts in the bundle');
  const files = withImports(bundle, [early.fileName]);
  refuseApp('The early script', { bundle, files });
  return [...files];
}

// It runs as soon as it is there, and not when all has come.
function earlyTag(href: string, at: number): HtmlTagDescriptor {
  if (at > 0) return headTag('link', { rel: 'modulepreload', crossorigin: true, href });
  return headTag('script', { type: 'module', async: true, crossorigin: true, src: href });
}

/**
 * What `import()` of a part fetches: the file that holds it and, where that holds more, one that only
 * names it. Without that one a page waits for a round trip of 50 bytes.
 */
function chunksOf(bundle: Rolldown.OutputBundle, part: string): Rolldown.OutputChunk[] {
  return Object.values(bundle)
    .filter((file) => file.type === 'chunk')
    .filter(({ facadeModuleId, moduleIds }) =>
      [facadeModuleId ?? '', ...moduleIds].some((id) => basename(id) === part),
    );
}

/** These chunks with all that they import, and the styles of each. */
function withImports(
  bundle: Rolldown.OutputBundle,
  names: readonly string[],
  found = new Set<string>(),
): Set<string> {
  for (const name of names) {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || found.has(name)) continue;
    found.add(name);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
    withImports(bundle, chunk.imports, found);
  }
  return found;
}

function pageFiles(bundle: Rolldown.OutputBundle): Record<string, string[]> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const filesOf = (part: string) => chunksOf(bundle, part).map(({ fileName }) => fileName);
  const entry = withImports(bundle, filesOf('main.tsx'));
  refuseApp('The landing page', { bundle, files: withImports(bundle, filesOf('landing.ts')) });
  const shell = filesOf('shell.tsx');
  const first = withImports(bundle, [...entry, ...shell]);
  const ofFirst = chunks.filter(({ fileName }) => first.has(fileName));
  refuseRecords(ofFirst.flatMap(({ moduleIds }) => moduleIds));
  const parts = chunks.flatMap(({ moduleIds }) =>
    moduleIds.flatMap((id) => /([\w-]+)-page\.tsx$/.exec(basename(id))?.[1] ?? []),
  );
  const overlays = chunks.filter(({ moduleIds }) => moduleIds.some((id) => ofOverlays.test(id)));
  return Object.fromEntries(
    parts.map((part) => {
      const own = [...shell, ...filesOf(`${part}-page.tsx`)];
      const files = [...withImports(bundle, own)].filter((name) => !entry.has(name));
      if (!drawsOverlays.includes(part)) refuseOverlays(part, { files, overlays });
      return [part, files];
    }),
  );
}

/** The library that dialogs and menus are drawn by. */
export const ofOverlays = /node_modules[\\/]@base-ui[\\/]/;
/** Pages with tabs, or with a form as they open. */
const drawsOverlays: readonly string[] = [
  ...['analytics', 'business', 'packing-template', 'settings', 'template-items', 'trip'],
];

// 80 KB before the first row, for what a press shows.
function refuseOverlays(
  part: string,
  { files, overlays }: { files: readonly string[]; overlays: readonly Rolldown.OutputChunk[] },
): void {
  if (overlays.every(({ fileName }) => !files.includes(fileName))) return;
  throw new Error(
    `${part}-page.tsx would load dialogs and menus before it is drawn: what it shows by a press comes by Later (client/later/later.tsx).`,
  );
}

const lateRecord =
  /domains[\\/](?!people[\\/]|tasks[\\/]|around[\\/]notifications[\\/])[\w-]+[\\/](.*[\\/])?(data|contract|schema|rules)\.ts$/;

// One import too many in the frame, and every first list waits for the code of other domains.
function refuseRecords(first: readonly string[]): void {
  const late = first.find((id) => lateRecord.test(id));
  if (late)
    throw new Error(
      `${late} would be loaded before the first page: router.tsx, start.ts and what the shell shows at once must not import data, schema, contract or rules of such a domain. A count of the sidebar uses lateCount; an address keeps its words as strings, which the page reads.`,
    );
}

// Strangers would load the whole app, and start it; what is kept would be read when the app has come.
function refuseApp(
  who: string,
  { bundle, files }: { bundle: Rolldown.OutputBundle; files: ReadonlySet<string> },
): void {
  const app = [...chunksOf(bundle, 'main.tsx'), ...chunksOf(bundle, 'router.tsx')];
  const found = app.find(({ fileName }) => files.has(fileName));
  if (found) throw new Error(`${who} would load ${found.fileName}, which is the app.`);
}
