import type { ContentTypeName, Locale } from '@fundfront/content-model';
import type { EntryDetail } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { assertCanRead } from '../../guards.ts';
import { detailOf, entryOf } from './entryDetail.ts';

export async function getEntry({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { type: ContentTypeName; id: string; locale: Locale };
}): Promise<EntryDetail> {
  assertCanRead(ctx.actor, input.type);
  return detailOf(ctx, await entryOf(ctx, input), input.locale);
}
