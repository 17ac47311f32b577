import { foreground } from './children.mjs';
import { ensureInstalled, root, runtime } from './install.mjs';

// `npm run account`, `backup` and `restore`: what whoever runs the server does beside it, as
// src/app/commands has it.

ensureInstalled();
const [name, ...args] = process.argv.slice(2);
const running = foreground(runtime(), [`src/app/commands/${name}.ts`, ...args], {
  cwd: root,
  env: process.env,
});
process.exitCode = await running.ended;
process.exit();
