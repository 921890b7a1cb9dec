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
