import { forms } from '@fundfront/content-model';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { AppError } from '../../errors.ts';
import { assertCan } from '../../guards.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { unsealPrivate } from '../forms/sealedAnswers.ts';
import { type SubmissionKey, submissionRow } from './getSubmission.ts';
import { isMasked } from './serializers.ts';

/** The journal records who asked before the answer is shown. NOT_FOUND for a field that hides nothing. */
export async function revealAnswer({
  ctx,
  input: { form, id, field },
}: {
  ctx: Ctx;
  input: SubmissionKey & { field: string };
}): Promise<{ value: string }> {
  assertCan(ctx.actor, forms[form].handlePermission);
  return inTransaction(ctx, async (tx) => {
    const row = await submissionRow(tx, { form, id });
    const value = isMasked(form, field) ? unsealPrivate(tx, id, row.answers[field] ?? '') : '';
    if (!value) throw new AppError('NOT_FOUND', 'Nothing is hidden there.');
    const detail = { trackingNumber: row.trackingNumber, field };
    await writeAudit(tx, { action: 'inbox.reveal', type: form, entryId: id, detail });
    return { value };
  });
}
