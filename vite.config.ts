import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { firstFiles } from './vite-first-files.ts';
import { landing } from './vite-landing.ts';
import { serviceWorker } from './vite-service-worker.ts';

const apiPort = process.env['PORT'] ?? '3000';
const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const modules = (names: string) => new RegExp(String.raw`node_modules[\\/](${names})[\\/]`);

const records = (names: string) =>
  new RegExp(
    String.raw`domains[\\/](${names})[\\/]([\w-]+[\\/])?(data|contract|schema|rules)\.ts$`,
  );

// What the first list needs, and what comes after it. A group takes along what its files import, as
// far as no group before it has taken that.
const chunks = [
  { name: 'react', test: modules('react|react-dom|scheduler|use-sync-external-store') },
  {
    name: 'vendor',
    test: modules('@tanstack[\\\\/](?!virtual-core|react-virtual).*|zod|idb-keyval'),
  },
  { name: 'overlays', test: modules('@base-ui|@floating-ui|tabbable|reselect') },
  { name: 'icons', test: modules('lucide-react') },
  {
    name: 'core',
    test: /src[\\/](shared|client)[\\/](?!money|format-money)[\w-]+\.tsx?$|domains[\\/]((auth|workspaces|tasks)|tasks[\\/](categories|starred-days|repeating))[\\/](data|contract|schema|rules)\.ts$/,
  },
  // The parts of the kit that every page shows at once; the theme is the landing page's too.
  {
    name: 'kit',
    test: /src[\\/]client[\\/]ui[\\/](button|glyphs|states|kbd|class-names|spinner|toasts|tooltip|tooltip-watch|write-state|use-media|use-loading-shown|field-context|field|text-input|select|menu|tape|segments|slate|facts|avatar|check)\.(tsx?|css)$/,
  },
  // The frame around every page, and what two pages with tasks share.
  {
    name: 'shell',
    test: /src[\\/]app[\\/]shell[\\/](shell|app-shortcuts|lazy-overlays|overlays|rail|sidebar|sidebar-state|navigation|navigation-sections|sync-state|tab-bar|top-bar|user-name|user-row|switcher-place|task-counts|breadcrumb)\.(tsx?|css)$/,
  },
  {
    name: 'tasks',
    test: /src[\\/]domains[\\/]tasks[\\/]components[\\/](day-|task-(row|marks|time|actions|order)|list-rows|quick-|use-quick-entry|entry-chips|category-select|last-category|minutes|now-line|done-fold|star-toggle|use-task-keys|failed-tasks)[\w-]*\./,
    minShareCount: 2,
  },
  // The records of the other domains, which come when a page asks for them or all is calm.
  { name: 'deals', test: records('brands|campaigns|affiliate-links') },
  { name: 'content', test: records('channels|pillars|content|inspirations') },
  { name: 'records', test: records(String.raw`[\w-]+`) },
].map((group, at, all) => ({ ...group, priority: all.length - at }));

export default defineConfig({
  plugins: [react({ compiler: true }), landing(), firstFiles(), serviceWorker()],
  build: {
    target: 'es2024',
    // The Content-Security-Policy allows no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { app: file('./index.html'), landing: file('./landing.html') },
      // A few files of a fair size: browsers ask for six at a time, and a hundred small ones queue.
      output: { codeSplitting: { groups: chunks } },
    },
  },
  server: { port: 5173, proxy: { '/api': `http://localhost:${apiPort}` } },
});
