import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { mergeShapes, type Shape } from './icon-path.ts';

const ours = fileURLToPath(new URL('../src/client/ui/base/lucide-icon.tsx', import.meta.url));
const theirs = /lucide-react[\\/].*[\\/]Icon\.mjs$/;

/** What a file of one icon exports beside what draws it. */
interface IconFile {
  __iconData?: { name: string; aliases?: readonly string[]; node: readonly Shape[] };
}

/** Has the icons of lucide-react drawn by `client/ui/base/lucide-icon.tsx`, each as one path. */
export function icons(): Plugin {
  return {
    name: 'dayslate:icons',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /[\\/]createLucideIcon\.mjs$/ },
      handler: () => ours,
    },
    load: {
      filter: { id: /lucide-react[\\/].*[\\/]icons[\\/][\w-]+\.mjs$/ },
      async handler(id) {
        // Its own file says what it is made of.
        const { __iconData: data } = (await import(pathToFileURL(id).href)) as IconFile;
        // An older name of another one.
        if (!data) return null;
        const { name, aliases, node } = data;
        const made = JSON.stringify({ name, aliases, node: mergeShapes(node) });
        return `import create from '../createLucideIcon.mjs';\nexport default /* @__PURE__ */ create(${made});\n`;
      },
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
