import type { MediaDetail } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { assertCan } from '../../guards.ts';
import { nameOfPath } from '../media/addresses.ts';
import { detailOf } from './serializers.ts';

/** NOT_FOUND for an unknown id, or an address that names no file of the library. */
export async function getMedia({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { id: string } | { src: string };
}): Promise<MediaDetail> {
  assertCan(ctx.actor, 'content.read', 'anywhere');
  return detailOf(ctx, 'id' in input ? input : { name: nameOfPath(input.src) ?? '' });
}
