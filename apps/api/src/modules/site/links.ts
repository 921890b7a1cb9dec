import { type Locale, publicPath } from '@fundfront/content-model';
import { isNoindex, seoValue } from '@fundfront/content-model/seo';
import type { PageLink } from '@fundfront/content-model/wire';
import type { LiveLink } from '../live/queries.ts';

export function pageLink(link: Pick<LiveLink, 'title' | 'path' | 'summary'>, locale: Locale): PageLink {
  return { title: link.title, path: publicPath(locale, link.path), summary: link.summary };
}

export function byOrder(one: LiveLink, other: LiveLink): number {
  return (one.order ?? 0) - (other.order ?? 0) || one.title.localeCompare(other.title);
}

export function isIndexed(seo: LiveLink['seo']): boolean {
  return !isNoindex(seoValue(seo ?? [], 'robots'));
}
