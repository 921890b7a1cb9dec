import { type Locale, otherLocale } from '@fundfront/content-model';
import { stampMeta } from '@fundfront/content-model/wire';
import type { Metadata } from 'next';
import { getPage, type SitePage } from '../../content/page.ts';
import { getSettings } from '../../content/site.ts';
import { env } from '../../env.ts';
import { messagesOf } from '../../i18n/index.ts';
import { seoOf } from './seo.ts';

/** Languages of a page for search engines: itself, its twin, and English for everybody else. */
function languagesOf({ locale, path, twin }: SitePage): Record<string, string> {
  if (!twin) return {};
  const paths = { [locale]: path, [otherLocale(locale)]: twin.path };
  return { ...paths, 'x-default': paths.en ?? path };
}

/** What the head of a page says. */
export async function pageMetadata(page: SitePage): Promise<Metadata> {
  const company = (await getSettings(page.locale)).title;
  const seo = seoOf(page);
  const title = page.template === 'home' ? `${company} | ${seo.title}` : `${seo.title} | ${company}`;
  return {
    metadataBase: new URL(env().PUBLIC_SITE_URL),
    title,
    description: seo.description,
    robots: seo.robots,
    alternates: { canonical: page.path, languages: languagesOf(page) },
    openGraph: {
      type: 'website',
      title: seo.title,
      description: seo.description,
      url: page.path,
      siteName: company,
      locale: page.locale === 'ur' ? 'ur_PK' : 'en_PK',
      ...(page.image && { images: [page.image.src] }),
    },
    other: { [stampMeta]: page.stamp },
  };
}

/** What the head says at an address, whatever answers there. */
export async function addressMetadata(locale: Locale, address: string): Promise<Metadata> {
  const found = await getPage(locale, address);
  const messages = messagesOf(locale);
  if (!found) return { title: messages.errors.notFound, robots: { index: false } };
  if (found.kind === 'page') return pageMetadata(found);
  if (found.kind === 'redirect') return {};
  return { title: messages.untranslated.title, robots: { index: false, follow: true } };
}
