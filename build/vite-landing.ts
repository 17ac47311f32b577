import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Plugin, runnerImport } from 'vite';

const PAGE = '/landing.html';
const PLACEHOLDER = '<!--landing-->';

/** Renders the landing page to plain HTML, so that visitors get it without React, and serves it at `/` in development. */
export function landing(): Plugin {
  return {
    name: 'dayslate:landing',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        if (request.url === '/' || request.url?.startsWith('/?'))
          request.url = PAGE + request.url.slice(1);
        next();
      });
    },
    transformIndexHtml: {
      // After Vite's own work: only then the bundle knows what the font files are called.
      order: 'post',
      async handler(html, { path }) {
        if (path !== PAGE) return undefined;
        const markup = await renderPage();
        // A function, because a string would give `$1` in the text a meaning.
        return html.replace(PLACEHOLDER, () => markup);
      },
    },
    hotUpdate({ file }) {
      // The browser never loads the components, so Vite would not tell it that they have changed.
      if (file.includes('/src/views/landing/') && file.endsWith('.tsx'))
        this.environment.hot.send({ type: 'full-reload' });
    },
  };
}

async function renderPage(): Promise<string> {
  // A fresh run each time: an edited section shows on the next load without a cache to clear.
  const { module } = await runnerImport<{ LandingPage: ComponentType }>(
    '/src/views/landing/landing-page.tsx',
    {
      plugins: [withoutStyles()],
    },
  );
  return renderToStaticMarkup(createElement(module.LandingPage));
}

/** The components of the kit import their styles; the page gets them from landing.css. */
function withoutStyles(): Plugin {
  const empty = '\0no-styles';
  return {
    name: 'dayslate:without-styles',
    enforce: 'pre',
    resolveId: (source) => (source.endsWith('.css') ? empty : undefined),
    load: (id) => (id === empty ? '' : undefined),
  };
}
