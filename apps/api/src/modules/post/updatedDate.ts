import type { calls, ResponseOf } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { lastPublicChange } from './queries.ts';

export async function updatedDate({ ctx }: { ctx: Ctx }): Promise<ResponseOf<typeof calls.updatedDate>> {
  const at = await lastPublicChange(ctx.db);
  return { updatedDate: at?.toISOString() ?? null };
}
