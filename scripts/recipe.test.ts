import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './install.mjs';

const text = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
/** What the recipe has somebody write: each file that it names before a block. */
const files = [...text.matchAll(/`(src\/domains\/[\w/.-]+)`\n\n```tsx?\n([\s\S]+?)```/g)].map(
  ([, path = '', code = '']) => ({ path, code: code.trimEnd() }),
);

test('a domain with its list page and its record is seven files of 250 lines at most', () => {
  const names = files.map(({ path }) => path.split('/').at(-1));
  const own = ['schema.ts', 'contract.ts', 'routes.ts', 'data.ts'];
  expect(names).toEqual([...own, 'location-form.tsx', 'locations-page.tsx', 'kinds.tsx']);
  const lines = files.map(({ code }) => code.split('\n').length);
  expect(lines.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(250);
});

test('what the recipe imports is there', () => {
  const written = new Set(files.map(({ path }) => path));
  const missing = files.flatMap(({ path, code }) =>
    [...code.matchAll(/import (?:type )?\{([^}]+)\} from '#([^']+)'/g)].flatMap(
      ([, names = '', from = '']) => {
        const file = `src/${from}`;
        if (written.has(file)) return [];
        const source = readFileSync(join(root, file), 'utf8');
        return names
          .split(',')
          .map((name) => name.replace('type ', '').trim())
          .filter((name) => name && !new RegExp(`export .*\\b${name}\\b`).test(source))
          .map((name) => `${path}: ${name} of ${file}`);
      },
    ),
  );
  expect(missing).toEqual([]);
});
