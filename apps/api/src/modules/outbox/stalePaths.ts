import {
  contentType,
  isContentTypeName,
  isTemplateName,
  listedBy,
  publicPath,
  tagsOfPage,
} from '@fundfront/content-model';
import type { Ctx } from '../../context.ts';
import { livePages } from './queries.ts';

function shownTypes(type: string, template: string | null): readonly string[] {
  if (template !== null && isTemplateName(template)) return listedBy(template);
  const fields = isContentTypeName(type) ? Object.values(contentType(type).fields) : [];
  const referenced = fields.map((field) => field.references).filter((name) => name !== null);
  // The page of a fund shows its documents and cut-off times, although they refer to it and not it to them.
  return type === 'fund' ? [...referenced, 'document', 'cutOff'] : referenced;
}

export async function stalePaths(ctx: Ctx, tags: readonly string[]): Promise<string[]> {
  const changedTags = new Set(tags);
  const live = await livePages(ctx.db);
  return live
    .filter(({ locale, path, type, template }) =>
      tagsOfPage(locale, path, shownTypes(type, template)).some((tag) => changedTags.has(tag)),
    )
    .map(({ locale, path }) => publicPath(locale, path));
}
