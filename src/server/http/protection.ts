import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { FastifyRequest } from 'fastify';
import { AppError } from '#shared/errors.ts';
import type { Config } from '#server/config.ts';

/** The headers of every answer. Nothing may run, load or frame but what we serve ourselves. */
export function securityHeaders(config: Pick<Config, 'publicUrl'>): FastifyHelmetOptions {
  const self = ["'self'"];
  const none = ["'none'"];
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: none,
        scriptSrc: self,
        styleSrc: self,
        imgSrc: self,
        fontSrc: self,
        connectSrc: self,
        manifestSrc: self,
        workerSrc: self,
        baseUri: none,
        formAction: self,
        frameAncestors: none,
      },
    },
    strictTransportSecurity: config.publicUrl.startsWith('https:')
      ? { maxAge: 63_072_000, includeSubDomains: true }
      : false,
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  };
}

/** What of the browser's own powers the product uses: the camera, for the barcode of a book, and none of the others. */
export const permissionsPolicy =
  'accelerometer=(), camera=(self), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses a state change that another site's page could have caused. */
export function requireSameOrigin(
  config: Pick<Config, 'publicUrl'>,
  request: FastifyRequest,
): void {
  if (reading.has(request.method)) return;
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site === 'same-origin' || (site === undefined && origin === config.publicUrl)) return;
  throw new AppError('forbidden', 'This request does not come from this site');
}
