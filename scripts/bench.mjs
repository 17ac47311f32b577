import { build } from './build.mjs';
import { foreground } from './children.mjs';
import { isFresh } from './freshness.mjs';
import { ensureInstalled, root, runtime } from './install.mjs';

// `npm run bench`: measures what the product promises, beside the bare limit in the same run.

ensureInstalled();
if (!isFresh(root)) await build();
const bench = foreground(runtime(), ['bench/main.ts', ...process.argv.slice(2)], { cwd: root });
process.exit(await bench.ended);
