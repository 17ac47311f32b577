import { foreground } from './children.mjs';
import { ensureInstalled, root, runtime } from './install.mjs';

// `npm run restore -- FOLDER`: a backup, put into an empty Dayslate.

ensureInstalled();
const running = foreground(runtime(), ['src/app/commands/restore.ts', ...process.argv.slice(2)], {
  cwd: root,
  env: process.env,
});
process.exitCode = await running.ended;
process.exit();
