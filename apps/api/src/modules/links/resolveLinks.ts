import { defaultLocale, type Locale, publicPath } from '@fundfront/content-model';
import { escapeHtml } from '@fundfront/content-model/escapeHtml';
import type { Ctx } from '../../context.ts';
import { canonicalPaths } from './queries.ts';

const linkTag = /<a ([^>]*\bdata-entry=\\"([\da-f-]{36})\\"[^>]*)>/g;

const escapeAttribute = (path: string) => JSON.stringify(escapeHtml(path)).slice(1, -1);

/** Where each entry answers: in this language, else in the default one under this language's prefix. */
async function currentPaths(ctx: Ctx, locale: Locale, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await canonicalPaths(ctx.db, locale, ids);
  const own = rows.filter((row) => row.locale === locale);
  const fallback = rows.filter((row) => row.locale === defaultLocale);
  return new Map([...fallback, ...own].map(({ id, path }) => [id, publicPath(locale, path)]));
}

/**
 * A response whose texts link to where their targets are now. A link whose target the public cannot see becomes plain
 * words. Works on the JSON: a text may stand anywhere in it, and the sanitiser escapes `>` and `"` within a tag.
 */
export async function resolveLinks<Response>(ctx: Ctx, locale: Locale, response: Response): Promise<Response> {
  const json = JSON.stringify(response);
  const ids = [...new Set([...json.matchAll(linkTag)].flatMap(([, , id]) => (id ? [id] : [])))];
  if (ids.length === 0) return response;
  const paths = await currentPaths(ctx, locale, ids);
  const resolved = json.replace(linkTag, (_tag, attributes: string, id: string) => {
    const path = paths.get(id);
    const rest = attributes
      .replace(/\s*\bdata-entry=\\"[^"]*\\"/, '')
      .replace(/\s*\bhref=\\"([^"\\#]*)(#[^"\\]*)?\\"/, (_href, _stored, anchor: string = '') =>
        path === undefined ? '' : ` href=\\"${escapeAttribute(path)}${anchor}\\"`,
      )
      .trim();
    return rest === '' ? '<a>' : `<a ${rest}>`;
  });
  return JSON.parse(resolved);
}
