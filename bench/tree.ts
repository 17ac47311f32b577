import { execFileSync } from 'node:child_process';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  unlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { cache, root } from '../scripts/install.mjs';
import { server } from '../scripts/server.mjs';

/** A state of the source whose product is measured, and how it runs its server. */
export interface Tree {
  root: string;
  server: { args: string[]; env: Record<string, string> };
}

export const own: Tree = { root, server };

let measured = own;

/** What `startServer` starts from now on. */
export function measure(tree: Tree): void {
  measured = tree;
}

export const measuredTree = (): Tree => measured;

/** The tree as it was at a commit, built in a folder of its own, which is kept for the next time. */
export async function treeAt(commit: string): Promise<Tree> {
  const run = (program: string, args: string[], cwd = root) =>
    execFileSync(program, args, { cwd, stdio: ['ignore', 'pipe', 'inherit'] });
  const id = run('git', ['rev-parse', '--verify', `${commit}^{commit}`])
    .toString()
    .trim();
  const folder = join(cache, 'trees', id);
  if (!existsSync(folder)) {
    const next = `${folder}.${process.pid}`;
    mkdirSync(next, { recursive: true });
    const archive = join(next, 'tree.tar');
    run('git', ['archive', '--output', archive, id]);
    run('tar', ['-xf', archive], next);
    rmSync(archive);
    renameSync(next, folder);
  }
  const lockOf = (tree: string) => readFileSync(join(tree, 'package-lock.json'), 'utf8');
  const modules = join(folder, 'node_modules');
  // Of other packages the build installs its own, and not through the link of an earlier time.
  const isAlike = lockOf(folder) === lockOf(root);
  const isLink = lstatSync(modules, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
  if (isLink && !isAlike) unlinkSync(modules);
  if (isAlike && !existsSync(modules)) symlinkSync(join(root, 'node_modules'), modules);
  run(process.execPath, ['scripts/build.mjs'], folder);
  // How a server is run is each tree's own business.
  const script = await import(pathToFileURL(join(folder, 'scripts', 'server.mjs')).href);
  return { root: folder, server: script.server as Tree['server'] };
}
