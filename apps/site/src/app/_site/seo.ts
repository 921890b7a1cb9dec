import type { SitePage } from '../../content/page.ts';

interface Seo {
  title: string;
  description: string | undefined;
  robots: string | undefined;
}

/** Title, description and robots of a page: its own SEO values, else what it says anyway. */
export function seoOf(page: Pick<SitePage, 'title' | 'summary' | 'seo'>): Seo {
  const value = (key: string) => page.seo.find((pair) => pair.key.toLowerCase() === key)?.value.trim() || undefined;
  return {
    title: value('title') ?? page.title,
    description: value('description') ?? page.summary ?? undefined,
    robots: value('robots'),
  };
}
