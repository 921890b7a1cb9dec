import { forms, isSubmissionForm } from '@fundfront/content-model';
import type { calls, ParsedBody, SubmissionDetail } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { AppError } from '../../errors.ts';
import { assertCan } from '../../guards.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { type SubmissionKey, submissionRow } from './getSubmission.ts';
import { changeSubmission } from './queries/submissions.ts';
import { detailOfSubmission } from './serializers.ts';

type HandleInput = SubmissionKey & ParsedBody<typeof calls.handleSubmission>;

/**
 * VERSION_CONFLICT when somebody else changed it since, FORBIDDEN for a subscription, which only its subscriber
 * changes.
 */
export async function handleSubmission({ ctx, input }: { ctx: Ctx; input: HandleInput }): Promise<SubmissionDetail> {
  const { form, id, state, note, version } = input;
  assertCan(ctx.actor, forms[form].handlePermission);
  if (!isSubmissionForm(form)) {
    throw new AppError(
      'FORBIDDEN',
      'A subscription is changed by its subscriber alone, through the links in their mails.',
    );
  }
  return inTransaction(ctx, async (tx) => {
    const before = await submissionRow(tx, { form, id });
    const row = await changeSubmission(tx.db, id, { state, note, version, changedAt: tx.ports.clock.now() });
    if (!row) {
      throw new AppError('VERSION_CONFLICT', 'Somebody else changed this since you opened it. Load it again.');
    }
    const detail = { trackingNumber: row.trackingNumber, from: before.state, to: state, note: before.note !== note };
    await writeAudit(tx, { action: 'inbox.handle', type: form, entryId: id, detail });
    return detailOfSubmission(tx, row);
  });
}
