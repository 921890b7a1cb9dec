import { calls } from '@fundfront/content-model/wire';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { AppError } from '../../errors.ts';
import type { AppEnv } from '../../http/types.ts';
import type { IssuedTokens } from './issueTokens.ts';

export const refreshCookieName = 'fundfront_refresh';
// Sent to the refresh call alone: no other call can be made by the cookie, so none can be forged with it.
const scope = { path: calls.refresh.path, httpOnly: true, secure: true, sameSite: 'Strict' } as const;

export function setRefreshCookie(c: Context<AppEnv>, { refreshToken, expiresAt }: IssuedTokens): void {
  const maxAge = Math.max(0, Math.round((expiresAt.getTime() - c.get('ctx').ports.clock.now().getTime()) / 1_000));
  setCookie(c, refreshCookieName, refreshToken, { ...scope, maxAge });
}

export function deleteRefreshCookie(c: Context<AppEnv>): void {
  deleteCookie(c, refreshCookieName, scope);
}

/**
 * Accepts only requests of our own pages: JSON, and from an origin that the deployment knows. Browsers write both
 * headers themselves; a page elsewhere cannot.
 */
export function readRefreshCookie(c: Context<AppEnv>): string {
  const { env } = c.get('ctx');
  if (!/^application\/json\b/i.test(c.req.header('content-type') ?? '')) {
    throw new AppError('UNSUPPORTED_TYPE', 'Send the request as application/json.');
  }
  const origin = c.req.header('origin');
  const known = [env.PUBLIC_ADMIN_URL, env.PUBLIC_SITE_URL, ...env.CORS_ORIGINS];
  const isOwnOrigin =
    c.req.header('sec-fetch-site') === 'same-origin' || (origin !== undefined && known.includes(origin));
  if (!isOwnOrigin) throw new AppError('FORBIDDEN', 'This call is not open to other sites.');
  const token = getCookie(c, refreshCookieName);
  if (!token) throw new AppError('UNAUTHENTICATED', 'Sign in first.');
  return token;
}
