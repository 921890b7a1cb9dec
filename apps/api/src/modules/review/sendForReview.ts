import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { AppError } from '../../errors.ts';
import { assertPerson } from '../../guards.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { assertCanTakePart, entryById, exactRows, type RowsInput } from './exactRows.ts';
import { decideReview, openReview, openReviewsOf } from './queries/reviews.ts';
import { settleDecided, tellDeciders } from './reviewNotices.ts';

/** Throws VERSION_CONFLICT, VALIDATION where a version is live already, NOT_FOUND. */
export async function sendForReview({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: RowsInput & { note: string };
}): Promise<{ ok: true }> {
  const person = assertPerson(ctx.actor);
  return inTransaction(ctx, async (tx) => {
    const { entry, title, versions } = await exactRows(tx, input);
    assertCanTakePart(
      tx,
      entry,
      versions.map(({ locale }) => locale),
    );
    if (versions.some(({ live }) => live)) throw new AppError('VALIDATION', 'This version is live already.');
    const sentAt = tx.ports.clock.now();
    for (const { live: _, ...version } of versions) {
      await openReview(tx.db, { ...version, note: input.note, sentBy: person.userId, sentAt });
      await writeAudit(tx, {
        action: 'review.send',
        type: entry.type,
        entryId: entry.id,
        locale: version.locale,
        detail: { version: version.version },
      });
    }
    await tellDeciders(tx, { title, note: input.note, versions });
    return { ok: true };
  });
}

/** Back to a draft. Its sender may, and whoever may publish. Throws FORBIDDEN, NOT_FOUND where nothing waits. */
export async function withdrawReview({ ctx, input }: { ctx: Ctx; input: { id: string } }): Promise<{ ok: true }> {
  const person = assertPerson(ctx.actor);
  return inTransaction(ctx, async (tx) => {
    const entry = await entryById(tx, input.id, { lock: true });
    const open = await openReviewsOf(tx.db, [entry.id]);
    assertCanTakePart(tx, entry, open.length > 0 ? open.map(({ locale }) => locale) : [entry.baseLocale]);
    if (open.length === 0) throw new AppError('NOT_FOUND', 'Nothing of this waits for an approval any more.');
    const decision = { state: 'withdrawn', decidedBy: person.userId, decidedAt: tx.ports.clock.now() } as const;
    for (const { locale, version } of open) {
      await decideReview(tx.db, { entryId: entry.id, locale, version }, decision);
      await writeAudit(tx, {
        action: 'review.withdraw',
        type: entry.type,
        entryId: entry.id,
        locale,
        detail: { version },
      });
    }
    await settleDecided(tx, entry.id);
    return { ok: true };
  });
}
