import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * A class of an element in `file`, some of whose styles need not have come with it: the element looks
 * one way or another by what was opened before.
 */
export interface Unreached {
  className: string;
  file: string;
  styledIn: readonly string[];
}

const name = String.raw`[a-z][a-z0-9]*(?:-[a-z0-9]+)+`;
// '.name', '.name:hover', '.name::before'.
const alone = new RegExp(String.raw`^\.(${name})(?:::?[a-z-]+)*$`);
const isName = new RegExp(`^${name}$`);
const staticImport = /(?:^|\n)(?:@?import|export)(?!\s+type\b)[^'();]*?'([^']+)'/g;
const lateImport = /\bimport\(\s*'([^']+)'/g;
const classText = /className="([^"]+)"|'([a-z][a-z0-9 -]+)'/g;

/**
 * The classes whose styles are not sure to be there. A file that is imported late stands within what
 * asks for it: it has what it imports itself, and what all those have that can ask for it.
 */
export function unreachedStyles(root: string, first: readonly string[]): Unreached[] {
  const paths = globSync('**/*.{ts,tsx,css}', { cwd: root }).filter(
    (path) => !/\.test\./.test(path),
  );
  const texts = new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
  const importsOf = (path: string, pattern: RegExp) =>
    [...(texts.get(path) ?? '').matchAll(pattern)]
      .map(([, spec = '']) =>
        join(spec.startsWith('#') ? spec.slice(1) : join(dirname(path), spec)),
      )
      .filter((found) => texts.has(found));
  const early = new Map(paths.map((path) => [path, importsOf(path, staticImport)]));
  const late = new Map(paths.map((path) => [path, importsOf(path, lateImport)]));
  const reach = (from: readonly string[]) => {
    const seen = new Set(from);
    for (const path of seen) for (const next of early.get(path) ?? []) seen.add(next);
    return seen;
  };
  const always = reach(first);
  const entries = new Map(
    [...new Set([...late.values()].flat())].map((path) => [path, reach([path])]),
  );
  const loaded = loadedWith({ always, entries, late });
  const styledIn = stylesByClass(texts);

  const found = new Map<string, Unreached>();
  for (const [entry, files] of entries) {
    const there = loaded.get(entry) ?? files.union(always);
    for (const file of files) {
      if (!file.endsWith('.tsx') || always.has(file)) continue;
      for (const className of classesIn(texts.get(file) ?? '')) {
        const styles = styledIn.get(className) ?? [];
        if (styles.every((path) => there.has(path))) continue;
        found.set(`${className} ${file}`, { className, file, styledIn: styles });
      }
    }
  }
  return [...found.values()];
}

interface Graph {
  /** What every page has. */
  always: ReadonlySet<string>;
  /** Each file that is imported late, with all that it imports itself. */
  entries: ReadonlyMap<string, ReadonlySet<string>>;
  /** What a file imports late. */
  late: ReadonlyMap<string, readonly string[]>;
}

// Whoever asks is there: what all of them have goes down to what they ask for, until nothing changes.
function loadedWith({ always, entries, late }: Graph): ReadonlyMap<string, ReadonlySet<string>> {
  const asksFor = (files: ReadonlySet<string>) =>
    new Set([...files].flatMap((file) => late.get(file) ?? []));
  const asked = new Map([...entries].map(([entry, files]) => [entry, asksFor(files)]));
  const atFirst = asksFor(always);
  const loaded = new Map<string, ReadonlySet<string>>();
  let before = -1;
  let now = 0;
  while (now !== before) {
    before = now;
    for (const [entry, own] of entries) {
      const around = [...asked]
        .filter(([other, wanted]) => other !== entry && wanted.has(entry))
        .flatMap(([other]) => loaded.get(other) ?? []);
      const [one, ...others] = atFirst.has(entry) ? [always, ...around] : around;
      if (!one) continue;
      const shared = others.reduce((all, other) => all.intersection(other), one);
      loaded.set(entry, own.union(shared).union(always));
    }
    now = [...loaded.values()].reduce((sum, files) => sum + files.size, 0);
  }
  return loaded;
}

function classesIn(text: string): Set<string> {
  const words = [...text.matchAll(classText)].flatMap(([, quoted, listed]) =>
    (quoted ?? listed ?? '').split(' '),
  );
  // A state says how something is, which has styles where it stands.
  return new Set(words.filter((word) => isName.test(word) && !word.startsWith('is-')));
}

/** In which files a class has styles of its own, not within another one or together with one. */
function stylesByClass(texts: ReadonlyMap<string, string>): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [path, text] of texts) {
    if (!path.endsWith('.css')) continue;
    for (const className of ownClasses(text)) {
      found.set(className, [...(found.get(className) ?? []), path]);
    }
  }
  return found;
}

function ownClasses(css: string): Set<string> {
  const found = new Set<string>();
  const around: string[] = [];
  let head = '';
  for (const sign of css.replaceAll(/\/\*.*?\*\//gs, '')) {
    if (sign === '{') {
      const selector = head.trim();
      const isOwn = around.every((outer) => outer.startsWith('@'));
      if (isOwn && !selector.startsWith('@')) {
        for (const one of selector.split(',')) {
          const [, className] = alone.exec(one.trim()) ?? [];
          if (className) found.add(className);
        }
      }
      around.push(selector);
    } else if (sign === '}') around.pop();
    head = '{};'.includes(sign) ? '' : head + sign;
  }
  return found;
}
