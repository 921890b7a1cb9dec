import { type Locale, otherLocale } from '@fundfront/content-model';
import { documentTitle, seoOf } from '@fundfront/content-model/seo';
import { revisionMeta } from '@fundfront/content-model/wire';
import type { Metadata } from 'next';
import { dataOf } from '../../content/items.ts';
import { getPageOfList, type SitePage } from '../../content/page.ts';
import { getSettings } from '../../content/site.ts';
import { env } from '../../env.ts';
import { imageSize } from '../../features/shareImage/scene.ts';
import { messagesOf } from '../../i18n/index.ts';
import { pathTo } from '../../links.ts';
import { listPath } from '../../listPages.ts';
import { shareImagePath } from './shareImageContent.ts';

function languagesOf({ locale, path, alternate }: SitePage): Record<string, string> {
  if (!alternate) return {};
  const paths = { [locale]: path, [otherLocale(locale)]: alternate.path };
  return { ...paths, 'x-default': paths.en ?? path };
}

function kindOf(page: SitePage) {
  if (page.type !== 'article') return { type: 'website' } as const;
  const { date } = dataOf('article', page.data);
  return {
    type: 'article',
    ...(date && { publishedTime: date }),
    modifiedTime: page.publishedAt ?? undefined,
  } as const;
}

export async function pageMetadata(page: SitePage, number = 1): Promise<Metadata> {
  const company = (await getSettings(page.locale)).title;
  const seo = seoOf(page);
  const isHome = page.template === 'home';
  const suffix = number === 1 ? '' : ` – ${messagesOf(page.locale).listPages.page(number)}`;
  const title = documentTitle(seo.title, company, isHome, suffix);
  const description = seo.description ?? title;
  const image = { url: shareImagePath(page, company), ...imageSize, alt: seo.title, type: 'image/png' };
  // A network shows it alone: on the first page it says whose it is.
  const shared = { title: isHome ? title : seo.title, description, images: [image] };
  return {
    metadataBase: new URL(env().PUBLIC_SITE_URL),
    title,
    description,
    robots: seo.robots ?? 'max-image-preview:large',
    alternates: {
      canonical: listPath(page.path, number),
      languages: number === 1 ? languagesOf(page) : {},
      types: {
        'application/rss+xml': [
          { url: pathTo(page.locale, 'feed'), title: messagesOf(page.locale).feed.title(company) },
        ],
      },
    },
    openGraph: {
      ...kindOf(page),
      ...shared,
      url: listPath(page.path, number),
      siteName: company,
      locale: page.locale === 'ur' ? 'ur_PK' : 'en_PK',
      ...(page.alternate && { alternateLocale: page.locale === 'ur' ? 'en_PK' : 'ur_PK' }),
    },
    twitter: { card: 'summary_large_image', ...shared },
    other: { [revisionMeta]: page.revision },
  };
}

export async function contentPageMetadata(locale: Locale, path: string): Promise<Metadata> {
  const { found, number } = await getPageOfList(locale, path);
  const messages = messagesOf(locale);
  if (!found) return { title: messages.errors.notFound, robots: { index: false } };
  if (found.kind === 'page') return pageMetadata(found, number);
  if (found.kind === 'redirect') return {};
  const { title } = messages.untranslated;
  return { title, description: title, robots: { index: false, follow: true } };
}
