import { createHash } from 'node:crypto';
import { textAlign } from '@fundfront/content-model/richText';
import { styleHashes } from '@fundfront/web-server/libraryStyles';
import type { Env } from './env.ts';

const source = (digest: string) => `'sha256-${digest}'`;

const styleElements = Object.values(styleHashes).map(source);

/** The only styles that a text of the site may carry, as the API stores them. */
const styleAttributes = textAlign.map((value) =>
  source(createHash('sha256').update(`text-align:${value}`).digest('base64')),
);

/** What parses HTML: our own (`packages/ui/src/trustedHtml.ts`), and the editor's clipboard. */
const trustedTypes = ['fundfront', 'ProseMirrorClipboard'];

/**
 * Scripts come from files of this origin alone, and no text becomes markup but through the named policies. Frames show the
 * public site's previews; nobody may frame the admin.
 * @param siteUrl address of the public site
 */
function contentPolicy(siteUrl: string): string {
  const site = new URL(siteUrl).origin;
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${styleElements.join(' ')}`,
    `style-src-attr 'unsafe-hashes' ${styleAttributes.join(' ')}`,
    `img-src 'self' data: blob: ${site}`,
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${site}`,
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypes.join(' ')}`,
  ].join('; ');
}

/** No content policy: it concerns pages, and on every script and style it would only be weight. */
export const assetHeaders = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
} as const;

/** A year, as browsers and their lists of known hosts ask; what is below the admin's host is the deployment's own affair. */
const onlyHttps = 'max-age=31536000';

/** Of the page and of all that is no file with a name of its own, whoever serves it (see docs/guides/serve-the-admin.md). */
export function pageHeaders({ PUBLIC_SITE_URL, PUBLIC_ADMIN_URL }: Pick<Env, 'PUBLIC_SITE_URL' | 'PUBLIC_ADMIN_URL'>) {
  return {
    ...assetHeaders,
    'content-security-policy': contentPolicy(PUBLIC_SITE_URL),
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    'cross-origin-opener-policy': 'same-origin',
    'x-robots-tag': 'noindex, nofollow',
    ...(PUBLIC_ADMIN_URL.startsWith('https://') && { 'strict-transport-security': onlyHttps }),
  };
}
