import { palette } from '@fundfront/ui/tokens';
import type { MetadataRoute } from 'next';
import { getSettings } from '../content/site.ts';
import { pathTo } from '../links.ts';

export const dynamic = 'force-dynamic';

export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const { title } = await getSettings('en');
  const pictures = [192, 512].map((size) => ({
    src: `/icons/${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
  }));
  return {
    name: title,
    start_url: pathTo('en', 'home'),
    display: 'browser',
    theme_color: palette.navy900,
    background_color: palette.paper,
    icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' }, ...pictures],
  };
}
