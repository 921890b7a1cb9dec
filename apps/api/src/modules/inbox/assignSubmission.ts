import { type FormName, forms, submissionPath } from '@fundfront/content-model';
import type { Assignee, SubmissionDetail } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { AppError } from '../../errors.ts';
import { assertCan } from '../../guards.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { peopleWith } from '../content/queries/people.ts';
import { notify, settleNotifications } from '../notifications/notify.ts';
import { type SubmissionKey, submissionRow } from './getSubmission.ts';
import { assertHandled } from './handleSubmission.ts';
import { changeSubmission, type SubmissionRow } from './queries/submissions.ts';
import { formsOpenTo } from './readableForms.ts';
import { recordEvent } from './recordEvent.ts';
import { detailOfSubmission } from './serializers.ts';

export async function listAssignees({ ctx, input: { form } }: { ctx: Ctx; input: { form: FormName | 'all' } }) {
  if (form === 'subscribe') assertCan(ctx.actor, forms.subscribe.readPermission);
  const people = new Map<string, Assignee>();
  for (const name of form === 'subscribe' ? [] : formsOpenTo(ctx.actor, 'readPermission', form)) {
    for (const person of await peopleWith(ctx.db, forms[name].handlePermission)) people.set(person.id, person);
  }
  return [...people.values()].sort((one, other) => one.name.localeCompare(other.name));
}

/** Within a transaction. VALIDATION for somebody who may not handle the form. */
export async function assignRow(ctx: Ctx, row: SubmissionRow, assigneeId: string | null): Promise<void> {
  if (row.assigneeId === assigneeId) return;
  const { id, form, trackingNumber } = row;
  const { handlePermission, staff } = forms[form];
  const people = assigneeId === null ? [] : await peopleWith(ctx.db, handlePermission);
  const chosen = people.find((person) => person.id === assigneeId);
  if (assigneeId !== null && !chosen) {
    throw new AppError('VALIDATION', `Choose somebody who handles ${staff.labels.many.toLowerCase()}.`);
  }
  await changeSubmission(ctx.db, id, { assigneeId, changedAt: ctx.ports.clock.now() });
  await recordEvent(ctx, { submissionId: id, kind: 'assigned', subject: chosen?.name ?? '' });
  await writeAudit(ctx, { action: 'inbox.assign', type: form, entryId: id, detail: { trackingNumber, assigneeId } });
  await settleNotifications(ctx, id, ['new-lead', 'assigned']);
  if (!chosen) return;
  await notify(
    ctx,
    { userIds: [chosen.id] },
    {
      kind: 'assigned',
      title: `${staff.labels.one} ${trackingNumber}`,
      path: submissionPath(form, id),
      subjectId: id,
    },
  );
}

export async function assignSubmission({
  ctx,
  input: { form, id, assigneeId },
}: {
  ctx: Ctx;
  input: SubmissionKey & { assigneeId: string | null };
}): Promise<SubmissionDetail> {
  assertHandled(ctx, form);
  return inTransaction(ctx, async (tx) => {
    await assignRow(tx, await submissionRow(tx, { form, id }), assigneeId);
    return detailOfSubmission(tx, await submissionRow(tx, { form, id }));
  });
}
