import { type FormName, forms, isSubmissionForm } from '@fundfront/content-model';
import type { SubmissionDetail } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { assertCan } from '../../guards.ts';
import { formOfSubmission, type SubmissionRow, submissionOf } from './queries/submissions.ts';
import { subscriberOf } from './queries/subscribers.ts';
import { detailOfSubmission, detailOfSubscriber } from './serializers.ts';

export interface SubmissionKey {
  form: FormName;
  id: string;
}

export function submissionNotFound(): AppError {
  return new AppError('NOT_FOUND', 'There is no such submission.');
}

/** NOT_FOUND also for a submission of another form. */
export async function submissionRow(ctx: Ctx, { form, id }: SubmissionKey): Promise<SubmissionRow> {
  const row = await submissionOf(ctx.db, form, id);
  if (!row) throw submissionNotFound();
  return row;
}

/** An identity card number is hidden but for its last digits. */
export async function getSubmission({ ctx, input }: { ctx: Ctx; input: SubmissionKey }): Promise<SubmissionDetail> {
  assertCan(ctx.actor, forms[input.form].readPermission);
  if (isSubmissionForm(input.form)) return detailOfSubmission(ctx, await submissionRow(ctx, input));
  const row = await subscriberOf(ctx.db, input.id);
  if (!row) throw submissionNotFound();
  return detailOfSubscriber(ctx, row);
}

/** The address of a submission names no form: it may be a subscriber's, too. */
export async function openSubmission({ ctx, input: { id } }: { ctx: Ctx; input: { id: string } }) {
  const form = await formOfSubmission(ctx.db, id);
  if (form) return getSubmission({ ctx, input: { form, id } });
  if (!(await subscriberOf(ctx.db, id))) throw submissionNotFound();
  return getSubmission({ ctx, input: { form: 'subscribe', id } });
}
