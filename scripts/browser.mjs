import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cache, fail, programOf, root, runtime } from './install.mjs';

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
/** Nothing but the pages asked for may reach for the network, and no sandbox of its own is needed. */
export const quietArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];
const note = join(cache, 'browser.json');

/** A Chromium for the browser journeys: what the machine has, else what can be had, else one clear line. */
export function findBrowser() {
  const named = process.env.CHROME_PATH;
  if (named) return existsSync(named) ? plain(named) : fail(`CHROME_PATH names no file: ${named}`);
  const known = remembered();
  if (known) return known;
  const found = fromSystem() ?? fromApt() ?? fromNpm() ?? fromPlaywright();
  if (!found)
    return fail(
      'No Chromium was found and none could be installed: install one, or set CHROME_PATH.',
    );
  mkdirSync(cache, { recursive: true });
  writeFileSync(note, JSON.stringify(found));
  return found;
}

function plain(executablePath) {
  return { executablePath, env: {}, args: [] };
}

function remembered() {
  if (!existsSync(note)) return undefined;
  const known = JSON.parse(readFileSync(note, 'utf8'));
  return existsSync(known.executablePath) ? known : undefined;
}

function fromSystem() {
  const path = SYSTEM.find((candidate) => existsSync(candidate));
  return path && plain(path);
}

function fromApt() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined;
  console.log('Installing Chromium with apt-get, once …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = ['install', '-y', '--no-install-recommends', 'chromium'];
  for (const args of [['update'], install]) {
    if (spawnSync('apt-get', args, { env, stdio: 'ignore' }).status !== 0) return undefined;
  }
  return fromSystem();
}

/**
 * A Chromium out of npm that brings its own libraries. npm leaves it out on older Nodes, so it is
 * fetched into a folder of its own then. It unpacks into TMPDIR and trusts whatever lies there.
 */
function fromNpm() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const version = optionalDependencies['@sparticuz/chromium'];
  const place = join(cache, `chromium-${version}`);
  mkdirSync(place, { recursive: true });
  const folder = [root, place].find((base) =>
    existsSync(join(base, 'node_modules/@sparticuz/chromium')),
  );
  if (!folder) {
    console.log('Fetching Chromium from npm, once …');
    const wanted = `@sparticuz/chromium@${version}`;
    const flags = ['--prefix', place, '--ignore-scripts', '--no-audit', '--no-fund', '--no-save'];
    if (
      spawnSync('npm', ['install', wanted, ...flags], { cwd: place, stdio: 'ignore' }).status !== 0
    )
      return undefined;
  }
  const unpack = `import { createRequire } from 'node:module';
    const path = createRequire(${JSON.stringify(join(folder ?? place, 'x.js'))}).resolve('@sparticuz/chromium');
    const { default: chromium } = await import(path);
    const executablePath = await chromium.executablePath();
    const { LD_LIBRARY_PATH, FONTCONFIG_PATH } = process.env;
    console.log(JSON.stringify({ executablePath, env: { LD_LIBRARY_PATH, FONTCONFIG_PATH } }));`;
  const run = spawnSync(runtime(), ['--input-type=module', '-e', unpack], {
    // Named so, the package unpacks its shared libraries too.
    env: { ...process.env, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x', TMPDIR: place },
    encoding: 'utf8',
  });
  return run.status === 0 ? { ...JSON.parse(run.stdout), args: ['--no-zygote'] } : undefined;
}

function fromPlaywright() {
  console.log('Fetching Chromium with Playwright, once …');
  const playwright = programOf('@playwright/test', 'playwright');
  if (spawnSync(runtime(), [playwright, 'install', 'chromium'], { stdio: 'ignore' }).status !== 0)
    return undefined;
  const ask = "console.log((await import('@playwright/test')).chromium.executablePath())";
  const run = spawnSync(runtime(), ['--input-type=module', '-e', ask], {
    cwd: root,
    encoding: 'utf8',
  });
  return existsSync(run.stdout.trim()) ? plain(run.stdout.trim()) : undefined;
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url))
  console.log(JSON.stringify(findBrowser(), null, 2));
