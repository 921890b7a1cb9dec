import { homePath, type Locale } from '@fundfront/content-model';
import { seoOf } from '@fundfront/content-model/seo';
import type { SitePage } from '../../content/page.ts';
import { type ShareImageContent, shareImageVersion } from '../../features/shareImage/shareImageVersion.ts';

export function shareImageContent(page: SitePage, company: string): ShareImageContent {
  const { locale, breadcrumbs } = page;
  return { locale, title: seoOf(page).title, company, section: breadcrumbs.at(-1)?.title ?? null };
}

function pathWithoutLocale(locale: Locale, path: string): string {
  if (path === `/${locale}`) return homePath;
  return path.startsWith(`/${locale}/`) ? path.slice(locale.length + 1) : path;
}

/** Other content gives another address, so a browser may cache each for good. */
export function shareImagePath(page: SitePage, company: string): string {
  const version = shareImageVersion(shareImageContent(page, company));
  return `/og/${page.locale}${pathWithoutLocale(page.locale, page.path)}.png?v=${version}`;
}
