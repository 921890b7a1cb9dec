import type { Locale } from '@fundfront/content-model';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { AppError } from '../../errors.ts';
import { assertPerson } from '../../guards.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { baseRowOf } from '../content/entryDetail.ts';
import { findVersion, rowsOf } from '../content/queries/rows.ts';
import { typeByName } from '../content/typeOf.ts';
import { mentionedIn } from '../notifications/mentionedIn.ts';
import { notify } from '../notifications/notify.ts';
import { assertCanTakePart, entryById, participants } from './exactRows.ts';
import { commentById, insertComment, setResolved } from './queries/comments.ts';
import { tellAuthors } from './reviewNotices.ts';

interface CommentInput {
  id: string;
  locale: Locale;
  version: number;
  field: string | null;
  body: string;
}

/**
 * Whom it mentions by “@” and their name is told of that, the others who wrote or sent the version of a comment. Throws
 * NOT_FOUND for a version that does not exist, FORBIDDEN.
 */
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
    const mentioned = mentionedIn(body, await participants(tx, typeByName(entry.type))).map((each) => each.id);
    const { title } = baseRowOf(entry, await rowsOf(tx.db, id));
    const path = `/admin/approvals/${id}` as const;
    await notify(tx, { userIds: mentioned }, { kind: 'mention', title, note: body, path, subjectId: id });
    const versions = [{ entryId: id, locale, version }];
    await tellAuthors(tx, { title: 'A comment', note: body, versions }, { kind: 'comment', except: mentioned });
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
