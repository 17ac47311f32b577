import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './install.mjs';

const found: [pattern: string, name: string][] = [
  ['src/domains/**/kinds.tsx', 'kinds'],
  ['src/{domains,views}/**/*-host.tsx', 'Host'],
  ['src/{domains,views}/**/*-calendar.ts', 'calendar'],
];

const read = (pattern: string) =>
  globSync(pattern, { cwd: root }).map((file) => [file, readFileSync(join(root, file), 'utf8')]);

test.each(found)('what is found as %s declares its %s', (pattern, name) => {
  const files = read(pattern);
  expect(files.length).toBeGreaterThan(5);
  const silent = files.filter(
    ([, text = '']) => !new RegExp(`export (const|function) ${name}\\b`).test(text),
  );
  expect(silent.map(([file]) => file)).toEqual([]);
});

test.each(['src/domains/**/kinds.tsx', 'src/{domains,views}/**/*-calendar.ts'])(
  'no two have the same place: %s',
  (pattern) => {
    const places = read(pattern).flatMap(([, text = '']) =>
      [...text.matchAll(/\bplace: (\d+)/g)].map(([, place]) => place),
    );
    expect(places.filter((place, at) => places.indexOf(place) !== at)).toEqual([]);
  },
);

test('every file of routes is served', () => {
  const api = readFileSync(join(root, 'src/app/api.ts'), 'utf8');
  const routes = globSync('src/domains/**/routes.ts', { cwd: root });
  expect(routes.length).toBeGreaterThan(40);
  const unserved = routes.filter((file) => !api.includes(file.replace('src/', '#')));
  expect(unserved).toEqual([]);
});
