import { NextResponse } from 'next/server';
import { env } from './env.ts';
import { contentPolicy } from './headers.ts';

/** Only the preview passes: the admin frames it, and its address is known only where the site runs. */
export const config = { matcher: '/preview' };

export function proxy(): NextResponse {
  const response = NextResponse.next();
  response.headers.set('Content-Security-Policy', contentPolicy(`'self' ${env().PUBLIC_ADMIN_URL}`));
  response.headers.set('X-Robots-Tag', 'noindex, nofollow');
  response.headers.set('Cache-Control', 'private, no-store');
  response.headers.set('Referrer-Policy', 'no-referrer');
  return response;
}
