import { foreground } from './children.mjs';
import { ensureInstalled, root, runtime } from './install.mjs';

// `npm run account`: what whoever runs the server does with accounts.

ensureInstalled();
const running = foreground(runtime(), ['src/app/commands/account.ts', ...process.argv.slice(2)], {
  cwd: root,
  env: process.env,
});
process.exitCode = await running.ended;
process.exit();
