import { type NextRequest, NextResponse } from 'next/server';
import { env } from './env.ts';
import { contentPolicy, inertPolicy } from './headers.ts';

/** Only what the admin frames passes: its address is known only where the site runs. */
export const config = { matcher: ['/preview', '/as-of/:path*'] };

export function proxy({ nextUrl }: NextRequest): NextResponse {
  const response = NextResponse.next();
  const policy = contentPolicy(`'self' ${env().PUBLIC_ADMIN_URL}`);
  response.headers.set(
    'Content-Security-Policy',
    nextUrl.pathname.startsWith('/as-of/') ? inertPolicy(policy) : policy,
  );
  response.headers.set('X-Robots-Tag', 'noindex, nofollow');
  response.headers.set('Cache-Control', 'private, no-store');
  response.headers.set('Referrer-Policy', 'no-referrer');
  return response;
}
