import type { Plugin } from 'vite';

const contracts = /[\\/]([\w-]+-)?contract\.ts$/;
const summaries = /^\s*summary:\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`[^`]*`),$/gm;

/** Leaves out of the browser's code what contracts say for the documentation alone. */
export function contractsInShort(): Plugin {
  return {
    name: 'dayslate:contracts',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: contracts },
      handler: (code) => ({ code: code.replaceAll(summaries, ''), map: null }),
    },
  };
}
