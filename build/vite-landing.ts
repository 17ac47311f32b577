import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Plugin, runnerImport } from 'vite';
import { withoutUnworn } from './landing-styles.ts';
import { atMoment, stillStores } from './landing-stage.ts';

const PAGE = '/landing.html';
const PLACEHOLDER = '<!--landing-->';
const SHEET = '/src/views/landing/landing.css';
const SHEETS_PLACEHOLDER = "@import 'styles-of-the-pictures';";

interface Drawn {
  markup: string;
  /** The sheets that what was drawn imports, in their order. */
  sheets: readonly string[];
}

interface Page {
  /** When all pictures were taken: what they say of today, and of the minute, is of then. */
  moment: string;
  prepare: () => Promise<void>;
  Landing: ComponentType;
  finish: () => void;
}

/** Renders the landing page to plain HTML, so that visitors get it without React, and serves it at `/` in development. */
export function landing(): Plugin[] {
  let drawn: Promise<Drawn> | undefined;
  const draw = () => (drawn ??= drawPage());
  const page: Plugin = {
    name: 'dayslate:landing',
    // Before Vite's own work on styles, which reads what is imported.
    enforce: 'pre',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        if (request.url === '/' || request.url?.startsWith('/?'))
          request.url = PAGE + request.url.slice(1);
        next();
      });
    },
    async transform(code, id) {
      if (!isSheet(id)) return undefined;
      const { sheets } = await draw();
      const imports = sheets.map((file) => `@import '${file}';`).join('\n');
      return code.replace(SHEETS_PLACEHOLDER, () => imports);
    },
    transformIndexHtml: {
      // After Vite's own work: only then the bundle knows what the font files are called.
      order: 'post',
      async handler(html, { path }) {
        if (path !== PAGE) return undefined;
        const { markup } = await draw();
        // A function, because a string would give `$1` in the text a meaning.
        return html.replace(PLACEHOLDER, () => markup);
      },
    },
    hotUpdate({ file }) {
      if (!/\/src\/.*\.tsx?$/.test(file)) return;
      drawn = undefined;
      // The browser never loads the components, so Vite would not tell it that they have changed.
      if (file.includes('/src/views/landing/')) this.environment.hot.send({ type: 'full-reload' });
    },
  };
  const styles: Plugin = {
    name: 'dayslate:landing-styles',
    // Between Vite's reading of the sheet and its writing: all imports are in it.
    async transform(code, id) {
      if (!isSheet(id)) return undefined;
      return withoutUnworn(code, `<body class="landing">${(await draw()).markup}`);
    },
  };
  return [page, styles];
}

// In development it is asked for with `?direct`.
const isSheet = (id: string) => id.replace(/\?.*/, '').endsWith(SHEET);

async function drawPage(): Promise<Drawn> {
  const sheets = new Set<string>();
  // A fresh run each time: an edited section shows on the next load without a cache to clear.
  const { module } = await runnerImport<Page>('/src/app/landing.tsx', {
    plugins: [gatheredStyles(sheets), stillStores()],
    // The pictures show the keys of one machine, whichever builds them.
    // An open channel to other tabs would keep the build from ending.
    define: {
      'navigator.platform': '"MacIntel"',
      BroadcastChannel: 'undefined',
      localStorage: 'undefined',
    },
  });
  await atMoment(module.moment, module.prepare);
  const markup = atMoment(module.moment, () => renderToStaticMarkup(createElement(module.Landing)));
  module.finish();
  const [styled] = /<[^>]* style="[^>]*>/.exec(markup) ?? [];
  if (styled)
    throw new Error(`The policy of the site forbids style attributes, but a picture has ${styled}`);
  return { markup, sheets: [...sheets] };
}

/** Components import their styles; here they only tell which those are. */
function gatheredStyles(sheets: Set<string>): Plugin {
  const mark = '\0styles:';
  return {
    name: 'dayslate:gathered-styles',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith('.css')) return undefined;
      const found = await this.resolve(source, importer, { skipSelf: true });
      // Without the ending, or Vite would take it for a sheet after all.
      return found ? `${mark}${found.id.slice(0, -'.css'.length)}` : undefined;
    },
    load(id) {
      if (!id.startsWith(mark)) return undefined;
      sheets.add(`${id.slice(mark.length)}.css`);
      return '';
    },
  };
}
