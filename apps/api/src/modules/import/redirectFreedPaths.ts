import { defaultLocale, type Locale, locales, publicPath, tags } from '@fundfront/content-model';
import type { Ctx } from '../../context.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { findLivePath, insertUnclaimedPaths, livePathsOf } from '../paths/queries.ts';

/** An address where nothing answers any more, and the category whose page stands in. */
export interface FreedPath {
  locale: Locale;
  address: string;
  categoryId: string;
}

/**
 * Lets addresses that were freed lead to their category's page, so that links from outside hold. Whatever took one of
 * them over meanwhile keeps it. An English address leads on in Urdu too, by itself: there a row is kept only for what
 * has none in English, so that a fund which takes the English address later has it in both languages.
 */
export async function redirectFreedPaths(ctx: Ctx, freed: readonly FreedPath[]): Promise<void> {
  const categories = await livePathsOf(ctx.db, [...new Set(freed.map(({ categoryId }) => categoryId))]);
  const isLive = ({ categoryId, locale }: FreedPath) =>
    categories.some((row) => row.entryId === categoryId && row.locale === locale && row.role === 'canonical');
  const redirect = ({ locale, address, categoryId }: FreedPath) =>
    ({ locale, address, entryId: categoryId, role: 'redirect' }) as const;

  const english = freed.filter((each) => each.locale === defaultLocale && isLive(each));
  await insertUnclaimedPaths(ctx.db, english.map(redirect));
  const others: FreedPath[] = [];
  for (const each of freed) {
    if (each.locale === defaultLocale || !isLive(each)) continue;
    if (!(await findLivePath(ctx.db, defaultLocale, each.address))) others.push(each);
  }
  await insertUnclaimedPaths(ctx.db, others.map(redirect));

  const freedRows = freed.flatMap(({ address }) => locales.map((locale) => ({ locale, address })));
  const branches = freedRows.map(({ locale, address }) => tags.branch(locale, address));
  const paths = freedRows.map(({ locale, address }) => publicPath(locale, address));
  if (branches.length > 0) await enqueue(ctx, { topic: 'site', payload: { tags: branches, paths } });
}
