import { forms, isSubmissionForm, submissionPath } from '@fundfront/content-model';
import type { calls, ParsedBody, SubmissionDetail } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { AppError } from '../../errors.ts';
import { assertCan } from '../../guards.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { peopleWith } from '../content/queries/people.ts';
import { mentionedIn } from '../notifications/mentionedIn.ts';
import { notify, settleNotifications } from '../notifications/notify.ts';
import { type SubmissionKey, submissionRow } from './getSubmission.ts';
import { changeSubmission, type SubmissionRow } from './queries/submissions.ts';
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

/** Those whom the note mentions now and did not before; what it says may be personal and stays out of the notice. */
async function tellMentioned(tx: Ctx, before: SubmissionRow, note: string): Promise<void> {
  const { id, form, trackingNumber } = before;
  const { handlePermission, staff } = forms[form];
  const people = await peopleWith(tx.db, handlePermission);
  const known = mentionedIn(before.note, people);
  const userIds = mentionedIn(note, people).flatMap((person) => (known.includes(person) ? [] : [person.id]));
  const title = `${staff.labels.one} ${trackingNumber}`;
  await notify(tx, { userIds }, { kind: 'mention', title, path: submissionPath(form, id), subjectId: id });
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
    if (isNote) await tellMentioned(tx, before, note);
    if (state !== 'new') await settleNotifications(tx, id, ['new-lead']);
    const detail = { trackingNumber: before.trackingNumber, from: before.state, to: state, note: isNote };
    await writeAudit(tx, { action: 'inbox.handle', type: form, entryId: id, detail });
    return detailOfSubmission(tx, await submissionRow(tx, { form, id }));
  });
}
