import type { SeedItem } from '../../types.ts';

/** `fund`, `supersedes` and `research` are slugs of the sample. */
export interface SeedDocument
  extends SeedItem<'document', 'title' | 'summary', 'file' | 'fund' | 'supersedes' | 'researchSection'> {
  fund?: string;
  supersedes?: string;
  research?: string;
}
