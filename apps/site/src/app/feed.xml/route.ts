import { feed } from '../_site/feed.ts';

/** Rendered per request only because the build has no API to ask. */
export const dynamic = 'force-dynamic';

export function GET(): Promise<Response> {
  return feed('en');
}
