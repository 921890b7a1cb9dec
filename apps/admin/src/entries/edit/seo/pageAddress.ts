import { type ContentType, type EntryData, type Locale, publicPath, splitPublicPath } from '@fundfront/content-model';
import type { EntryDetail, RowSummary } from '@fundfront/content-model/wire';

/** Public, as it will be with the slug that is typed; null where only the parents' addresses would tell. */
export function pageAddress(
  type: ContentType,
  locale: Locale,
  { detail, data }: { detail: Pick<EntryDetail, 'rows' | 'ancestors'>; data: EntryData },
): string | null {
  const slug = typeof data.slug === 'string' ? data.slug : '';
  const own = type.paths?.({ slug, data })[0];
  if (own) return publicPath(locale, own);
  const row: RowSummary | null = detail.rows[locale];
  if (row?.path) return row.slug === slug ? row.path : row.path.replace(/[^/]*$/, slug);
  return detail.ancestors.length === 0 && slug !== '' ? publicPath(locale, `/${slug}`) : null;
}

/** Address of the share image that the site makes of what is live. */
export function liveSharePath(locale: Locale, { path, liveVersion }: Pick<RowSummary, 'path' | 'liveVersion'>) {
  if (path === null || liveVersion === null) return null;
  return `/og/${locale}${splitPublicPath(path).path}.png?v=${liveVersion}`;
}

/** Address of the share image of what is typed, which a preview's token opens. */
export function draftShareUrl(previewUrl: string, shown: string): string {
  const url = new URL(previewUrl);
  url.pathname = `${url.pathname.replace(/\/$/, '')}/share.png`;
  // Another text, another address: the picture is asked for anew.
  url.searchParams.set('shown', shown);
  return url.href;
}
