import { type FormName, forms, limits, submissionForms } from '@fundfront/content-model';
import type { SubmissionDetail, SubmissionSummary } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { isAllowed } from '../../guards.ts';
import { fieldsOfForm, isPrivate, unsealPrivate } from '../forms/sealedAnswers.ts';
import { uploadUrl } from '../forms/uploadNames.ts';
import { eventsOf } from './queries/events.ts';
import { filesOf, othersOfVisitor, type SubmissionRow } from './queries/submissions.ts';
import type { SubscriberRow } from './queries/subscribers.ts';
import { addMonths, retentionMonths } from './retention.ts';

const shownDigits = 4;
const excerptLength = 120;
const sameVisitorShown = 5;
const unreadableText = 'It was sealed under another privacy secret and does not open.';

type Answer = SubmissionDetail['answers'][number];

export function isMasked(form: FormName, field: string): boolean {
  return isPrivate(fieldsOfForm(form)[field]);
}

const maskValue = (value: string) => value.slice(0, -shownDigits).replace(/\d/g, '•') + value.slice(-shownDigits);

function excerptOf({ form, answers }: SubmissionRow): string {
  const prose = Object.entries(fieldsOfForm(form)).find(([, { answer }]) => answer === 'prose');
  const text = (prose && answers[prose[0]]) ?? '';
  return text.replace(/\s+/g, ' ').slice(0, excerptLength);
}

export function summaryOfSubmission(row: SubmissionRow): SubmissionSummary {
  const { id, form, trackingNumber, name, email, locale, state, createdAt, assigneeId, assigneeName, dueAt } = row;
  return {
    id,
    form,
    trackingNumber,
    name,
    email,
    locale,
    state,
    assignee: assigneeId && assigneeName ? { id: assigneeId, name: assigneeName } : null,
    dueAt: dueAt?.toISOString() ?? null,
    excerpt: excerptOf(row),
    createdAt: createdAt.toISOString(),
  };
}

export function answerOf(ctx: Ctx, { id, form, answers }: SubmissionRow, field: string): Answer {
  const stored = answers[field] ?? '';
  if (!isMasked(form, field)) return { field, value: stored, masked: false };
  const value = unsealPrivate(ctx, id, stored);
  if (value === undefined) return { field, value: unreadableText, masked: false };
  return { field, value: maskValue(value), masked: value !== '' };
}

export const answeredFields = ({ form, answers }: SubmissionRow) =>
  Object.keys(fieldsOfForm(form)).filter((field) => Object.hasOwn(answers, field));

async function sameVisitor(ctx: Ctx, row: SubmissionRow): Promise<SubmissionDetail['sameVisitor']> {
  const readable = submissionForms.filter((name) => isAllowed(ctx.actor, forms[name].readPermission));
  const others = await othersOfVisitor(ctx.db, row, readable, sameVisitorShown);
  return others.map((other) => ({ ...other, createdAt: other.createdAt.toISOString() }));
}

async function history(ctx: Ctx, row: SubmissionRow): Promise<SubmissionDetail['history']> {
  const received = {
    id: row.id,
    at: row.createdAt.toISOString(),
    who: 'Visitor',
    kind: 'received',
    subject: '',
    body: null,
  } as const;
  const events = await eventsOf(ctx.db, row.id);
  return [
    received,
    ...events.map(({ id, at, who, kind, subject, body }) => ({ id, at: at.toISOString(), who, kind, subject, body })),
  ];
}

export async function detailOfSubmission(ctx: Ctx, row: SubmissionRow): Promise<SubmissionDetail> {
  const files = await filesOf(ctx.db, row.id);
  const months = await retentionMonths(ctx);
  const isClosed = row.state === 'done' || row.state === 'spam';
  return {
    ...summaryOfSubmission(row),
    answers: answeredFields(row).map((field) => answerOf(ctx, row, field)),
    files: files.map(({ name, originalName, mediaType, bytes }) => {
      return { path: uploadUrl(name), name: originalName, mediaType, bytes };
    }),
    note: row.note,
    changedAt: row.changedAt.toISOString(),
    version: row.version,
    history: await history(ctx, row),
    sameVisitor: await sameVisitor(ctx, row),
    keptUntil: isClosed ? addMonths(row.changedAt, months).toISOString() : null,
    retentionMonths: months,
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
    assignee: null,
    dueAt: null,
    excerpt: '',
  };
}

export function detailOfSubscriber(ctx: Ctx, row: SubscriberRow): SubmissionDetail {
  const plain = (field: string, value: string): Answer => ({ field, value, masked: false });
  const phone = unsealPrivate(ctx, row.id, row.phone);
  return {
    ...summaryOfSubscriber(row),
    answers: [
      plain('city', row.city),
      { field: 'phoneNumber', value: phone === undefined ? unreadableText : maskValue(phone), masked: Boolean(phone) },
      plain('subscribeFor', row.wants.join(',')),
      plain('state', row.state),
    ],
    files: [],
    note: '',
    changedAt: row.changedAt.toISOString(),
    version: 0,
    history: [],
    sameVisitor: [],
    keptUntil: null,
    retentionMonths: limits.leadRetentionMonths,
  };
}
