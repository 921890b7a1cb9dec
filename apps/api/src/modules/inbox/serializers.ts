import type { FormName } from '@fundfront/content-model';
import type { SubmissionDetail, SubmissionSummary } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { fieldsOfForm, isPrivate, unsealPrivate } from '../forms/sealedAnswers.ts';
import { uploadUrl } from '../forms/uploadNames.ts';
import { filesOf, type SubmissionRow } from './queries/submissions.ts';
import type { SubscriberRow } from './queries/subscribers.ts';

const shownDigits = 4;
const unreadableText = 'It was sealed under another privacy secret and does not open.';

type Answer = SubmissionDetail['answers'][number];

export function isMasked(form: FormName, field: string): boolean {
  return fieldsOfForm(form)[field]?.privacy === 'masked';
}

const maskValue = (value: string) => value.slice(-shownDigits).padStart(value.length, '•');

export function summaryOfSubmission(row: SubmissionRow): SubmissionSummary {
  const { id, form, trackingNumber, name, email, locale, state, createdAt } = row;
  return { id, form, trackingNumber, name, email, locale, state, createdAt: createdAt.toISOString() };
}

function answerOf(ctx: Ctx, { id, form, answers }: SubmissionRow, field: string): Answer {
  const stored = answers[field] ?? '';
  if (!isPrivate(fieldsOfForm(form)[field])) return { field, value: stored, masked: false };
  const value = unsealPrivate(ctx, id, stored);
  if (value === undefined) return { field, value: unreadableText, masked: false };
  const masked = isMasked(form, field) && value !== '';
  return { field, value: masked ? maskValue(value) : value, masked };
}

export async function detailOfSubmission(ctx: Ctx, row: SubmissionRow): Promise<SubmissionDetail> {
  const files = await filesOf(ctx.db, row.id);
  const fields = Object.keys(fieldsOfForm(row.form)).filter((field) => Object.hasOwn(row.answers, field));
  return {
    ...summaryOfSubmission(row),
    answers: fields.map((field) => answerOf(ctx, row, field)),
    files: files.map(({ name, originalName, mediaType, bytes }) => {
      return { path: uploadUrl(name), name: originalName, mediaType, bytes };
    }),
    note: row.note,
    changedAt: row.changedAt.toISOString(),
    version: row.version,
  };
}

export function summaryOfSubscriber({ id, name, email, locale, state, createdAt }: SubscriberRow): SubmissionSummary {
  return {
    id,
    name,
    email,
    locale,
    form: 'subscribe',
    createdAt: createdAt.toISOString(),
    trackingNumber: `SU-${id.slice(0, 8).toUpperCase()}`,
    state: state === 'pending' ? 'new' : 'done',
  };
}

export function detailOfSubscriber(ctx: Ctx, row: SubscriberRow): SubmissionDetail {
  const plain = (field: string, value: string): Answer => ({ field, value, masked: false });
  return {
    ...summaryOfSubscriber(row),
    answers: [
      plain('city', row.city),
      plain('phoneNumber', unsealPrivate(ctx, row.id, row.phone) ?? unreadableText),
      plain('subscribeFor', row.wants.join(',')),
      plain('state', row.state),
    ],
    files: [],
    note: '',
    changedAt: row.changedAt.toISOString(),
    version: 0,
  };
}
