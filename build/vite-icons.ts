import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ours = fileURLToPath(new URL('../src/client/ui/base/lucide-icon.tsx', import.meta.url));
const theirs = /lucide-react[\\/].*[\\/]Icon\.mjs$/;

/** Has the icons of lucide-react drawn by `client/ui/base/lucide-icon.tsx`. */
export function icons(): Plugin {
  return {
    name: 'dayslate:icons',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /[\\/]createLucideIcon\.mjs$/ },
      handler: () => ours,
    },
    generateBundle(_options, bundle) {
      // Another version may be cut otherwise: nothing would say that theirs is back.
      const isBack = Object.values(bundle).some(
        (file) => file.type === 'chunk' && file.moduleIds.some((id) => theirs.test(id)),
      );
      if (isBack) throw new Error('lucide-react draws its icons itself: see build/vite-icons.ts');
    },
  };
}
