import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './install.mjs';

const files = globSync('src/**/*.{ts,tsx,css}', { cwd: root });
const texts = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));

/** What a file imports at once: parts that come later bring their own sheets. */
function importsOf(file: string): string[] {
  const text = texts.get(file) ?? '';
  const said = file.endsWith('.css')
    ? text.matchAll(/@import '([^']+)'/g)
    : text.matchAll(/(?:^import|\bfrom) '([^']+)'/gm);
  return [...said].flatMap(([, from = '']) =>
    from.startsWith('#')
      ? [`src/${from.slice(1)}`]
      : from.startsWith('.')
        ? [join(file, '..', from)]
        : [],
  );
}

function loadedWith(file: string): Set<string> {
  const loaded = new Set([file]);
  for (const one of loaded) for (const next of importsOf(one)) loaded.add(next);
  return loaded;
}

function classesIn(sheet: string): string[] {
  const selectors = (texts.get(sheet) ?? '')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\{[^{}]*\}/g, '{}');
  return [...selectors.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name);
}

function wornBy(file: string): string[] {
  const said = (texts.get(file) ?? '').matchAll(
    /className=(?:"([^"]*)"|\{classNames\(([\s\S]*?)\)\})/g,
  );
  return [...said].flatMap(([, plain, called = '']) =>
    plain === undefined
      ? [...called.matchAll(/'([^']*)'/g)].flatMap(([, names = '']) => names.split(' '))
      : plain.split(' '),
  );
}

// A sheet that another part happens to have loaded is there on most days, and missing on the first.
test('whoever wears a class of the kit loads its sheet', () => {
  const always = loadedWith('src/app/main.tsx');
  const homes = new Map<string, string[]>();
  for (const sheet of files.filter((file) => file.endsWith('.css')))
    for (const name of new Set(classesIn(sheet)))
      homes.set(name, [...(homes.get(name) ?? []), sheet]);
  const isOfKit = (name: string) =>
    homes.get(name)?.every((sheet) => sheet.startsWith('src/client/ui/') && !always.has(sheet));
  // A part of a component of the kit is never without it.
  const isBeside = (file: string) => (sheet: string) => dirname(sheet) === dirname(file);
  const bare = files
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => {
      const names = [...new Set(wornBy(file))].filter(isOfKit);
      const loaded = names.length > 0 ? loadedWith(file) : new Set<string>();
      return names
        .filter(
          (name) => !homes.get(name)?.some((sheet) => loaded.has(sheet) || isBeside(file)(sheet)),
        )
        .map((name) => `${file}: .${name}`);
    });
  expect(bare).toEqual([]);
});
