import '#client/ui/base.css';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import * as z from 'zod/mini';
import { router } from './router.tsx';

// zod would compile its checks with `new Function`, which our Content-Security-Policy forbids.
z.config({ jitless: true });
// Current browsers have Temporal; the others load it before anything asks what today is.
if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
