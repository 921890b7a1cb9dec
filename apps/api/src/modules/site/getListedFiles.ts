import { contentTypes, defaultLocale, type Locale } from '@fundfront/content-model';
import type { ListedFile } from '@fundfront/content-model/wire';
import * as v from 'valibot';
import type { Ctx } from '../../context.ts';
import { liveData } from '../live/liveData.ts';
import { liveOfIds } from '../live/queries.ts';
import { mediaPath } from '../media/addresses.ts';
import { filesOfIds } from '../media/queries.ts';

async function documentsOf(ctx: Ctx, locale: Locale, ids: readonly string[]): Promise<ListedFile[]> {
  const rows = await liveOfIds(ctx.db, locale, 'document', ids);
  return rows.flatMap((row) => {
    const file = v.safeParse(contentTypes.document.fields.file.delivered, liveData(row).file);
    return file.success && file.output ? [{ id: row.id, title: row.title, locale: row.locale, file: file.output }] : [];
  });
}

async function filesOf(ctx: Ctx, ids: readonly string[]): Promise<ListedFile[]> {
  const rows = await filesOfIds(ctx.db, ids);
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    locale: defaultLocale,
    file: {
      src: mediaPath(row),
      name: row.originalName,
      mediaType: row.mediaType,
      bytes: row.bytes,
      pages: row.pages,
    },
  }));
}

/** What is off the site or in the trash is left out. */
export async function getListedFiles({
  ctx,
  query: { locale, ids },
}: {
  ctx: Ctx;
  query: { locale: Locale; ids: readonly string[] };
}): Promise<ListedFile[]> {
  const found = [...(await documentsOf(ctx, locale, ids)), ...(await filesOf(ctx, ids))];
  const byId = new Map(found.map((each) => [each.id, each]));
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
}
