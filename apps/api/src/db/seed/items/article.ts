import type { Scene } from '../sceneSvg.ts';
import type { SeedItem } from '../types.ts';

export interface SeedArticle extends SeedItem<'article', 'title' | 'summary' | 'body', 'image'> {
  scene?: Scene;
}
