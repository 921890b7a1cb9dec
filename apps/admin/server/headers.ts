/**
 * The content policy of the staff admin. Scripts come from files of this origin alone; style elements are allowed, since
 * the toast library writes one. Frames show the public site's previews; nobody may frame the admin.
 */
export function securityHeaders(publicSiteUrl: string): Record<string, string> {
  const site = new URL(publicSiteUrl).origin;
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${site}`,
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${site}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    'cross-origin-opener-policy': 'same-origin',
    'x-robots-tag': 'noindex, nofollow',
  };
}
