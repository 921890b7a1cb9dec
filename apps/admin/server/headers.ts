import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

/** Only what is named below is sent; the library's defaults promise things of a deployment that it cannot know. */
const none = {
  crossOriginResourcePolicy: false,
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  referrerPolicy: false,
  strictTransportSecurity: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xFrameOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
};

/** No content policy: it concerns pages, and on every script and style it would only be weight. */
export const assetHeaders: MiddlewareHandler = secureHeaders(none);

/**
 * Scripts come from files of this origin alone; style elements are allowed, since the toast library writes one. Frames
 * show the public site's previews; nobody may frame the admin.
 */
export function pageHeaders(publicSiteUrl: string): MiddlewareHandler {
  const site = new URL(publicSiteUrl).origin;
  const secure = secureHeaders({
    ...none,
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:', site],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      frameSrc: [site],
      manifestSrc: ["'self'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
    xFrameOptions: 'DENY',
    referrerPolicy: 'same-origin',
    permissionsPolicy: { camera: [], geolocation: [], microphone: [] },
    crossOriginOpenerPolicy: 'same-origin',
  });
  return async (c, next) => {
    await secure(c, next);
    c.header('x-robots-tag', 'noindex, nofollow');
  };
}
