import type { Locale } from '@fundfront/content-model';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { AppError } from '../../errors.ts';
import { assertPerson } from '../../guards.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { findVersion } from '../content/queries/rows.ts';
import { assertCanTakePart, entryById } from './exactRows.ts';
import { commentById, insertComment, setResolved } from './queries/comments.ts';
import { tellAuthors } from './reviewNotices.ts';

interface CommentInput {
  id: string;
  locale: Locale;
  version: number;
  field: string | null;
  body: string;
}

/** Throws NOT_FOUND for a version that does not exist, FORBIDDEN. */
export async function commentReview({ ctx, input }: { ctx: Ctx; input: CommentInput }): Promise<{ ok: true }> {
  const person = assertPerson(ctx.actor);
  const { id, locale, version, field, body } = input;
  return inTransaction(ctx, async (tx) => {
    const entry = await entryById(tx, id);
    assertCanTakePart(tx, entry, [locale]);
    if (!(await findVersion(tx.db, id, locale, version))) {
      throw new AppError('NOT_FOUND', 'There is no such version.');
    }
    const createdAt = tx.ports.clock.now();
    await insertComment(tx.db, { entryId: id, locale, version, field, body, createdBy: person.userId, createdAt });
    await tellAuthors(tx, { title: 'A comment', note: body, versions: [{ entryId: id, locale, version }] }, 'comment');
    await writeAudit(tx, { action: 'review.comment', type: entry.type, entryId: id, locale, detail: { version } });
    return { ok: true };
  });
}

/** Its writer may, and whoever may change or publish the entry. Throws NOT_FOUND, FORBIDDEN. */
export async function resolveComment({ ctx, input }: { ctx: Ctx; input: { id: string } }): Promise<{ ok: true }> {
  const person = assertPerson(ctx.actor);
  return inTransaction(ctx, async (tx) => {
    const comment = await commentById(tx.db, input.id);
    if (!comment) throw new AppError('NOT_FOUND', 'There is no such comment.');
    const entry = await entryById(tx, comment.entryId);
    assertCanTakePart(tx, entry, [comment.locale]);
    await setResolved(tx.db, comment.id, { resolvedBy: person.userId, resolvedAt: tx.ports.clock.now() });
    return { ok: true };
  });
}
