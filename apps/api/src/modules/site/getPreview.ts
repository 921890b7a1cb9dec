import { contentType, type EntryData, isContentTypeName, type Locale } from '@fundfront/content-model';
import type { SitePage } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { linksOf } from '../live/queries.ts';
import { composePage } from './composePage.ts';
import { pageType } from './getPage.ts';
import { previewData } from './previewData.ts';
import { verifyPreviewToken } from './previewToken.ts';
import { type Draft, workingCopy } from './queries/workingCopy.ts';

async function pathOf(
  ctx: Ctx,
  { entry }: Draft,
  locale: Locale,
  { slug, data }: { slug: string; data: EntryData },
): Promise<string> {
  const [live] = await linksOf(ctx.db, locale, [entry.id]);
  if (live) return live.path;
  const type = isContentTypeName(entry.type) ? contentType(entry.type) : undefined;
  const [first] = type?.paths?.({ slug, data }) ?? [];
  if (first) return first;
  const [parent] = entry.parentId === null ? [] : await linksOf(ctx.db, locale, [entry.parentId]);
  return `${parent?.path ?? ''}/${slug}`;
}

export async function getPreview({ ctx, token }: { ctx: Ctx; token: string }): Promise<SitePage> {
  const { entryId, locale, userId } = await verifyPreviewToken(ctx, token);
  const draft = await workingCopy(ctx.db, entryId, locale);
  const type = draft && pageType(draft.entry.type);
  if (!draft || !type) throw new AppError('NOT_FOUND', 'There is no page to preview.');
  const { entry, own } = draft;
  const shown = await previewData(ctx, draft, userId);
  if (!shown) throw new AppError('NOT_FOUND', 'Nothing is written in this language yet.');
  return composePage(ctx, {
    id: entry.id,
    type,
    parentId: entry.parentId,
    locale,
    title: shown.title,
    data: shown.data,
    path: await pathOf(ctx, draft, locale, shown),
    revision: `${entry.id}.${locale}.preview-${own.version}`,
    publishedAt: own.publishedAt,
  });
}
