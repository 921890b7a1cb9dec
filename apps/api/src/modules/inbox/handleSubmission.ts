import { forms, isSubmissionForm } from '@fundfront/content-model';
import type { calls, ParsedBody, SubmissionDetail } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { AppError } from '../../errors.ts';
import { assertCan } from '../../guards.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { settleNotifications } from '../notifications/notify.ts';
import { type SubmissionKey, submissionRow } from './getSubmission.ts';
import { changeSubmission } from './queries/submissions.ts';
import { recordEvent } from './recordEvent.ts';
import { detailOfSubmission } from './serializers.ts';

type HandleInput = SubmissionKey & ParsedBody<typeof calls.handleSubmission>;

export function assertHandled(ctx: Ctx, form: SubmissionKey['form']): void {
  assertCan(ctx.actor, forms[form].handlePermission);
  if (!isSubmissionForm(form)) {
    throw new AppError(
      'FORBIDDEN',
      'A subscription is changed by its subscriber alone, through the links in their mails.',
    );
  }
}

export function changedMeanwhile(): AppError {
  return new AppError('VERSION_CONFLICT', 'Somebody else changed this since you opened it. Load it again.');
}

/**
 * VERSION_CONFLICT when somebody else changed it since, FORBIDDEN for a subscription, which only its subscriber
 * changes.
 */
export async function handleSubmission({ ctx, input }: { ctx: Ctx; input: HandleInput }): Promise<SubmissionDetail> {
  const { form, id, state, note, version } = input;
  assertHandled(ctx, form);
  return inTransaction(ctx, async (tx) => {
    const before = await submissionRow(tx, { form, id });
    if (!(await changeSubmission(tx.db, id, { state, note, version, changedAt: tx.ports.clock.now() }))) {
      throw changedMeanwhile();
    }
    const isNote = before.note !== note;
    if (before.state !== state) await recordEvent(tx, { submissionId: id, kind: 'state', subject: state });
    if (isNote) await recordEvent(tx, { submissionId: id, kind: 'note', subject: note });
    if (state !== 'new') await settleNotifications(tx, id, ['new-lead']);
    const detail = { trackingNumber: before.trackingNumber, from: before.state, to: state, note: isNote };
    await writeAudit(tx, { action: 'inbox.handle', type: form, entryId: id, detail });
    return detailOfSubmission(tx, await submissionRow(tx, { form, id }));
  });
}
