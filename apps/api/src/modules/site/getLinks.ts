import type { calls, ParsedQuery, ResponseOf } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { linksOf } from '../live/queries.ts';
import { findLivePath } from '../paths/queries.ts';
import { pageLink } from './links.ts';

export async function getLinks({
  ctx,
  query: { locale, paths },
}: {
  ctx: Ctx;
  query: ParsedQuery<typeof calls.getLinks>;
}): Promise<ResponseOf<typeof calls.getLinks>> {
  const found = await Promise.all(paths.map((path) => findLivePath(ctx.db, locale, path)));
  const ids = found.flatMap((each) => (each?.role === 'canonical' ? [each.entryId] : []));
  const links = new Map((await linksOf(ctx.db, locale, ids)).map((link) => [link.id, link]));
  return ids.flatMap((id) => {
    const link = links.get(id);
    return link?.isActive ? [pageLink(link, locale)] : [];
  });
}
