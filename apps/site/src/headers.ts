import { embedOrigins } from '@fundfront/content-model/embeds';

/**
 * No page may be framed, but for the bare ones under `/iframe`. `/preview` and `/as-of` get their headers in `proxy.ts`,
 * because only the running site knows the admin's address.
 */
const everywhere = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
];

/** The boxes of captcha services are frames: https://docs.hcaptcha.com, https://developers.google.com/recaptcha/docs/faq */
const captchaFrames = ['https://hcaptcha.com', 'https://*.hcaptcha.com', 'https://www.google.com/recaptcha/'];

const policy = [
  "base-uri 'self'",
  "object-src 'none'",
  "form-action 'self'",
  `frame-src 'self' ${[...embedOrigins, ...captchaFrames].join(' ')}`,
];

/** `null`: every site may frame the page. */
export function contentPolicy(frameAncestors: string | null): string {
  const all = frameAncestors === null ? policy : [...policy, `frame-ancestors ${frameAncestors}`];
  return all.join('; ');
}

/** The page sends nothing: neither its forms nor its scripts. */
export function inertPolicy(policy: string): string {
  return `${policy.replace("form-action 'self'", "form-action 'none'")}; connect-src 'none'`;
}

export const headers = [
  { source: '/:path*', headers: everywhere },
  {
    source: '/((?!iframe/|preview|as-of/|api/).*)',
    headers: [
      { key: 'Content-Security-Policy', value: contentPolicy("'none'") },
      { key: 'X-Frame-Options', value: 'DENY' },
    ],
  },
  { source: '/iframe/:path*', headers: [{ key: 'Content-Security-Policy', value: contentPolicy(null) }] },
  // Their names carry a version.
  ...['/:kind(fonts|patterns)/:file*', '/deferred.v1.js'].map((source) => ({
    source,
    headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
  })),
];
