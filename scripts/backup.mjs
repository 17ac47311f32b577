import { foreground } from './children.mjs';
import { ensureInstalled, root, runtime } from './install.mjs';

// `npm run backup -- FOLDER`: everything of a Dayslate, saved while it runs.

ensureInstalled();
const running = foreground(runtime(), ['src/app/commands/backup.ts', ...process.argv.slice(2)], {
  cwd: root,
  env: process.env,
});
process.exitCode = await running.ended;
process.exit();
