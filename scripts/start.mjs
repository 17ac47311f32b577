import { foreground } from './children.mjs';
import { isFresh } from './freshness.mjs';
import { ensureInstalled, root, runtime } from './install.mjs';
import { server } from './server.mjs';

// `npm start`: from a fresh clone to a running Dayslate, and at once when all is there already.

ensureInstalled();
if (!isFresh(root)) {
  console.log('Building the browser app …');
  const { build } = await import('./build.mjs');
  await build();
}
const running = foreground(runtime(), [...server.args, ...process.argv.slice(2)], {
  cwd: root,
  // By the last one the server notices that this process has gone, however it went.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: { ...process.env, ...server.env },
});
process.exitCode = await running.ended;
process.exit();
