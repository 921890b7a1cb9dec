import type { SeedItem } from '../../types.ts';

/** `fund` and `supersedes` are slugs of the sample. */
export interface SeedDocument extends SeedItem<'document', 'title' | 'summary', 'file' | 'fund' | 'supersedes'> {
  fund?: string;
  supersedes?: string;
  pages?: 1 | 2;
}
