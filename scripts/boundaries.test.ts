import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { programOf, root, runtime } from './install.mjs';

/** One breach of every arrow: the file, and what it must not import. */
const breaches: [file: string, imported: string][] = [
  ['src/shared/a.ts', '#server/config.ts'],
  ['src/shared/b.ts', '#client/sync/api.ts'],
  ['src/shared/c.ts', '#domains/tasks/schema.ts'],
  ['src/shared/d.ts', '#app/api.ts'],
  ['src/server/a.ts', '#client/sync/api.ts'],
  ['src/server/b.ts', '#domains/tasks/schema.ts'],
  ['src/server/c.ts', '#app/api.ts'],
  ['src/client/a.ts', '#server/config.ts'],
  ['src/client/b.tsx', '#domains/tasks/data.ts'],
  ['src/client/c.ts', '#app/router.tsx'],
  ['src/domains/a/schema.ts', '#server/records/crud.ts'],
  ['src/domains/a/rules.ts', '#client/sync/api.ts'],
  ['src/domains/a/contract.ts', '#domains/tasks/service.ts'],
  ['src/domains/b/contract.ts', './data.ts'],
  ['src/domains/b/schema.ts', '#app/api.ts'],
  ['src/domains/a/routes.ts', '#client/sync/api.ts'],
  ['src/domains/a/service.ts', '#domains/tasks/data.ts'],
  ['src/domains/b/service.ts', '#domains/tasks/routes.ts'],
  ['src/domains/b/routes.ts', '#domains/b/row/task-row.tsx'],
  ['src/domains/c/routes.ts', '#app/api.ts'],
  ['src/domains/a/data.ts', '#server/records/crud.ts'],
  ['src/domains/a/a-page.tsx', '#server/records/crud.ts'],
  ['src/domains/b/data.ts', '#domains/tasks/row/task-row.tsx'],
  ['src/domains/b/parts/cell.tsx', '#domains/tasks/tasks-page.tsx'],
  ['src/domains/c/c-page.tsx', '#domains/tasks/tasks-page.tsx'],
  ['src/domains/d/d-page.tsx', './service.ts'],
  ['src/domains/a/kinds.tsx', '#server/records/crud.ts'],
  ['src/domains/b/kinds.tsx', '#views/day/day-page.tsx'],
  ['src/domains/a/parts/row.tsx', '#server/records/crud.ts'],
  ['src/domains/b/parts/row.tsx', '#domains/tasks/service.ts'],
  ['src/domains/c/parts/row.tsx', '../data.ts'],
  ['src/domains/d/parts/row.tsx', '#app/router.tsx'],
  ['src/domains/a/parts/data.ts', '#server/records/crud.ts'],
  ['src/domains/a/rules.test.ts', '#app/api.ts'],
  ['src/domains/i/parts/row.tsx', '#views/day/day-page.tsx'],
  ['src/domains/i/parts/names.ts', '#server/http/routes.ts'],
  ['src/domains/h/schema.ts', './names.ts'],
  ['src/domains/h/routes.ts', './names.ts'],
  ['src/domains/h/service.ts', '#domains/tasks/row/task-time.ts'],
  ['src/views/a/a-page.tsx', '#app/router.tsx'],
  ['src/views/a/b-page.tsx', '#domains/tasks/tasks-page.tsx'],
  ['src/views/a/c-page.tsx', '#domains/tasks/service.ts'],
  ['src/app/a.ts', '../shared/dates.ts'],
  ['src/app/b.ts', '#shared/index.ts'],
];

const allowed: [file: string, imported: string][] = [
  ['src/app/ok.ts', '#domains/tasks/routes.ts'],
  ['src/app/router.tsx', '#domains/tasks/tasks-page.tsx'],
  ['src/server/ok.ts', '#shared/errors.ts'],
  ['src/client/ok.ts', '#shared/errors.ts'],
  ['src/domains/e/schema.ts', '#shared/entity.ts'],
  ['src/domains/e/rules.ts', './schema.ts'],
  ['src/domains/e/contract.ts', '#domains/tasks/categories/schema.ts'],
  ['src/domains/e/routes.ts', '#server/records/crud.ts'],
  ['src/domains/e/service.ts', '#domains/tasks/service.ts'],
  ['src/domains/e/data.ts', '#client/sync/collection.ts'],
  ['src/domains/e/kinds.tsx', '#domains/tasks/data.ts'],
  ['src/domains/e/e-page.tsx', '#domains/tasks/data.ts'],
  ['src/domains/f/f-page.tsx', '#domains/f/parts/row.tsx'],
  ['src/domains/g/g-page.tsx', '#domains/tasks/row/task-row.tsx'],
  ['src/domains/f/parts/row.tsx', '#domains/tasks/row/task-row.tsx'],
  ['src/domains/e/parts/row.tsx', './cell.tsx'],
  ['src/domains/e/parts/names.ts', '#domains/tasks/row/task-time.ts'],
  ['src/domains/e/routes.test.ts', '#server/testing/workspace.ts'],
  ['src/views/a/ok-page.tsx', '#domains/tasks/row/task-row.tsx'],
];

test('the lint refuses every import against the arrows, and no other', () => {
  // A tree of its own: planted in src/, they would trip whatever else reads the sources now.
  const tree = mkdtempSync(join(tmpdir(), 'dayslate-arrows-'));
  try {
    const ours = pathToFileURL(join(root, 'oxlint.config.ts')).href;
    writeFileSync(join(tree, 'oxlint.config.ts'), `export { default } from '${ours}';\n`);
    for (const [file, imported] of [...breaches, ...allowed]) {
      mkdirSync(dirname(join(tree, file)), { recursive: true });
      writeFileSync(join(tree, file), `import { x } from '${imported}';\nconsole.log(x);\n`);
    }
    const args = [programOf('oxlint'), '--format=json', 'src'];
    const { stdout } = spawnSync(runtime(), args, { cwd: tree, encoding: 'utf8' });
    const { diagnostics } = JSON.parse(stdout) as {
      diagnostics: { code: string; filename: string }[];
    };
    const refused = diagnostics.filter(({ code }) => code.includes('no-restricted-imports'));
    const files = refused.map(({ filename }) => filename.replaceAll('\\', '/'));
    expect([...new Set(files)].sort()).toEqual(breaches.map(([file]) => file).sort());
  } finally {
    rmSync(tree, { recursive: true, force: true });
  }
});

test('lazy imports keep to the arrows too', () => {
  // The lint sees only static imports.
  const forbidden: Record<string, RegExp> = {
    shared: /^#(server|client|domains|views|app)\//,
    server: /^#(client|domains|views|app)\//,
    client: /^#(server|domains|views|app)\//,
    domains: /^#(server|views|app)\/|-page\.tsx$|\/(routes|service)\.ts$/,
    views: /^#(server|app)\/|-page\.tsx$|\/(routes|service)\.ts$/,
  };
  const breaking = sources('src/{shared,server,client,domains,views}/**/*.{ts,tsx}').flatMap(
    (file) => {
      const place = file.split('/')[1] ?? '';
      const lazy = readFileSync(join(root, file), 'utf8').matchAll(/import\(\s*['"]([^'"]+)['"]/g);
      return [...lazy]
        .filter(([, to = '']) => forbidden[place]?.test(to))
        .map(([, to]) => [file, to]);
    },
  );
  expect(breaking).toEqual([]);
});

/** Each may import only those before it; what is not here is imported by none, and stands behind all. */
const order = [
  'people/auth',
  'people/workspaces',
  'around/agenda',
  'around/notifications',
  'around/attachments',
  'around/comments',
  'around/activities',
  'around/trash',
  'around/saved-chips',
  'making/channels',
  'making/pillars',
  'making/content',
  'making/inspirations',
  'business/businesses',
  'business/brands',
  'business/campaigns',
  'business/affiliate-links',
  'tasks',
  'routine',
  'money/expenses',
  'money/recurring',
  'money/tools',
  'money/invoices',
  'shoots/trips',
  'shoots/bookings',
  'shoots/schedule',
  'shoots/shots',
  'shoots/packing',
  'leisure/covers',
  'leisure/ideas',
  'leisure/imports',
];

test('a domain imports only those before it', () => {
  const homeless: string[] = [];
  const turnedBack: string[] = [];
  for (const file of sources('src/domains/**/*.{ts,tsx}')) {
    const from = domainOf(file.slice('src/domains/'.length));
    if (from === undefined) homeless.push(file);
    const imports = readFileSync(join(root, file), 'utf8').matchAll(/'#domains\/([^']+)'/g);
    for (const [, path = ''] of imports) {
      const to = domainOf(path);
      if (from === undefined || to === undefined) continue;
      if (to !== from && (!order.includes(to) || place(to) > place(from)))
        turnedBack.push(`${file} → ${path}`);
    }
  }
  expect(homeless).toEqual([]);
  expect(turnedBack).toEqual([]);
});

const groups = ['people', 'around', 'making', 'business', 'money', 'shoots', 'leisure'];

function domainOf(path: string): string | undefined {
  const listed = order.find((domain) => path.startsWith(`${domain}/`));
  const [first = '', ...inside] = path.split('/').slice(0, -1);
  if (listed || !groups.includes(first)) return listed ?? (first || undefined);
  return inside[0] && `${first}/${inside[0]}`;
}

function place(domain: string): number {
  return order.includes(domain) ? order.indexOf(domain) : order.length;
}

test('a folder holds at most 25 files, a style lies beside its component, nothing is a barrel', () => {
  const files = globSync('src/**/*.*', { cwd: root }).map((file) => file.replaceAll('\\', '/'));
  const folders = Map.groupBy(files, (file) => dirname(file));
  const drawers = [...folders].filter(([, inside]) => inside.length > 25);
  expect(drawers.map(([folder, { length }]) => [folder, length])).toEqual([]);
  const all = new Set(files);
  const strange = files.filter((file) => {
    if (/\/(index|utils|helpers|misc)\.[a-z]+$/.test(file)) return true;
    return /^src\/(domains|views)\/.+\.css$/.test(file) && !hasComponent(all, file);
  });
  expect(strange).toEqual([]);
});

function hasComponent(all: Set<string>, style: string): boolean {
  const name = style.replace(/(\.module)?\.css$/, '');
  return all.has(`${name}.tsx`) || style.startsWith('src/views/landing/');
}

function sources(pattern: string): string[] {
  const files = globSync(pattern, { cwd: root }).map((file) => file.replaceAll('\\', '/'));
  return files.filter((file) => !/\.test\.tsx?$/.test(file));
}
