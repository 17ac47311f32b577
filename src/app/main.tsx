// First, where it has not run by itself yet: from the cache all of the code comes at once.
import '#app/early.ts';
import '#client/ui/base/base.css';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadChecks } from '#client/form/checks.ts';
import { afterPaint } from '#client/ui/base/after-paint.ts';
import { lookForUpdate } from '#client/sync/live/service-worker.ts';
import { router } from './router.tsx';
import { ErrorBoundary } from '#app/shell/pages/error-boundary.tsx';
import { tellScrollbar } from '#app/shell/scrollbar.ts';
import { start } from '#app/shell/start.ts';

// Current browsers have Temporal; the others load it before anything asks what today is.
if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');

// Offered, not done: most parts are fetched ahead, while somebody types.
window.addEventListener('vite:preloadError', () => void lookForUpdate());

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
tellScrollbar();
const fetchChecks = () => void loadChecks().catch(() => undefined);
// Where all code is on the device they are there before anybody can write.
const isOnDevice = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
if (isOnDevice) fetchChecks();
await start();
// At once, and painted before anything else is done: nothing stands here yet that could be pressed.
createRoot(root).render(
  <StrictMode>
    <ErrorBoundary>
      <RouterProvider router={router} />
    </ErrorBoundary>
  </StrictMode>,
);
if (!isOnDevice) afterPaint(fetchChecks);
