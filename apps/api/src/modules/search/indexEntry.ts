import type { Locale } from '@fundfront/content-model';
import type { Ctx } from '../../context.ts';
import { fold } from './fold.ts';
import { plainText } from './plainText.ts';
import { deleteDocument, rememberWords, upsertDocument } from './queries.ts';
import { wordsOf } from './words.ts';

export interface SearchEntry {
  entryId: string;
  locale: Locale;
  title: string;
  bodyHtml: string | null;
  summary: string | null;
}

/** Makes a live page findable, in the transaction that publishes it. */
export async function indexEntry(ctx: Ctx, { entryId, locale, title, bodyHtml, summary }: SearchEntry): Promise<void> {
  const body = fold(`${summary ?? ''} ${plainText(bodyHtml ?? '')}`);
  const folded = fold(title);
  await upsertDocument(ctx.db, { entryId, locale, title: folded, body });
  await rememberWords(ctx.db, locale, wordsOf(`${folded} ${body}`));
}

/** Takes one language of an entry out of the search, or all of them. */
export async function dropEntry(ctx: Ctx, { entryId, locale }: { entryId: string; locale?: Locale }): Promise<void> {
  await deleteDocument(ctx.db, entryId, locale);
}
