import { isSecretPage } from '#shared/places.ts';
import { knownMark } from '#shared/signed-out.ts';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/config.ts';
import type { Services } from './context.ts';
import { unknownOperation } from './http.ts';
import { permissionsPolicy } from './protection.ts';
import { readSession, sessionCookie } from './request.ts';

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
    // Who comes with a cookie while nobody can look it up gets the app, which can tell.
    const isMember = await readSession(services, request, reply).then(
      () => request.session !== null,
      () => true,
    );
    if (isMember) return reply.redirect('/dashboard');
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
  app.get('/.well-known/security.txt', declared, async (_request, reply) => {
    const text = securityText(services.config);
    if (!text) throw unknownOperation();
    return reply.type('text/plain; charset=utf-8').header('cache-control', 'no-cache').send(text);
  });
  const links = readLinks(dist);
  app.get('/*', declared, async (request, reply) => {
    const path = pathOf(request.url);
    if (path.startsWith('/api')) throw unknownOperation();
    reply.header('cache-control', 'no-cache');
    // Its address is a secret that opens something: no copy of it is to be found anywhere.
    if (isSecretPage(path))
      reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex, nofollow');
    if (/^\/[\w.-]+\.\w+$/.test(path) && existsSync(join(dist, path)))
      return reply.sendFile(path.slice(1));
    // Strangers are led to the sign-in page, whatever they asked for.
    const isKnown = request.cookies[sessionCookie(services.config).name] !== undefined;
    if (isKnown) reply.header('server-timing', knownMark);
    const link = isKnown && links.get(path.split('/')[1] ?? '');
    if (link) reply.header('link', link);
    return reply.sendFile('index.html');
  });
}

const expiresAfterDays = 180;

// RFC 9116. It is made anew for each reader, so it never has run out while anybody serves it.
function securityText({ securityContact, publicUrl }: Config): string | undefined {
  if (!securityContact) return undefined;
  const expires = new Date(Date.now() + expiresAfterDays * 86_400_000).toISOString();
  return [
    `Contact: ${securityContact}`,
    `Expires: ${expires.replace(/\.\d+Z$/, 'Z')}`,
    'Preferred-Languages: en',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}

/** The code and styles of each page, as a header that lets them come along with the page. */
function readLinks(dist: string): Map<string, string> {
  const path = join(dist, 'page-files.json');
  if (!existsSync(path)) return new Map();
  // Our own build wrote it.
  const files = JSON.parse(readFileSync(path, 'utf8')) as Record<string, string[]>;
  const link = (name: string) =>
    `</${name}>; rel=${name.endsWith('.css') ? 'preload; as=style' : 'modulepreload'}; crossorigin`;
  return new Map(Object.entries(files).map(([page, names]) => [page, names.map(link).join(', ')]));
}

// Names of letters, digits, dots and dashes, none of which leads up or hides.
const isFile = /^(\/[\w-][\w.-]*)+$/;

// Not by `new URL`: to it `//name` is another host, and `//[` is an error.
function pathOf(url: string): string {
  return url.split(/[?#]/)[0] ?? '/';
}
