import { limits } from '@fundfront/content-model';
import type { Release } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { assertCan } from '../../guards.ts';
import { describeById, describeReleases } from './describe.ts';
import { releasesIn } from './queries/releases.ts';

export async function listReleases({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { from: string; to: string };
}): Promise<Release[]> {
  assertCan(ctx.actor, 'content.read', 'anywhere');
  const span = { from: new Date(input.from), to: new Date(input.to), limit: limits.pageSizeMax };
  return describeReleases(ctx, await releasesIn(ctx.db, span));
}

/** Throws NOT_FOUND. */
export async function getRelease({ ctx, input }: { ctx: Ctx; input: { id: string } }): Promise<Release> {
  assertCan(ctx.actor, 'content.read', 'anywhere');
  return describeById(ctx, input.id);
}
