import { forms, isSubmissionForm } from '@fundfront/content-model';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { AppError } from '../../errors.ts';
import { assertCan } from '../../guards.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { unsealPrivate } from '../forms/sealedAnswers.ts';
import { type SubmissionKey, submissionNotFound, submissionRow } from './getSubmission.ts';
import { subscriberOf } from './queries/subscribers.ts';
import { recordEvent } from './recordEvent.ts';
import { isMasked, summaryOfSubscriber } from './serializers.ts';

/** What is sealed under a field, with the number by which the journal names the submission. */
async function sealedAnswer(ctx: Ctx, { form, id, field }: SubmissionKey & { field: string }) {
  if (isSubmissionForm(form)) {
    const row = await submissionRow(ctx, { form, id });
    return { trackingNumber: row.trackingNumber, sealed: row.answers[field] ?? '' };
  }
  const row = await subscriberOf(ctx.db, id);
  if (!row) throw submissionNotFound();
  return { trackingNumber: summaryOfSubscriber(row).trackingNumber, sealed: row.phone };
}

/**
 * The journal records who asked, and why, before the answer is shown; the history shows it to colleagues. NOT_FOUND for
 * a field that hides nothing.
 */
export async function revealAnswer({
  ctx,
  input: { form, id, field, reason },
}: {
  ctx: Ctx;
  input: SubmissionKey & { field: string; reason: string };
}): Promise<{ value: string }> {
  assertCan(ctx.actor, forms[form].handlePermission);
  return inTransaction(ctx, async (tx) => {
    const { trackingNumber, sealed } = await sealedAnswer(tx, { form, id, field });
    const value = isMasked(form, field) ? unsealPrivate(tx, id, sealed) : '';
    if (!value) throw new AppError('NOT_FOUND', 'Nothing is hidden there.');
    await writeAudit(tx, {
      action: 'inbox.reveal',
      type: form,
      entryId: id,
      detail: { trackingNumber, field, reason },
    });
    if (isSubmissionForm(form))
      await recordEvent(tx, { submissionId: id, kind: 'reveal', subject: reason, body: field });
    return { value };
  });
}
