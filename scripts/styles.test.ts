import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './install.mjs';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const sheets = globSync('src/**/*.css', { cwd: root });
const withoutComments = (css: string) => css.replaceAll(/\/\*[\s\S]*?\*\//g, '');

/** Where the page is cut, in pixels: the frame's own five, and where a part has less room than that. */
const breakpoints = new Set([
  ...[768, 1024, 1280, 1600],
  // What is in a card, a column or a narrow phone.
  ...[360, 480, 640],
]);

test('no class is styled that nothing wears', () => {
  const code = globSync(['src/**/*.{ts,tsx}', 'build/*.ts', '*.html'], { cwd: root })
    .map(read)
    .join('\n');
  const words = new Set(code.match(/[\w-]+/g));
  // '`is-${state}`', '`${name}-scroll`'
  const composed = [...code.matchAll(/([\w-]*)\$\{[^}]*\}([\w-]*)/g)]
    .map(([, before = '', after = '']) => ({ before, after }))
    .filter(({ before, after }) => before.endsWith('-') || after.startsWith('-'));
  const isWorn = (name: string) =>
    words.has(name) ||
    name === 'lucide' ||
    composed.some(({ before, after }) => name.startsWith(before) && name.endsWith(after));
  const unworn = sheets.flatMap((file) => {
    const selectors = withoutComments(read(file)).replaceAll(/\{[^{}]*\}/g, '{}');
    const names = [...selectors.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name);
    return [...new Set(names)].filter((name) => !isWorn(name)).map((name) => `${file}: .${name}`);
  });
  expect(unworn).toEqual([]);
});

test('the page is cut at the same widths everywhere', () => {
  const strange = sheets.flatMap((file) =>
    [...withoutComments(read(file)).matchAll(/@media[^{]*?width: ([\d.]+)px/g)]
      .map(([, width]) => Math.ceil(Number(width)))
      .filter((width) => !breakpoints.has(width))
      .map((width) => `${file}: ${width}`),
  );
  expect(strange).toEqual([]);
});
