import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Builds and serves the bare React list that clicks and loads are compared with. */
export async function serveBareList(): Promise<{ origin: string; stop(): void }> {
  const outDir = join(tmpdir(), 'dayslate-bare-list');
  const { build } = await import('vite');
  const root = fileURLToPath(new URL('bare-list/', import.meta.url));
  await build({ root, configFile: false, logLevel: 'error', build: { outDir, emptyOutDir: true } });
  const types: Record<string, string> = { html: 'text/html', js: 'text/javascript' };
  const server = createServer((request, response) => {
    const path = request.url === '/' ? '/index.html' : (request.url ?? '');
    response.setHeader(
      'content-type',
      types[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
    );
    createReadStream(join(outDir, path))
      .on('error', () => response.writeHead(404).end())
      .pipe(response);
  });
  const origin = await new Promise<string>((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (typeof address === 'object' && address) resolve(`http://localhost:${address.port}`);
    }),
  );
  return { origin, stop: () => void server.close() };
}
