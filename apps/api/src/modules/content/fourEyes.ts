import { type ContentType, can } from '@fundfront/content-model';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { rolesOfActiveUsers } from './queries/people.ts';
import type { Version } from './queries/rows.ts';

/**
 * Refuses to let the author of a version publish it, where the type asks for two persons and a second one exists.
 * @returns whether the author publishes alone because nobody else may, which the journal notes
 */
export async function checkFourEyes(ctx: Ctx, type: ContentType, version: Version): Promise<{ single: boolean }> {
  const { actor } = ctx;
  if (type.policy !== 'four-eyes' || actor.kind !== 'user' || version.createdBy !== actor.userId) {
    return { single: false };
  }
  const publishers = (await rolesOfActiveUsers(ctx.db)).filter((roles) => can(roles, 'content.publish'));
  if (publishers.length > 1) {
    throw new AppError('SECOND_PERSON', 'You wrote this version, so another person must publish it.');
  }
  return { single: true };
}
