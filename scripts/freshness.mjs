import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the browser app is made of; a change in any of it makes dist/ stale. */
const INPUTS = ['src', 'public', 'build', 'index.html', 'landing.html', 'package-lock.json'];

/** What dist/ was built from. `looks` is cheap to compare, `content` is what counts. */
export function inputsOf(root) {
  const files = INPUTS.flatMap((path) => filesUnder(root, path)).sort((a, b) =>
    a.path < b.path ? -1 : 1,
  );
  return {
    looks: () => digest(files.map(({ path, size, mtimeMs }) => `${path} ${size} ${mtimeMs}\n`)),
    content: () =>
      digest(files.flatMap(({ path }) => [`${path}\n`, readFileSync(join(root, path))])),
  };
}

/** Whether dist/ was built from the sources as they are now. Reads them only if they look changed. */
export function isFresh(root) {
  const note = join(root, 'dist', '.inputs');
  let built;
  try {
    built = JSON.parse(readFileSync(note, 'utf8'));
  } catch {
    return false;
  }
  const inputs = inputsOf(root);
  const looks = inputs.looks();
  if (built.looks === looks) return true;
  if (built.content !== inputs.content()) return false;
  writeFileSync(note, JSON.stringify({ ...built, looks })); // Touched, checked out again, but equal.
  return true;
}

function filesUnder(root, path) {
  const found = statSync(join(root, path), { throwIfNoEntry: false });
  if (!found) return [];
  if (!found.isDirectory()) return [{ path, size: found.size, mtimeMs: found.mtimeMs }];
  const names = readdirSync(join(root, path)).filter((name) => !/\.test\.tsx?$/.test(name));
  return names.flatMap((name) => filesUnder(root, `${path}/${name}`));
}

function digest(parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
}
