import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { contractsInShort } from './vite-contracts.ts';
import { firstFiles, ofOverlays } from './vite-first-files.ts';
import { icons } from './vite-icons.ts';
import { landing } from './vite-landing.ts';
import { serviceWorker } from './vite-service-worker.ts';

const apiPort = process.env['PORT'] ?? '3000';
const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const modules = (names: string) => new RegExp(String.raw`node_modules[\\/](${names})[\\/]`);

const records = (names: string) =>
  new RegExp(String.raw`domains[\\/](${names})[\\/]([\w-]+[\\/])*(data|contract|schema)\.ts$`);

// What only a deal itself shows.
const dealParts = String.raw`business[\\/](affiliate-links|campaigns[\\/](exclusivities|requirements|review-links|reviews|usage-rights))`;

interface Context {
  getModuleInfo: (
    id: string,
  ) => { importers: string[]; importedIds: string[]; code: string | null } | null;
}

// Whether imports that nothing delays lead from a module to one of these files, or from them to it.
function linkedTo(roots: RegExp, by: 'importers' | 'importedIds') {
  const known = new Map<string, boolean>();
  return function isLinked(id: string, context: Context): boolean {
    const before = known.get(id);
    if (before !== undefined) return before;
    const isRoot = roots.test(id);
    known.set(id, isRoot);
    const next = context.getModuleInfo(id)?.[by] ?? [];
    const found = isRoot || next.some((one) => isLinked(one, context));
    known.set(id, found);
    return found;
  };
}
// It comes together with one of these files.
const loadedWith = (roots: RegExp) => linkedTo(roots, 'importers');
const inLanding = loadedWith(/src[\\/]views[\\/]landing[\\/]landing\.ts$/);
const inFrame = loadedWith(/src[\\/]app[\\/](main|shell[\\/]shell)\.tsx$/);
const inDashboard = loadedWith(/src[\\/]views[\\/]dashboard[\\/]dashboard-page\.tsx$/);
const inPage = loadedWith(/[\w-]+-page\.tsx$/);
const inRecords = loadedWith(records(String.raw`[\w-]+`));
const inFirstList = loadedWith(/src[\\/]views[\\/]day[\\/]today-page\.tsx$/);
const inChecks = loadedWith(/check-input\.ts$|whole-contracts$/);

// What draws dialogs, menus and the like, which nobody sees before pressing something.
const isOverlay = linkedTo(ofOverlays, 'importedIds');

// The library of icons is imported as one, so its files do not tell who shows which.
const firstIcons = new Set<string>();
function first(name: string, isFirst: typeof inFrame) {
  return (id: string, context: Context) => {
    // `main.tsx` waits for the first page: in one chunk with it, that page would wait for itself.
    if (id.endsWith('main.tsx') || !isFirst(id, context) || inLanding(id, context)) return null;
    const code = context.getModuleInfo(id)?.code ?? '';
    const [, icons = ''] = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/.exec(code) ?? [];
    for (const icon of icons.split(',')) firstIcons.add(plain(icon.split(' as ')[0] ?? ''));
    return name;
  };
}
// 'AlarmClock' and 'alarm-clock.mjs' alike.
const plain = (icon: string) => icon.toLowerCase().replaceAll(/[^a-z\d]/g, '');
function isFirstIcon(id: string) {
  const file = /lucide-react[\\/].*icons[\\/]([\w-]+)\.\w+$/.exec(id)?.[1];
  return file === undefined || firstIcons.has(plain(file));
}

// The files that every list waits for.
const isFirst = /assets\/(core|tasks)-[\w-]{8}\.js$/;

// Drawn as they are written: whoever draws one remembers it whole, and what would be remembered inside
// is more code than it saves work. Nothing here gives a function to an effect or to what lies below it.
const leaves = [
  /[\\/]client[\\/]ui[\\/](base|choices|marks)[\\/][\w-]+\.tsx$/,
  /[\\/](button|failed-rows|later-popup|menu|select|write-state)\.tsx$/,
  /[\\/](bell|breadcrumb|error-page|lazy-overlays|sidebar|switcher-(face|place)|sync-state|top-bar|user-row)\.tsx$/,
  /[\\/](category-(list|select)|day-fold|done-fold|entry-(chips|marks)|failed-tasks|group-head|place-all|task-(marks|row-actions))\.tsx$/,
];

// What the first list needs, and what comes after it. A group takes along what its files import, as
// far as no group before it has taken that.
const chunks = [
  { name: 'react', test: modules('react|react-dom|scheduler|use-sync-external-store') },
  {
    name: 'vendor',
    // All but what the pages that come later use alone.
    test: modules(
      String.raw`@tanstack[\\/](?!virtual-core|react-virtual|.*(useBlocker|[qQ]ueries(Observer)?)\.js).*`,
    ),
  },
  { name: 'overlays', test: modules('@base-ui|@floating-ui|tabbable|reselect') },
  // The landing page needs no more of the app than how it follows the theme.
  {
    debugName: 'theme',
    name: (id: string, context: Context) =>
      inLanding(id, context) && !id.endsWith('landing.ts') ? 'theme' : null,
    test: /[\\/]src[\\/]/,
  },
  // What reads the browser's database, or asks for the first lists, before all else.
  {
    name: 'kept',
    test: /app[\\/]early\.ts$|sync[\\/](kept[\\/]store|live[\\/]signed-out|reading[\\/]asked-early)\.ts$|shared[\\/](places|signed-out)\.ts$|idb-keyval/,
  },
  // The frame around every page, and the first list in it.
  { debugName: 'core', name: first('core', inFrame), test: /[\\/]src[\\/]/ },
  { debugName: 'tasks', name: first('tasks', inFirstList), test: /[\\/]src[\\/]/ },
  // What is written in it is checked by schemas, which come once it is drawn.
  {
    debugName: 'checks',
    name: (id: string, context: Context) => (inChecks(id, context) ? 'checks' : null),
    test: /[\\/](src|zod)[\\/]|whole-contracts$/,
  },
  {
    debugName: 'icons',
    name: (id: string) => (isFirstIcon(id) ? 'icons' : 'more-icons'),
    test: modules('lucide-react'),
  },
  // What signs up and in, for whoever is not: records know no more of it than how an address is written.
  {
    name: 'entrance',
    test: /people[\\/]auth[\\/](entrance[\\/](contract|data|schema)|rules)\.ts$/,
  },
  // What records of the other domains are made of, for the pages that need it without those.
  {
    debugName: 'ground',
    name: (id: string, context: Context) => (inRecords(id, context) ? 'ground' : null),
    test: /[\\/]src[\\/](client|shared)[\\/]/,
  },
  // The records of the other domains, which come when a page asks for them or all is calm. What other
  // pages ask for as well stands apart: a schema is built as soon as its file has come.
  { name: 'attachments', test: records(String.raw`around[\\/]attachments`) },
  { name: 'deal-parts', test: records(dealParts) },
  { name: 'deals', test: records('business') },
  { name: 'content', test: records('making') },
  { name: 'expenses', test: records(String.raw`money[\\/]expenses(?![\\/]import)`) },
  { name: 'money', test: records('money') },
  { name: 'shoots', test: records('shoots') },
  // Its ideas are made of what a page of books need not know.
  { name: 'leisure', test: records(String.raw`leisure[\\/](?!ideas[\\/]making)[\w-]+`) },
  { name: 'records', test: records(String.raw`(?!leisure)[\w-]+`) },
  // What the page that is opened most shares with others: a dozen small files in one, and those that
  // know of other domains in another.
  {
    debugName: 'parts',
    name: (id: string, context: Context) => (inDashboard(id, context) ? 'parts' : null),
    test: /[\\/]src[\\/](client|shared)[\\/]/,
    minShareCount: 2,
  },
  {
    debugName: 'overview',
    name: (id: string, context: Context) => (inDashboard(id, context) ? 'overview' : null),
    test: /[\\/]src[\\/]/,
    minShareCount: 2,
  },
  // The kits that every other page is made of: lists and records as they open, and what comes by a press.
  {
    debugName: 'kit',
    name: (id: string, context: Context) =>
      inPage(id, context) && !isOverlay(id, context) ? 'kit' : 'later-kit',
    test: /[\\/]src[\\/](client|shared)[\\/]/,
    minShareCount: 4,
  },
].map((group, at, all) => ({ ...group, priority: all.length - at }));

export default defineConfig({
  plugins: [
    contractsInShort(),
    icons(),
    react({ compiler: true, exclude: [/node_modules/, ...leaves] }),
    landing(),
    firstFiles(),
    serviceWorker(),
  ],
  build: {
    target: 'es2024',
    // The first that know light-dark() and :has(): for older ones colours are written out twice, and what
    // stands beside a :has() is matched against every element.
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    // The Content-Security-Policy allows no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The first list begins with the names of what every other page is styled by; those of their
      // code would be a thirtieth of all that it needs, and come with each page itself.
      resolveDependencies: (_file, files, { hostId }) =>
        isFirst.test(hostId) ? files.filter((file) => file.endsWith('.css')) : files,
    },
    rolldownOptions: {
      // What says how something is written does nothing itself: nobody who asks for less gets it.
      treeshake: {
        moduleSideEffects: [
          {
            test: /[\\/]src[\\/](.*[\\/](([\w-]+-)?contract|schema)|shared[\\/](contracts[\\/][\w-]+|entity|dates|currency-code))\.ts$/,
            sideEffects: false,
          },
        ],
      },
      input: {
        app: file('../index.html'),
        early: file('../src/app/early.ts'),
        landing: file('../landing.html'),
      },
      // A few files of a fair size: browsers ask for six at a time, and a hundred small ones queue.
      output: { codeSplitting: { groups: chunks } },
    },
  },
  server: { port: 5173, proxy: { '/api': `http://localhost:${apiPort}` } },
});
