import type { Prepare } from './pageCache.ts';
import type { BodyRule } from './replaceBody.ts';

/** What every address of one moment begins with: `/as-of/` and its token. */
export function pastPrefix(url: string): string | undefined {
  return /^\/as-of\/[^/?#]+/.exec(url)?.[0];
}

/** Calls, pictures and files are today's. */
const notPages = /^\/(?:api|og|_next|as-of)\/|\.\w+$/;

const link = /<a\b[^>]*?\shref="(\/(?!\/)[^"?#]*)[^"]*"[^>]*>/g;

/** Links to pages lead to the same moment, and nothing can be typed into a form. */
export function stayInPast(html: string, prefix: string): string {
  return html
    .replace(link, (tag, path: string) =>
      notPages.test(path) || tag.includes(' data-today') ? tag : tag.replace(' href="', ` href="${prefix}`),
    )
    .replace(/<form\b/g, '<form inert=""');
}

/** Kept by nobody: neither here nor by whoever asked. */
export function pastPages(prepare: Prepare): BodyRule {
  return {
    matches: ({ statusCode, req }) =>
      statusCode === 200 && req.headers['accept-encoding'] === undefined && pastPrefix(req.url ?? '/') !== undefined,
    replace: (request, response, original) => {
      response.removeHeader('etag');
      return prepare(stayInPast(original.toString('utf8'), pastPrefix(request.url ?? '/') ?? ''));
    },
  };
}
