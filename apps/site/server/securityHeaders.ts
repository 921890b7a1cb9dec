import { embedOrigins } from '@fundfront/content-model/embeds';
import { libraryStyles } from '@fundfront/web-server/libraryStyles';
import { styleDirectives } from './stylePolicy.ts';

/** https://docs.hcaptcha.com, https://developers.google.com/recaptcha/docs/faq */
const captchaHosts = {
  recaptcha: {
    scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    frames: ['https://www.google.com/recaptcha/'],
    calls: ['https://www.google.com/recaptcha/'],
  },
  hcaptcha: {
    scripts: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
    frames: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
    calls: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
  },
} as const;

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
  /** Whose scripts forms load; null where the captcha is our own. */
  captcha: keyof typeof captchaHosts | null;
}

export function fileHeaders({ publicSiteUrl }: Pick<Origins, 'publicSiteUrl'>): Readonly<Record<string, string>> {
  return publicSiteUrl.startsWith('https:')
    ? { ...everywhere, 'strict-transport-security': strictTransport }
    : everywhere;
}

type Headers = Readonly<Record<string, string>>;

function policyOf({ captcha }: Origins, isStrict: boolean, connect: readonly string[]): readonly string[] {
  const hosts = captcha === null ? { scripts: [], frames: [], calls: [] } : captchaHosts[captcha];
  const frames = `frame-src ${["'self'", ...embedOrigins, ...hosts.frames].join(' ')}`;
  if (!isStrict) return ["base-uri 'none'", "object-src 'none'", frames];
  const calls = connect.includes("'none'") ? connect : [...connect, ...hosts.calls];
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...hosts.scripts].join(' ')}`,
    "worker-src 'self'",
    ...styleDirectives(libraryStyles),
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    `connect-src ${calls.join(' ')}`,
    frames,
    "object-src 'none'",
    "base-uri 'none'",
    // The scripts of captcha services write markup.
    ...(captcha === null ? ["require-trusted-types-for 'script'", 'trusted-types fundfront default'] : []),
  ];
}

/**
 * No page may be framed, but for the bare ones under `/iframe`, by anyone, and for what the staff area shows of drafts
 * and of the past. The path is as routed, without a query.
 * @param isStrict false in development
 */
export function pageHeaders(origins: Origins, isStrict: boolean): (path: string) => Headers {
  const base = { ...fileHeaders(origins), 'cross-origin-resource-policy': 'same-origin' };
  const withPolicy = (connect: string, ...rules: string[]) => ({
    ...base,
    'content-security-policy': [...policyOf(origins, isStrict, [connect]), ...rules].join('; '),
  });
  const framedByAdmin = `frame-ancestors 'self' ${origins.publicAdminUrl}`;
  const unlisted = {
    'x-robots-tag': 'noindex, nofollow',
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
  };
  const framed = withPolicy("'self'", "form-action 'self'");
  const preview = { ...withPolicy("'self'", "form-action 'self'", framedByAdmin), ...unlisted };
  // It sends nothing: neither its forms nor its scripts.
  const past = { ...withPolicy("'none'", "form-action 'none'", framedByAdmin), ...unlisted };
  const others = { ...withPolicy("'self'", "form-action 'self'", "frame-ancestors 'none'"), 'x-frame-options': 'DENY' };
  const pictures = { ...others, 'cross-origin-resource-policy': 'cross-origin' };
  return (path) => {
    if (path.startsWith('/og/') || path === '/preview/share.png') return pictures;
    if (path.startsWith('/iframe/')) return framed;
    if (path.startsWith('/as-of/')) return past;
    return path === '/preview' ? preview : others;
  };
}
