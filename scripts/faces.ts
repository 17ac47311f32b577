// Writes the faces that Latin text is set in, cut out of the variable ones:
// docs/decisions/075-faces-that-are-cut.md
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const variable = fileURLToPath(new URL('../node_modules/@fontsource-variable/', import.meta.url));

/** Where the faces lie, which `faces.css` beside it names. */
export const facesFolder = fileURLToPath(new URL('../src/client/ui/base/faces/', import.meta.url));

const inter = 'inter/files/inter-latin-wght-normal.woff2';
const bricolage = 'bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2';

/** By its name each face: what it is cut of, and where on the axes. The weights are those of `tokens.css`. */
const cuts = {
  'inter-latin-420.woff2': { of: inter, axes: { wght: 420 } },
  'inter-latin-510.woff2': { of: inter, axes: { wght: 510 } },
  'inter-latin-570.woff2': { of: inter, axes: { wght: 570 } },
  // Its optical size stays an axis: figures of 88 px are drawn finer than names of 17.
  'bricolage-grotesque-latin-600.woff2': { of: bricolage, axes: { wght: 600, wdth: 82 } },
};

/** What our text uses: alternates by context, accents, kerning, figures of one width. */
const features = ['calt', 'ccmp', 'locl', 'tnum', 'kern', 'mark', 'mkmk'];

/** Every character that `faces.css` asks a Latin face for. */
function latinText(): string {
  const sheet = readFileSync(`${facesFolder}../faces.css`, 'utf8');
  const ranges = /inter-latin-420[^}]*unicode-range:([^;]*);/.exec(sheet)?.[1] ?? '';
  return [...ranges.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gi)]
    .flatMap(([, from = '', to = from]) => {
      const [first, last] = [Number.parseInt(from, 16), Number.parseInt(to, 16)];
      return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));
    })
    .join('');
}

/** Every face by the name of its file. */
export async function cutFaces(): Promise<Map<string, Buffer>> {
  const faces = new Map<string, Buffer>();
  const text = latinText();
  for (const [name, { of, axes }] of Object.entries(cuts)) {
    const options = { targetFormat: 'woff2', variationAxes: axes, keepFeatures: features } as const;
    faces.set(name, await subsetFont(readFileSync(variable + of), text, options));
  }
  return faces;
}

if (import.meta.main) {
  for (const [name, face] of await cutFaces()) writeFileSync(facesFolder + name, face);
}
