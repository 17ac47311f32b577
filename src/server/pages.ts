import { existsSync } from 'node:fs';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Services } from './context.ts';
import { unknownOperation } from './http.ts';
import { permissionsPolicy } from './protection.ts';
import { readSession } from './request.ts';

const declared = { config: { declared: 'page' }, schema: { hide: true } } as const;

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
  app.get('/assets/*', declared, async (request, reply) => {
    const path = pathOf(request.url);
    // Only what is there may be kept for a year: a missing file may come with the next build.
    if (!isFile.test(path) || !existsSync(join(dist, path))) throw unknownOperation();
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .sendFile(path.slice(1));
  });
  app.get('/*', declared, async (request, reply) => {
    const path = pathOf(request.url);
    if (path.startsWith('/api')) throw unknownOperation();
    const file =
      /^\/[\w.-]+\.\w+$/.test(path) && existsSync(join(dist, path)) ? path.slice(1) : 'index.html';
    return reply.header('cache-control', 'no-cache').sendFile(file);
  });
}

// Names of letters, digits, dots and dashes, none of which leads up or hides.
const isFile = /^(\/[\w-][\w.-]*)+$/;

// Not by `new URL`: to it `//name` is another host, and `//[` is an error.
function pathOf(url: string): string {
  return url.split(/[?#]/)[0] ?? '/';
}
