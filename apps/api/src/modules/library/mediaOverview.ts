import type { calls, ResponseOf } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { assertCan } from '../../guards.ts';
import { allTags, countMedia, foldersWithCounts } from './queries/overview.ts';

export async function mediaOverview({ ctx }: { ctx: Ctx }): Promise<ResponseOf<typeof calls.mediaOverview>> {
  assertCan(ctx.actor, 'content.read', 'anywhere');
  const { db } = ctx;
  return {
    all: await countMedia(db, {}),
    checks: {
      noAlt: await countMedia(db, { check: 'noAlt' }),
      unused: await countMedia(db, { check: 'unused' }),
      duplicate: await countMedia(db, { check: 'duplicate' }),
      trash: await countMedia(db, { check: 'trash' }),
    },
    folders: await foldersWithCounts(db),
    tags: await allTags(db),
  };
}
