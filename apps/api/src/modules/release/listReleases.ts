import { limits } from '@fundfront/content-model';
import type { Release } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { assertCan } from '../../guards.ts';
import { describeRelease, describeReleases } from './describe.ts';
import { releaseById, releasesIn } from './queries/releases.ts';

export async function listReleases({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { from: string; to: string };
}): Promise<Release[]> {
  assertCan(ctx.actor, 'content.read');
  const span = { from: new Date(input.from), to: new Date(input.to), limit: limits.pageSizeMax };
  return describeReleases(ctx, await releasesIn(ctx.db, span));
}

/** Throws NOT_FOUND. */
export async function getRelease({ ctx, input }: { ctx: Ctx; input: { id: string } }): Promise<Release> {
  assertCan(ctx.actor, 'content.read');
  const found = await releaseById(ctx.db, input.id);
  if (!found) throw new AppError('NOT_FOUND', 'There is no such release.');
  return describeRelease(ctx, found);
}
