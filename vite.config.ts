import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { landing } from './vite-landing.ts';
import { serviceWorker } from './vite-service-worker.ts';

const apiPort = process.env['PORT'] ?? '3000';
const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [react({ compiler: true }), landing(), serviceWorker()],
  build: {
    target: 'es2024',
    // The Content-Security-Policy allows no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: { app: file('./index.html'), landing: file('./landing.html') } },
  },
  server: { port: 5173, proxy: { '/api': `http://localhost:${apiPort}` } },
});
