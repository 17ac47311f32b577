import { parseArgs } from 'node:util';
import { compare } from './against.ts';
import { benchAgenda } from './agenda.ts';
import { benchApi } from './api.ts';
import { benchBackup } from './backup.ts';
import { benchBrowser } from './browser.ts';
import { benchGrowth } from './growth.ts';
import { benchKill } from './kill.ts';
import { benchLarge } from './large.ts';
import { benchLeisure } from './leisure.ts';
import { benchMoney } from './money.ts';
import { benchLive } from './live.ts';
import { benchSearch } from './search.ts';
import { benchShoots } from './shoots.ts';
import { benchStart } from './start.ts';
import { summary } from './report.ts';

/**
 * `npm run bench` runs all parts, `npm run bench -- api live` those named; with `--against COMMIT`
 * each beside the tree as it was then.
 */
const parts: Record<string, () => Promise<void>> = {
  start: benchStart,
  api: benchApi,
  live: benchLive,
  growth: benchGrowth,
  search: benchSearch,
  agenda: benchAgenda,
  money: benchMoney,
  shoots: benchShoots,
  leisure: benchLeisure,
  large: benchLarge,
  backup: benchBackup,
  browser: benchBrowser,
};

/** Takes minutes, so only when named: `npm run bench -- kill 40` for 40 rounds. */
const onlyNamed = { kill: () => benchKill(Number(process.argv.at(-1)) || undefined) };

const { values, positionals } = parseArgs({
  options: { against: { type: 'string' } },
  allowPositionals: true,
});
const named = positionals.filter((word) => !Number(word));
const chosen = new Map(
  (named.length > 0 ? named : Object.keys(parts)).map((name) => {
    const part = { ...parts, ...onlyNamed }[name];
    if (!part)
      throw new Error(`There is no bench '${name}'; there are ${Object.keys(parts).join(', ')}.`);
    return [name, part];
  }),
);
if (values.against) {
  await compare(chosen, values.against);
} else {
  for (const [name, part] of chosen) {
    process.stdout.write(`\n${name}\n`);
    await part();
  }
  summary();
}
process.exit();
