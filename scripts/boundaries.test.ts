import { spawnSync } from 'node:child_process';
import { copyFileSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { programOf, root, runtime } from './install.mjs';

/** One breach of every arrow: the file, and what it must not import. */
const breaches: [file: string, imported: string][] = [
  ['src/shared/a.ts', '#server/config.ts'],
  ['src/shared/b.ts', '#client/api.ts'],
  ['src/shared/c.ts', '#domains/tasks/schema.ts'],
  ['src/shared/d.ts', '#app/api.ts'],
  ['src/server/a.ts', '#client/api.ts'],
  ['src/server/b.ts', '#domains/tasks/schema.ts'],
  ['src/server/c.ts', '#app/api.ts'],
  ['src/client/a.ts', '#server/config.ts'],
  ['src/client/b.tsx', '#domains/tasks/data.ts'],
  ['src/client/c.ts', '#app/router.tsx'],
  ['src/domains/a/schema.ts', '#server/crud.ts'],
  ['src/domains/a/rules.ts', '#client/api.ts'],
  ['src/domains/a/contract.ts', '#domains/tasks/service.ts'],
  ['src/domains/b/contract.ts', './data.ts'],
  ['src/domains/b/schema.ts', '#app/api.ts'],
  ['src/domains/a/routes.ts', '#client/api.ts'],
  ['src/domains/a/service.ts', '#domains/tasks/data.ts'],
  ['src/domains/b/service.ts', '#domains/tasks/routes.ts'],
  ['src/domains/b/routes.ts', './components/task-row.tsx'],
  ['src/domains/c/routes.ts', '#app/api.ts'],
  ['src/domains/a/data.ts', '#server/crud.ts'],
  ['src/domains/a/a-page.tsx', '#server/crud.ts'],
  ['src/domains/b/data.ts', '#domains/tasks/components/task-row.tsx'],
  ['src/domains/b/components/cell.tsx', '#domains/tasks/tasks-page.tsx'],
  ['src/domains/c/c-page.tsx', '#domains/tasks/tasks-page.tsx'],
  ['src/domains/d/d-page.tsx', './service.ts'],
  ['src/domains/a/components/row.tsx', '#server/crud.ts'],
  ['src/domains/b/components/row.tsx', '#domains/tasks/service.ts'],
  ['src/domains/c/components/row.tsx', '../data.ts'],
  ['src/domains/d/components/row.tsx', '#app/router.tsx'],
  ['src/domains/a/parts/data.ts', '#server/crud.ts'],
  ['src/domains/a/rules.test.ts', '#app/api.ts'],
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
  ['src/domains/e/routes.ts', '#server/crud.ts'],
  ['src/domains/e/service.ts', '#domains/tasks/service.ts'],
  ['src/domains/e/data.ts', '#client/collection.ts'],
  ['src/domains/e/e-page.tsx', '#domains/tasks/data.ts'],
  ['src/domains/f/f-page.tsx', './components/row.tsx'],
  ['src/domains/g/g-page.tsx', '#domains/tasks/components/task-row.tsx'],
  ['src/domains/f/components/row.tsx', '#domains/tasks/components/task-row.tsx'],
  ['src/domains/e/components/row.tsx', './cell.tsx'],
  ['src/domains/e/routes.test.ts', '#server/testing/workspace.ts'],
];

test('the lint refuses every import against the arrows, and no other', () => {
  // A tree of its own: planted in src/, they would trip whatever else reads the sources now.
  const tree = mkdtempSync(join(tmpdir(), 'dayslate-arrows-'));
  try {
    copyFileSync(join(root, '.oxlintrc.json'), join(tree, '.oxlintrc.json'));
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
    expect(files.sort()).toEqual(breaches.map(([file]) => file).sort());
  } finally {
    rmSync(tree, { recursive: true, force: true });
  }
});

test('lazy imports keep to the arrows too', () => {
  // The lint sees only static imports.
  const lazy = /import\(\s*['"](\.\.\/|#app\/|#server\/|#client\/|#domains\/(?!.+\/components\/))/g;
  const files = globSync('src/{shared,server,client,domains}/**/*.{ts,tsx}', { cwd: root });
  const breaking = files.filter((file) => {
    if (/\.test\.tsx?$/.test(file)) return false;
    const found = readFileSync(join(root, file), 'utf8').matchAll(lazy);
    const mayAskClient = /^src[\\/]domains[\\/]/.test(file);
    return [...found].some(([, from]) => !(mayAskClient && from === '#client/'));
  });
  expect(breaking).toEqual([]);
});

test('every file of a domain has a name from the vocabulary', () => {
  const noun = String.raw`src/domains/([a-z][a-z-]*/){1,2}`;
  const words = String.raw`((schema|rules|contract|routes|service|data)\.ts|[a-z-]+-page\.tsx)`;
  const inVocabulary = new RegExp(String.raw`^${noun}(${words}|components/[a-z0-9-]+\.tsx?)$`);
  const files = new Set(
    globSync('src/domains/**/*.*', { cwd: root }).map((file) => file.replaceAll('\\', '/')),
  );
  const strange = [...files].filter((file) => {
    if (/\.test\.tsx?$/.test(file)) return false;
    if (file.endsWith('.css')) return !files.has(file.replace(/(\.module)?\.css$/, '.tsx'));
    return !inVocabulary.test(file) || /\/components\/[^/]+\/|\/index\./.test(file);
  });
  expect(strange).toEqual([]);
});
