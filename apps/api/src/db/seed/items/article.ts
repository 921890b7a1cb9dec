import type { Scene } from '../sceneSvg.ts';
import type { SeedItem } from '../types.ts';

/** The picture is drawn when the content is seeded. */
export interface SeedArticle extends SeedItem<'article', 'title' | 'summary' | 'body', 'image'> {
  scene?: Scene;
}
