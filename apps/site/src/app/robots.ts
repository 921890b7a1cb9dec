import type { MetadataRoute } from 'next';
import { env } from '../env.ts';

export const dynamic = 'force-dynamic';

export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      // Pictures and documents are behind the API's address, and are to be indexed like the pages.
      allow: ['/', '/api/media/', '/api/files/'],
      disallow: ['/api/', '/preview', '/as-of', '/search', '/ur/search'],
    },
    sitemap: `${env().PUBLIC_SITE_URL}/sitemap.xml`,
  };
}
