import type { ContentType } from '@fundfront/content-model';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { Entry } from './queries/entries.ts';
import { someoneElseCan } from './queries/people.ts';
import type { Version } from './queries/rows.ts';

/**
 * Where the type asks for two persons and a second one exists, no author publishes their own version. The database
 * enforces the same (`publication_four_eyes`).
 * @returns whether the author publishes alone because nobody else may, which the audit notes
 */
export async function checkFourEyes(
  ctx: Ctx,
  { type, entry, version }: { type: ContentType; entry: Entry; version: Version },
): Promise<{ single: boolean }> {
  const { actor } = ctx;
  if (type.policy !== 'four-eyes') return { single: false };
  if (actor.kind !== 'user') {
    if (entry.sample && version.origin === 'seed' && version.createdBy === null) return { single: false };
    throw new AppError('SECOND_PERSON', 'Only a person can publish this.');
  }
  if (version.createdBy !== actor.userId) return { single: false };
  if (await someoneElseCan(ctx.db, actor.userId, 'content.publish')) {
    throw new AppError('SECOND_PERSON', 'You wrote this version, so another person must publish it.');
  }
  return { single: true };
}
