import { embedOrigins } from '@fundfront/content-model/embeds';

/** The boxes of captcha services are frames: https://docs.hcaptcha.com, https://developers.google.com/recaptcha/docs/faq */
const captchaFrames = ['https://hcaptcha.com', 'https://*.hcaptcha.com', 'https://www.google.com/recaptcha/'];

const policy = [
  "base-uri 'self'",
  "object-src 'none'",
  `frame-src 'self' ${[...embedOrigins, ...captchaFrames].join(' ')}`,
];

const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
  'cross-origin-opener-policy': 'same-origin',
} as const;

/** Two years: https://hstspreload.org */
const strictTransport = 'max-age=63072000; includeSubDomains';

export interface Origins {
  publicSiteUrl: string;
  publicAdminUrl: string;
}

export function fileHeaders({ publicSiteUrl }: Origins): Readonly<Record<string, string>> {
  return publicSiteUrl.startsWith('https:')
    ? { ...everywhere, 'strict-transport-security': strictTransport }
    : everywhere;
}

type Headers = Readonly<Record<string, string>>;

/**
 * No page may be framed, but for the bare ones under `/iframe`, by anyone, and for what the staff area shows of drafts
 * and of the past. The path is as routed, without a query.
 */
export function pageHeaders(origins: Origins): (path: string) => Headers {
  const base = fileHeaders(origins);
  const withPolicy = (...rules: string[]) => ({ ...base, 'content-security-policy': [...policy, ...rules].join('; ') });
  const framedByAdmin = `frame-ancestors 'self' ${origins.publicAdminUrl}`;
  const unlisted = {
    'x-robots-tag': 'noindex, nofollow',
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
  };
  const framed = withPolicy("form-action 'self'");
  const preview = { ...withPolicy("form-action 'self'", framedByAdmin), ...unlisted };
  // It sends nothing: neither its forms nor its scripts.
  const past = { ...withPolicy("form-action 'none'", "connect-src 'none'", framedByAdmin), ...unlisted };
  const others = { ...withPolicy("form-action 'self'", "frame-ancestors 'none'"), 'x-frame-options': 'DENY' };
  return (path) => {
    if (path.startsWith('/iframe/')) return framed;
    if (path.startsWith('/as-of/')) return past;
    return path === '/preview' ? preview : others;
  };
}
