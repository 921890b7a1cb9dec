import { type Locale, publicPath } from '@fundfront/content-model';
import { fold } from '@fundfront/content-model/fold';
import type { calls, LinkTarget, ResponseOf } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { mediaPath } from '../media/addresses.ts';
import { documentsNamed, filesNamed, pagesNamed } from './queries.ts';

const shown = { pages: 8, documents: 6, files: 4 };

/** Only what the public can open: a link to a draft would lead nowhere. */
export async function searchLinks(input: {
  ctx: Ctx;
  search: string;
  locale: Locale;
}): Promise<ResponseOf<typeof calls.searchLinks>> {
  const { ctx, locale } = input;
  const search = fold(input.search);
  if (search === '') return [];
  const pages = (await pagesNamed(ctx.db, locale, search, shown.pages)).map(({ id, title, path }): LinkTarget => {
    const href = publicPath(locale, path ?? '');
    return { id: `page-${id}`, kind: 'page', title, detail: href, href, entry: id };
  });
  const documents = (await documentsNamed(ctx.db, search, shown.documents)).flatMap(
    ({ id, title, src, file }): LinkTarget[] =>
      src === null
        ? []
        : [{ id: `document-${id}`, kind: 'document', title, detail: file ?? src, href: src, entry: null }],
  );
  const files = (await filesNamed(ctx.db, search, shown.files)).map(
    ({ id, title, originalName, ...file }): LinkTarget => {
      return { id: `media-${id}`, kind: 'media', title, detail: originalName, href: mediaPath(file), entry: null };
    },
  );
  const addresses = new Set(documents.map(({ href }) => href));
  return [...pages, ...documents, ...files.filter(({ href }) => !addresses.has(href))];
}
