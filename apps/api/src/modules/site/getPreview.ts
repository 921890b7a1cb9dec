import {
  contentType,
  type EntryData,
  isContentTypeName,
  type Locale,
  mergeTranslation,
} from '@fundfront/content-model';
import type { SitePage } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { linksOf } from '../live/queries.ts';
import { composePage } from './composePage.ts';
import { pageType } from './getPage.ts';
import { verifyPreviewToken } from './previewToken.ts';
import { type Draft, workingCopy } from './queries.ts';

async function pathOf(ctx: Ctx, { entry, own }: Draft, locale: Locale, data: EntryData): Promise<string> {
  const [live] = await linksOf(ctx.db, locale, [entry.id]);
  if (live) return live.path;
  const type = isContentTypeName(entry.type) ? contentType(entry.type) : undefined;
  const [first] = type?.paths?.({ slug: own.slug, data }) ?? [];
  if (first) return first;
  const [parent] = entry.parentId === null ? [] : await linksOf(ctx.db, locale, [entry.parentId]);
  return `${parent?.path ?? ''}/${own.slug}`;
}

export async function getPreview({ ctx, token }: { ctx: Ctx; token: string }): Promise<SitePage> {
  const { entryId, locale } = await verifyPreviewToken(ctx, token);
  const draft = await workingCopy(ctx.db, entryId, locale);
  const type = draft && pageType(draft.entry.type);
  if (!draft || !type) throw new AppError('NOT_FOUND', 'There is no page to preview.');
  const { entry, own, base } = draft;
  const data = locale === entry.baseLocale ? own.data : mergeTranslation(contentType(type), base.data, own.data);
  return composePage(ctx, {
    id: entry.id,
    type,
    parentId: entry.parentId,
    locale,
    title: own.title,
    data,
    path: await pathOf(ctx, draft, locale, data),
    revision: `${entry.id}.${locale}.preview-${own.version}`,
    publishedAt: own.publishedAt,
  });
}
