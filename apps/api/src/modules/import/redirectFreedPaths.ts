import { defaultLocale, type Locale, locales, publicPath, tags } from '@fundfront/content-model';
import type { Ctx } from '../../context.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { findLivePath, insertUnclaimedPaths, livePathsOf } from '../paths/queries.ts';

export interface FreedPath {
  locale: Locale;
  path: string;
  categoryId: string;
}

/**
 * Redirects freed paths to their category's page, so that links from outside hold; a path that something else took
 * meanwhile stays with it. An English path redirects in Urdu too, so Urdu gets a row only for what has none in English:
 * a fund that takes the English path later then has it in both languages.
 */
export async function redirectFreedPaths(ctx: Ctx, freed: readonly FreedPath[]): Promise<void> {
  const categories = await livePathsOf(ctx.db, [...new Set(freed.map(({ categoryId }) => categoryId))]);
  const isLive = ({ categoryId, locale }: FreedPath) =>
    categories.some((row) => row.entryId === categoryId && row.locale === locale && row.role === 'canonical');
  const redirect = ({ locale, path, categoryId }: FreedPath) =>
    ({ locale, path, entryId: categoryId, role: 'redirect' }) as const;

  const english = freed.filter((each) => each.locale === defaultLocale && isLive(each));
  await insertUnclaimedPaths(ctx.db, english.map(redirect));
  const others: FreedPath[] = [];
  for (const each of freed) {
    if (each.locale === defaultLocale || !isLive(each)) continue;
    if (!(await findLivePath(ctx.db, defaultLocale, each.path))) others.push(each);
  }
  await insertUnclaimedPaths(ctx.db, others.map(redirect));

  const freedRows = freed.flatMap(({ path }) => locales.map((locale) => ({ locale, path })));
  const pages = freedRows.map(({ locale, path }) => tags.page(locale, path));
  const paths = freedRows.map(({ locale, path }) => publicPath(locale, path));
  if (pages.length > 0) await enqueue(ctx, { topic: 'site', payload: { tags: pages, paths } });
}
