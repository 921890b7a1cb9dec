import type { Locale } from '@fundfront/content-model';
import type { ListedReplacement } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { liveReplacements } from './queries.ts';

export function listReplacements({
  ctx,
  input: { locale },
}: {
  ctx: Ctx;
  input: { locale: Locale };
}): Promise<ListedReplacement[]> {
  return liveReplacements(ctx.db, locale);
}
