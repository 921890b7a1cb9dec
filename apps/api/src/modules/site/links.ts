import { type Locale, publicPath } from '@fundfront/content-model';
import type { PageLink } from '@fundfront/content-model/wire';
import type { LiveLink } from '../live/queries.ts';

export function pageLink(link: Pick<LiveLink, 'title' | 'path' | 'summary'>, locale: Locale): PageLink {
  return { title: link.title, path: publicPath(locale, link.path), summary: link.summary };
}

export function byOrder(one: LiveLink, other: LiveLink): number {
  return (one.order ?? 0) - (other.order ?? 0) || one.title.localeCompare(other.title);
}

export function isIndexed(seo: LiveLink['seo']): boolean {
  const robots = seo?.find(({ key }) => key.toLowerCase() === 'robots')?.value ?? '';
  return !/\b(?:noindex|none)\b/i.test(robots);
}
