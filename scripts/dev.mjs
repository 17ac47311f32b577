import { foreground } from './children.mjs';
import { ensureInstalled, programOf, root, runtime } from './install.mjs';

// `npm run dev`: the server restarts on change, the browser app reloads in place. Open port 5173.

ensureInstalled();
const env = { ...process.env, DAYSLATE_DEV: '1', PORT: process.env.PORT ?? '3000' };
const args = process.argv.slice(2);
const both = [
  foreground(runtime(), ['--watch', 'src/app/server.ts', ...args], { cwd: root, env }),
  foreground(
    runtime(),
    [programOf('vite'), '--config', 'build/vite.config.ts', '--port', '5173', '--strictPort'],
    { cwd: root, env },
  ),
];
process.exitCode = await Promise.race(both.map((child) => child.ended));
for (const child of both) child.stop();
await Promise.all(both.map((child) => child.ended));
process.exit();
