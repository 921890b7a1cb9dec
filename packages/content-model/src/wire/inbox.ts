import * as v from 'valibot';
import { formNames } from '../forms/index.ts';
import { limits } from '../limits.ts';
import { call } from './call.ts';
import { assignee } from './content.ts';
import { submissionState } from './forms.ts';
import { id, instant, localeValue } from './values.ts';

const tag = 'Inbox';
const form = v.picklist(formNames);
const one = v.object({ form, id });
export type Assignee = v.InferOutput<typeof assignee>;

const summary = v.object({
  id,
  form,
  trackingNumber: v.string(),
  name: v.string(),
  email: v.string(),
  locale: localeValue,
  state: submissionState,
  assignee: v.nullable(assignee),
  /** When an answer is owed; null where none was promised. */
  dueAt: v.nullable(instant),
  /** The beginning of what the visitor wrote. */
  excerpt: v.string(),
  createdAt: instant,
});
export type SubmissionSummary = v.InferOutput<typeof summary>;

/** `received` is the beginning; `reply` a mail to the visitor, whose text is the body. */
const eventKinds = ['received', 'state', 'assigned', 'note', 'reveal', 'reply'] as const;
export type SubmissionEventKind = (typeof eventKinds)[number];

const event = v.object({
  id,
  at: instant,
  who: v.string(),
  kind: v.picklist(eventKinds),
  subject: v.string(),
  body: v.nullable(v.string()),
});
export type SubmissionEvent = v.InferOutput<typeof event>;

const detail = v.object({
  ...summary.entries,
  /** In the order of the form; numbers of identity cards and phones with all but their last digits hidden. */
  answers: v.array(v.object({ field: v.string(), value: v.string(), masked: v.boolean() })),
  files: v.array(v.object({ path: v.string(), name: v.string(), mediaType: v.string(), bytes: v.number() })),
  note: v.string(),
  changedAt: instant,
  version: v.number(),
  history: v.array(event),
  /** What else came from this e-mail address, newest first. */
  sameVisitor: v.array(v.object({ id, form, trackingNumber: v.string(), state: submissionState, createdAt: instant })),
  /** After it, once it is done, it is removed with its files; null where it stays. */
  keptUntil: v.nullable(instant),
  retentionMonths: v.number(),
});
export type SubmissionDetail = v.InferOutput<typeof detail>;

/** Each form's definition has its own policy: the route reads it from there. */
const policy = 'leads.read';

export const inboxStates = ['open', ...submissionState.options] as const;
export const inboxOrders = ['due', 'newest'] as const;

const filter = {
  state: v.optional(v.picklist(inboxStates)),
  assignee: v.optional(v.union([v.literal('none'), id])),
  search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(limits.searchLength))),
};
const filterSchema = v.strictObject(filter);
export type InboxFilter = v.InferOutput<typeof filterSchema>;

/** No further than `limits.inboxCount`. */
const counts = v.object({
  open: v.number(),
  new: v.number(),
  mine: v.number(),
  done: v.number(),
  spam: v.number(),
});
export type InboxCounts = v.InferOutput<typeof counts>;

const formOrAll = v.object({ form: v.picklist([...formNames, 'all']) });

export const listSubmissions = call({
  method: 'GET',
  path: '/api/inbox/:form',
  policy,
  tag,
  summary:
    'What visitors sent with a form, or with all that one may read; without a state, all but what is held as spam',
  params: formOrAll,
  query: v.strictObject({
    ...filter,
    order: v.optional(v.picklist(inboxOrders)),
    cursor: v.optional(v.pipe(v.string(), v.maxLength(200))),
  }),
  response: v.object({ rows: v.array(summary), next: v.nullable(v.string()), waiting: v.number(), counts }),
});

export const getSubmission = call({
  method: 'GET',
  path: '/api/inbox/:form/:id',
  policy,
  tag,
  summary: 'One submission',
  params: one,
  response: detail,
});

export const handleSubmission = call({
  method: 'PUT',
  path: '/api/inbox/:form/:id',
  policy: 'leads.handle',
  tag,
  summary: 'Changes state and note; refused when somebody else changed it since',
  params: one,
  body: v.strictObject({
    state: submissionState,
    note: v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(limits.noteLength, `The note can be at most ${limits.noteLength} characters`),
    ),
    version: v.number(),
  }),
  response: detail,
});

const { min, max } = limits.reasonLength;

export const revealAnswer = call({
  method: 'POST',
  path: '/api/inbox/:form/:id/reveal',
  policy: 'leads.handle',
  tag,
  summary: 'A hidden answer in full; the journal keeps who asked, and why',
  params: one,
  body: v.strictObject({
    field: v.pipe(v.string(), v.maxLength(60)),
    reason: v.pipe(
      v.string('Say why you need it'),
      v.trim(),
      v.minLength(min, 'Say why you need it'),
      v.maxLength(max, `The reason can be at most ${max} characters`),
    ),
  }),
  response: v.object({ value: v.string() }),
});

export const openSubmission = call({
  method: 'GET',
  path: '/api/submissions/:id',
  policy: 'signed-in',
  tag,
  summary: 'One submission of any form, for whom that form allows to read it',
  params: v.object({ id }),
  response: detail,
});

export const assignSubmission = call({
  method: 'PUT',
  path: '/api/inbox/:form/:id/assignee',
  policy: 'leads.handle',
  tag,
  summary: 'Gives a submission to somebody who may handle it, or to nobody; they are told',
  params: one,
  body: v.strictObject({ assigneeId: v.nullable(id) }),
  response: detail,
});

export const changeSubmissions = call({
  method: 'POST',
  path: '/api/submissions/change',
  policy: 'signed-in',
  tag,
  summary: 'Gives many submissions a state or an assignee, all or none; refused for a form that one may not handle',
  body: v.strictObject({
    ids: v.pipe(v.array(id), v.minLength(1, 'Choose at least one'), v.maxLength(limits.pageSizeMax)),
    change: v.union([v.strictObject({ state: submissionState }), v.strictObject({ assigneeId: v.nullable(id) })]),
  }),
  response: v.object({ changed: v.number() }),
});

export const listAssignees = call({
  method: 'GET',
  path: '/api/inbox/:form/assignees',
  policy,
  tag,
  summary: 'Who may handle what is sent with a form, or with any that one may read',
  params: formOrAll,
  response: v.array(assignee),
});

const filledReply = v.object({ id, title: v.string(), locale: localeValue, subject: v.string(), body: v.string() });
export type FilledReply = v.InferOutput<typeof filledReply>;

export const listReplies = call({
  method: 'GET',
  path: '/api/inbox/:form/:id/replies',
  policy: 'leads.handle',
  tag,
  summary: 'The published reply templates in both languages, filled for this submission',
  params: one,
  response: v.array(filledReply),
});

export const sendReply = call({
  method: 'POST',
  path: '/api/inbox/:form/:id/reply',
  policy: 'leads.handle',
  tag,
  summary: 'Sends a mail to the visitor, keeps it in the history, and waits for them or closes the submission',
  params: one,
  body: v.strictObject({
    locale: localeValue,
    subject: v.pipe(
      v.string(),
      v.trim(),
      v.minLength(1, 'The mail needs a subject'),
      v.maxLength(limits.replySubject, `The subject can be at most ${limits.replySubject} characters`),
    ),
    body: v.pipe(
      v.string(),
      v.trim(),
      v.minLength(1, 'The mail needs a text'),
      v.maxLength(limits.replyLength, `The text can be at most ${limits.replyLength} characters`),
    ),
    next: v.picklist(['wait', 'close']),
    /** Refused when it is no longer the latest: the same mail is never sent twice. */
    version: v.number(),
  }),
  response: detail,
});

export const exportSubmissions = call({
  method: 'POST',
  path: '/api/inbox/:form/export',
  policy: 'leads.handle',
  tag,
  summary: `CSV of what the filter finds, hidden numbers hidden, at most ${limits.exportRows} rows; the journal keeps who exported`,
  params: formOrAll,
  body: filterSchema,
  response: v.object({ name: v.string(), csv: v.string(), rows: v.number(), complete: v.boolean() }),
});
