import { join } from 'node:path';
import { foreground } from './children.mjs';
import { isFresh } from './freshness.mjs';
import { ensureInstalled, root, runtime } from './install.mjs';
import { server } from './server.mjs';

// `npm run demo`: a Dayslate with three months of a creator's work in it, on a data folder of its own.
// The next time it is there already; delete the folder to begin with a new sample around today.

const person = { email: 'mara@studiolark.example', password: 'lark on the harbour wall' };
const workspace = { id: '0197a1c4-5e00-7000-8000-000000000001', name: 'Studio Lark', type: 'team' };

ensureInstalled();
if (!isFresh(root)) {
  console.log('Building the browser app …');
  const { build } = await import('./build.mjs');
  await build();
}
const env = { DATA_DIR: join(root, 'data-demo'), ...process.env, ...server.env };
const running = foreground(runtime(), [...server.args, ...process.argv.slice(2)], {
  cwd: root,
  env,
  stdio: ['inherit', 'pipe', 'inherit', 'ipc'],
});
void running.ended.then((code) => process.exit(code));
running.output.on('data', (text) => {
  process.stdout.write(text);
  const address = /is ready at (\S+)/.exec(String(text))?.[1];
  if (address) fill(address).catch(stop);
});

async function fill(address) {
  const call = await signIn(address);
  await call(`/workspaces/${workspace.id}/sample`, {});
  console.log(`Sign in as ${person.email} with the password: ${person.password}`);
}

/** Signs in, the first time by making account and workspace. */
async function signIn(address) {
  let cookie = '';
  const send = (path, body) =>
    fetch(`${address}/api/v1${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: new URL(address).origin, cookie },
      body: JSON.stringify(body),
    });
  const call = async (path, body) => {
    const answer = await send(path, body);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
  };
  const known = await send('/auth/sign-in', person);
  if (known.ok) cookie = known.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  else await call('/auth/sign-up', { ...person, firstName: 'Mara', timeZone: localZone() });
  await call('/workspaces', workspace);
  return call;
}

function localZone() {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

function stop(error) {
  console.error(`The sample could not be made: ${error.message}`);
  running.stop();
}
