import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
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

test('every custom property of the tokens is read somewhere', () => {
  const tokens = 'src/client/ui/base/tokens.css';
  const names = new Set(
    [...withoutComments(read(tokens)).matchAll(/^\s*(--[\w-]+):/gm)].map(([, name = '']) => name),
  );
  const code = globSync(['src/**/*.{css,ts,tsx}', '*.html'], { cwd: root }).map(read).join('\n');
  const isRead = (name: string) => new RegExp(`var\\(\\s*${name}[\\s,)]|'${name}'`).test(code);
  expect([...names].filter((name) => !isRead(name))).toEqual([]);
});

/** Where faces are declared, and the headings of the landing page, which have a variable one. */
const weighsByHand = /base\/(faces|base|tokens)\.css$|views\/landing\//;

test('text is set in the weights that have a face', () => {
  const numbers = sheets
    .filter((file) => !weighsByHand.test(file))
    .flatMap((file) =>
      [
        ...withoutComments(read(file)).matchAll(/font(-weight)?: *\d{3}\b[^;]*|font-stretch[^;]*/g),
      ].map(([found]) => `${file}: ${found}`),
    );
  expect(numbers).toEqual([]);
});

/** Sheets that restyle buttons still. */
const restylesButtons = [
  'src/client/list/list-table.css',
  'src/client/page/page.css',
  'src/client/page/slate-corner.css',
  'src/client/record/property-list.css',
  'src/client/record/record-panel.css',
  'src/domains/people/workspaces/settings/workspace-settings.css',
  'src/domains/routine/list/routine-row.css',
  'src/domains/tasks/linking/link-filter.css',
  'src/domains/tasks/quick-entry/quick-add.css',
  'src/domains/tasks/row/star-toggle.css',
  'src/domains/tasks/row/task-row.css',
];

test('what a button looks like is said by the kit', () => {
  const restyling = sheets
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.startsWith('src/client/ui/'))
    .filter((file) => /\.(btn|iconbtn)(?![\w-])/.test(withoutComments(read(file))))
    .sort();
  // Only ever shorter: a button that should look otherwise gets a variant in `client/ui/button.tsx`.
  expect(restyling).toEqual(restylesButtons);
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

test('nothing hangs on the whole page by `:has()`', () => {
  // With whatever changes, all that stands under such a root by any `:has()` would be matched again.
  const hung = /(?::root|html|body)\)?:has\((?:[^()]|\([^()]*\))*\)\s+[^,{\s]/;
  expect(sheets.filter((file) => hung.test(withoutComments(read(file))))).toEqual([]);
});

test('a class of a page is drawn in one folder', () => {
  const homes = new Map<string, Set<string>>();
  for (const file of sheets.filter((sheet) => !sheet.startsWith('src/client/'))) {
    const alone = withoutComments(read(file)).matchAll(
      /(?:^|[}{;,])\s*\.([a-z][\w-]*)\s*(?=[,{])/gi,
    );
    for (const [, name = ''] of alone)
      homes.set(name, (homes.get(name) ?? new Set()).add(dirname(file)));
  }
  const shared = [...homes].filter(
    ([name, folders]) => folders.size > 1 && !name.startsWith('is-'),
  );
  expect(shared.map(([name, folders]) => [name, ...folders])).toEqual([]);
});
