import type { ContentTypeName, Locale } from '@fundfront/content-model';
import type { calls, ResponseOf } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { assertCanRead } from '../../guards.ts';
import { signPreviewToken } from '../site/previewToken.ts';
import { entryOf } from './entryDetail.ts';

/** The address works for half an hour, for whoever holds it. Throws NOT_FOUND. */
export async function previewEntry({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { type: ContentTypeName; id: string; locale: Locale };
}): Promise<ResponseOf<typeof calls.previewEntry>> {
  assertCanRead(ctx.actor, input.type);
  const { id } = await entryOf(ctx, input);
  const { token, expiresAt } = await signPreviewToken(ctx, {
    type: input.type,
    entryId: id,
    locale: input.locale,
    userId: ctx.actor.kind === 'user' ? ctx.actor.userId : null,
  });
  return { url: `${ctx.env.PUBLIC_SITE_URL}/preview?token=${token}`, expiresAt: expiresAt.toISOString() };
}
