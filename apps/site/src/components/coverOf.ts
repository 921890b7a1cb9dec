import { splitPublicPath } from '@fundfront/content-model/derive/paths';
import type { CoverName } from '@fundfront/ui/pattern/geometry';

const sections: Record<string, CoverName> = {
  'about-us': 'about',
  'customer-service': 'service',
  sales: 'sales',
  downloads: 'downloads',
};

/**
 * The drawing at the head of a page: that of its section, in a part that its address chooses, and so the same in both
 * languages. Pages below no section, as those of funds, have that of the solutions.
 */
export function coverOf(publicPath: string): { cover: CoverName; page: string } {
  const { path } = splitPublicPath(publicPath);
  const [, section = ''] = path.split('/');
  return { cover: sections[section] ?? 'solutions', page: path };
}
