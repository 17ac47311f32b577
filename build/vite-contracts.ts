import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { shortContract } from './short-contract.ts';

const contracts = /[\\/]([\w-]+-)?contract\.ts(\?short|\?whole)?$/;

/** The domains whose records the frame and the first list show. */
const earlyDomains = [
  'people/auth',
  'people/workspaces',
  'tasks',
  'tasks/categories',
  'tasks/starred-days',
  'around/notifications',
];
const folders = earlyDomains.join('|').replaceAll('/', String.raw`[\\/]`);
const early = new RegExp(String.raw`domains[\\/](${folders})[\\/]contract\.ts$`);
/** Their contracts whole, in one file. */
const wholeContracts = 'dayslate:whole-contracts';

/**
 * Leaves out of the browser's code what contracts say for the server and the documentation alone:
 * what an operation answers, what its address holds, and its summary. Only bodies are checked here.
 *
 * Of the operations that the first list begins with, the bodies come later as well: their contracts
 * are there a second time, whole, and say so to `comesLater` (src/client/form/checks.ts). What makes
 * contracts of collections is there twice for that: with bodies, and `?short` of them.
 */
export function contractsInShort(): Plugin {
  return {
    name: 'dayslate:contracts',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: new RegExp(String.raw`[\\/]collection-contract\.ts$|^${wholeContracts}$`) },
      async handler(source, importer) {
        if (source === wholeContracts) return source;
        if (!importer || !early.test(importer)) return null;
        const found = await this.resolve(source, importer, { skipSelf: true });
        return found && `${found.id}?short`;
      },
    },
    load: {
      filter: { id: new RegExp(String.raw`contract\.ts\?(short|whole)$|^${wholeContracts}$`) },
      handler: async (id) =>
        id === wholeContracts
          ? earlyDomains.map(exportOf).join('')
          : { code: await readFile(fileOf(id), 'utf8'), moduleType: 'ts' },
    },
    transform: {
      filter: { id: contracts },
      handler(code, id) {
        const isEarly = early.test(id);
        const withoutBodies = isEarly || id.endsWith('?short');
        const { text, exported } = shortContract(fileOf(id), code, { withoutBodies });
        const own = exported.filter((name) => name.endsWith('Contract'));
        if (isEarly && own.length !== 1) throw new Error(`${id} is to export one contract`);
        return { code: isEarly ? text + own.map(laterOf).join('') : text, map: null };
      },
    },
  };
}

const exportOf = (domain: string) => `export * from '#domains/${domain}/contract.ts?whole';\n`;
const fileOf = (id: string) => id.replace(/\?\w+$/, '');

const laterOf = (contract: string) => `
import { comesLater } from '#client/form/checks.ts';
comesLater(${contract}, () => import('${wholeContracts}').then((whole) => whole.${contract}));
`;
