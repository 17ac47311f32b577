import { existsSync } from 'node:fs';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Services } from './context.ts';
import { unknownOperation } from './http.ts';
import { permissionsPolicy } from './protection.ts';
import { readSession } from './request.ts';

const declared = { config: { declared: 'page' } } as const;

/**
 * Serves the built browser app: hashed files for a year, pages fresh each time, the landing page
 * to strangers and the app itself at every other path.
 */
export async function servePages(
  app: FastifyInstance,
  services: Services,
  dist: string,
): Promise<void> {
  await app.register(staticFiles, {
    root: dist,
    serve: false,
    preCompressed: true,
    cacheControl: false,
  });
  app.addHook('onSend', async (_request, reply) => {
    reply.header('permissions-policy', permissionsPolicy);
  });

  app.get('/', declared, async (request, reply) => {
    await readSession(services, request, reply);
    if (request.session) return reply.redirect('/dashboard');
    return reply
      .header('cache-control', 'no-cache')
      .header('vary', 'cookie')
      .sendFile('landing.html');
  });
  app.get('/assets/*', declared, async (request, reply) =>
    reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .sendFile(request.url.slice(1).split('?')[0] ?? ''),
  );
  app.get('/*', declared, async (request, reply) => {
    const path = new URL(request.url, 'http://localhost').pathname;
    if (path.startsWith('/api')) throw unknownOperation();
    const file =
      /^\/[\w.-]+\.\w+$/.test(path) && existsSync(join(dist, path)) ? path.slice(1) : 'index.html';
    return reply.header('cache-control', 'no-cache').sendFile(file);
  });
}
