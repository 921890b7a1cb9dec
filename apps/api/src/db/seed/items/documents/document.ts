import type { SeedItem } from '../../types.ts';

/** Its file is made when the content is seeded; `fund` and `supersedes` are slugs of the sample. */
export interface SeedDocument extends SeedItem<'document', 'title' | 'summary', 'file' | 'fund' | 'supersedes'> {
  fund?: string;
  supersedes?: string;
  /** Two for the longer kinds. */
  pages?: 1 | 2;
}
