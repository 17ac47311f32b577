import { isIPv6 } from 'node:net';
import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Effort } from '#shared/effort.ts';
import { signedOutCookie } from '#shared/signed-out.ts';
import type { PublicContext, Services, Session } from './context.ts';
import { findSession, sessionDays } from '#server/accounts/tokens.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Filled before the handler: the session behind the cookie, if it is valid. */
    session: Session | null;
  }
}

/** The context of a request before anything is known about who sends it. */
export function publicContext(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): PublicContext {
  const { name, secure } = sessionCookie(services.config);
  const device = name.replace('sid', 'did');
  const settings = { path: '/', httpOnly: true, secure, sameSite: 'lax' } as const;
  return {
    ...services,
    log: request.log,
    // A caller who hangs up early leaves no address behind, whatever the types say.
    address: blockOf(request.ip ?? ''),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 200),
    session: request.session,
    effort: new Effort(),
    deviceToken: request.cookies[device] ?? null,
    request,
    reply,
    setSessionCookie(token) {
      if (token) reply.setCookie(name, token, { ...settings, maxAge: sessionDays * 86_400 });
      else reply.clearCookie(name, settings);
      // Either way the browser need not remember any more that somebody left.
      if (hasLeft(request)) reply.clearCookie(signedOutCookie, { path: '/', secure });
    },
    setDeviceCookie(token, days) {
      reply.setCookie(device, token, { ...settings, maxAge: days * 86_400 });
    },
  };
}

/** Over plain HTTP (a first try on localhost) browsers refuse the safer `__Host-` name. */
export function sessionCookie(config: { publicUrl: string }): { name: string; secure: boolean } {
  const secure = config.publicUrl.startsWith('https:');
  return { name: secure ? '__Host-sid' : 'sid', secure };
}

// One customer holds a whole /64, so a limit per single IPv6 address would limit nobody.
function blockOf(ip: string): string {
  if (!isIPv6(ip) || ip.startsWith('::ffff:')) return ip.replace('::ffff:', '');
  const [head = '', tail] = ip.split('::');
  const front = head.split(':').filter(Boolean);
  const back = tail?.split(':').filter(Boolean) ?? [];
  const zeros = tail === undefined ? [] : Array<string>(8 - front.length - back.length).fill('0');
  // One writing for all: `0DB8` and `db8` are the same.
  const groups = [...front, ...zeros, ...back].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/** What the browser holds of a session, whether or not somebody has signed out of it. */
export function sessionToken(
  { config }: Pick<Services, 'config'>,
  { cookies }: FastifyRequest,
): string | undefined {
  return cookies[sessionCookie(config).name];
}

// Signed out while offline: the page could not remove the session's cookie, and says so by another.
function hasLeft({ cookies }: FastifyRequest): boolean {
  return cookies[signedOutCookie] !== undefined;
}

/** Fills `request.session` from the cookie, and prolongs the cookie of a session in use. */
export async function readSession(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const token = sessionToken(services, request);
  if (!token || hasLeft(request)) return;
  const session = await findSession(services.database, token);
  if (!session) return;
  const { renewed, ...known } = session;
  request.session = known;
  if (renewed) publicContext(services, request, reply).setSessionCookie(token);
}
