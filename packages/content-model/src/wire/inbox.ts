import * as v from 'valibot';
import { formNames } from '../forms/index.ts';
import { limits } from '../limits.ts';
import { call } from './call.ts';
import { submissionState } from './forms.ts';
import { id, instant, localeValue } from './values.ts';

const tag = 'Inbox';
const form = v.picklist(formNames);
const one = v.object({ form, id });

const summary = v.object({
  id,
  form,
  trackingNumber: v.string(),
  name: v.string(),
  email: v.string(),
  locale: localeValue,
  state: submissionState,
  createdAt: instant,
});
export type SubmissionSummary = v.InferOutput<typeof summary>;

const detail = v.object({
  ...summary.entries,
  /** In the order of the form; an identity card number with all but its last four digits hidden. */
  answers: v.array(v.object({ field: v.string(), value: v.string(), masked: v.boolean() })),
  files: v.array(v.object({ path: v.string(), name: v.string(), mediaType: v.string(), bytes: v.number() })),
  note: v.string(),
  changedAt: instant,
  version: v.number(),
});
export type SubmissionDetail = v.InferOutput<typeof detail>;

/** Each form's definition has its own policy: the route reads it from there. */
const policy = 'leads.read';

export const listSubmissions = call({
  method: 'GET',
  path: '/api/inbox/:form',
  policy,
  tag,
  summary: 'What visitors sent with a form, newest first',
  params: v.object({ form }),
  query: v.strictObject({
    state: v.optional(submissionState),
    search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(limits.searchLength))),
    cursor: v.optional(v.pipe(v.string(), v.maxLength(200))),
  }),
  response: v.object({ rows: v.array(summary), next: v.nullable(v.string()), waiting: v.number() }),
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

export const revealAnswer = call({
  method: 'POST',
  path: '/api/inbox/:form/:id/reveal',
  policy: 'leads.handle',
  tag,
  summary: 'A hidden answer in full; the journal keeps who asked',
  params: one,
  body: v.strictObject({ field: v.pipe(v.string(), v.maxLength(60)) }),
  response: v.object({ value: v.string() }),
});
