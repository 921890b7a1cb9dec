import { defaultLocale, type Locale } from '@fundfront/content-model';
import type { Ctx } from '../../context.ts';
import { findLivePath } from '../paths/queries.ts';

/** Nearest first: of `/downloads/articles/x`, `/downloads/articles` and `/downloads`. */
export function ancestorPaths(path: string): string[] {
  const segments = path.split('/').slice(1, -1);
  return segments.map((_, index) => `/${segments.slice(0, segments.length - index).join('/')}`);
}

/** The nearest page above, in the language or in English (a translated page may have another address). */
export async function findParentPage(ctx: Ctx, path: string, locale: Locale): Promise<string | null> {
  for (const above of ancestorPaths(path)) {
    for (const language of new Set([locale, defaultLocale])) {
      const found = await findLivePath(ctx.db, language, above);
      if (found && found.role !== 'redirect') return found.entryId;
    }
  }
  return null;
}
