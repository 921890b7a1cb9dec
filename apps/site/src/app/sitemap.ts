import { defaultLocale } from '@fundfront/content-model';
import type { MetadataRoute } from 'next';
import { getPaths, type PathEntry } from '../content/site.ts';
import { env } from '../env.ts';

/** Rendered per request only because the build has no API to ask. */
export const dynamic = 'force-dynamic';

function entry({ locale, path, alternate, updatedAt }: PathEntry): MetadataRoute.Sitemap[number] {
  const origin = env().PUBLIC_SITE_URL;
  if (!alternate) return { url: origin + path, lastModified: updatedAt };
  const languages: Record<string, string> = { [locale]: origin + path, [alternate.locale]: origin + alternate.path };
  const forOthers = languages[defaultLocale] ?? origin + path;
  return {
    url: origin + path,
    lastModified: updatedAt,
    alternates: { languages: { ...languages, 'x-default': forOthers } },
  };
}

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  return (await getPaths()).filter((page) => page.indexed).map(entry);
}
