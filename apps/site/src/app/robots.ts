import type { MetadataRoute } from 'next';
import { env } from '../env.ts';

export const dynamic = 'force-dynamic';

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: ['/', '/api/media/'], disallow: ['/api/', '/preview', '/search', '/ur/search'] },
    sitemap: `${env().PUBLIC_SITE_URL}/sitemap.xml`,
  };
}
