import type { calls, ParsedBody, SubmissionState } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { assertSignedIn } from '../../guards.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { settleNotifications } from '../notifications/notify.ts';
import { assignRow } from './assignSubmission.ts';
import { submissionNotFound } from './getSubmission.ts';
import { assertHandled } from './handleSubmission.ts';
import { changeSubmission, type SubmissionRow, submissionsOfIds } from './queries/submissions.ts';
import { recordEvent } from './recordEvent.ts';

async function setState(ctx: Ctx, { id, form, trackingNumber, state: from }: SubmissionRow, state: SubmissionState) {
  if (from === state) return;
  await changeSubmission(ctx.db, id, { state, changedAt: ctx.ports.clock.now() });
  await recordEvent(ctx, { submissionId: id, kind: 'state', subject: state });
  if (state !== 'new') await settleNotifications(ctx, id, ['new-lead']);
  const detail = { trackingNumber, from, to: state, note: false };
  await writeAudit(ctx, { action: 'inbox.handle', type: form, entryId: id, detail });
}

/** All or none: FORBIDDEN where one of them is of a form that the actor may not handle, NOT_FOUND where one is gone. */
export async function changeSubmissions({
  ctx,
  input: { ids, change },
}: {
  ctx: Ctx;
  input: ParsedBody<typeof calls.changeSubmissions>;
}): Promise<{ changed: number }> {
  assertSignedIn(ctx.actor);
  const wanted = [...new Set(ids)];
  return inTransaction(ctx, async (tx) => {
    const rows = await submissionsOfIds(tx.db, wanted);
    if (rows.length < wanted.length) throw submissionNotFound();
    for (const { form } of rows) assertHandled(tx, form);
    for (const row of rows) {
      if ('state' in change) await setState(tx, row, change.state);
      else await assignRow(tx, row, change.assigneeId);
    }
    return { changed: rows.length };
  });
}
