import * as v from 'valibot';
import { limits } from '../limits.ts';
import { call } from './call.ts';
import { id, instant, localeValue, okResponse } from './values.ts';

const tag = 'Review';

/**
 * Why a person may not approve a version; `alone` is no refusal: nobody else could, which the audit notes. The database
 * answers these words (`approval_standing`).
 */
export const approvalStandings = ['author', 'sender', 'role', 'outdated', 'alone'] as const;
export type ApprovalStanding = (typeof approvalStandings)[number];

export const reviewStates = ['open', 'changes-requested', 'approved', 'withdrawn', 'closed'] as const;
export type ReviewState = (typeof reviewStates)[number];

const person = v.object({ id, name: v.string() });
const note = v.pipe(v.string(), v.trim(), v.maxLength(limits.noteLength));
const exactRows = v.pipe(
  v.array(v.strictObject({ locale: localeValue, version: v.pipe(v.number(), v.integer(), v.minValue(1)) })),
  v.minLength(1, 'Choose a language'),
  v.maxLength(2),
);

export const sendForReview = call({
  method: 'POST',
  path: '/api/review/:id/send',
  policy: 'content.read',
  tag,
  summary: 'Asks another person to approve these exact versions; whoever may edit the type',
  params: v.object({ id }),
  body: v.strictObject({ rows: exactRows, note: v.optional(note, '') }),
  response: okResponse,
});

export const withdrawReview = call({
  method: 'POST',
  path: '/api/review/:id/withdraw',
  policy: 'content.read',
  tag,
  summary: 'Takes what waits back to a draft; its sender, and whoever may publish',
  params: v.object({ id }),
  response: okResponse,
});

export const requestChanges = call({
  method: 'POST',
  path: '/api/review/:id/request-changes',
  policy: 'content.publish',
  tag,
  summary: 'Sends the versions back to their author, with a reason',
  params: v.object({ id }),
  body: v.strictObject({ rows: exactRows, note: v.pipe(note, v.minLength(1, 'Say what should change')) }),
  response: okResponse,
});

export const approveVersions = call({
  method: 'POST',
  path: '/api/review/:id/approve',
  policy: 'content.publish',
  tag,
  summary: 'Approves these exact versions, all or none, and shows them to the public where asked',
  params: v.object({ id }),
  body: v.strictObject({ rows: exactRows, publish: v.boolean() }),
  response: v.object({
    /** Null where nothing was published, or the site has not answered yet. */
    liveAfterMs: v.nullable(v.number()),
    path: v.nullable(v.string()),
  }),
});

const queueRow = v.object({
  locale: localeValue,
  version: v.number(),
  /** Null: the caller may approve. */
  standing: v.nullable(v.picklist(approvalStandings)),
});

const queueItem = v.object({
  id,
  type: v.string(),
  title: v.string(),
  note: v.string(),
  sentBy: person,
  sentAt: instant,
  rows: v.array(queueRow),
});
export type QueueItem = v.InferOutput<typeof queueItem>;

export const reviewQueue = call({
  method: 'GET',
  path: '/api/review',
  policy: 'content.read',
  tag,
  summary: 'What waits for an approval, oldest first, with what the caller may decide',
  query: v.strictObject({
    scope: v.optional(v.picklist(['mine', 'sent', 'all']), 'mine'),
    cursor: v.optional(v.pipe(v.string(), v.maxLength(200))),
  }),
  response: v.object({ items: v.array(queueItem), nextCursor: v.nullable(v.string()) }),
});

export const reviewCount = call({
  method: 'GET',
  path: '/api/review-count',
  policy: 'content.read',
  tag,
  summary: 'How many entries wait for the caller, counted up to the page size',
  response: v.object({ mine: v.number() }),
});

const data = v.record(v.string(), v.unknown());

const reviewedRow = v.object({
  locale: localeValue,
  version: v.number(),
  state: v.nullable(v.picklist(reviewStates)),
  standing: v.nullable(v.picklist(approvalStandings)),
  approved: v.nullable(v.object({ by: person, at: instant, single: v.boolean() })),
  author: v.nullable(person),
  after: data,
  /** What the public sees; null where it sees nothing. */
  before: v.nullable(v.object({ version: v.number(), data })),
  /** What publishing would refuse, in words. */
  faults: v.array(v.string()),
});
export type ReviewedRow = v.InferOutput<typeof reviewedRow>;

const comment = v.object({
  id,
  locale: localeValue,
  version: v.number(),
  field: v.nullable(v.string()),
  body: v.string(),
  by: person,
  at: instant,
  resolvedBy: v.nullable(person),
});
export type ReviewComment = v.InferOutput<typeof comment>;

const step = v.object({
  locale: localeValue,
  version: v.number(),
  state: v.picklist(reviewStates),
  note: v.string(),
  sentBy: person,
  sentAt: instant,
  decidedBy: v.nullable(person),
  decidedAt: v.nullable(instant),
  decisionNote: v.string(),
});
export type ReviewStep = v.InferOutput<typeof step>;

export const getReview = call({
  method: 'GET',
  path: '/api/review/:id',
  policy: 'content.read',
  tag,
  summary: 'Both languages of an entry against what the public sees, with who may decide, comments and the path so far',
  params: v.object({ id }),
  response: v.object({
    id,
    type: v.string(),
    title: v.string(),
    baseLocale: localeValue,
    needsSecondPerson: v.boolean(),
    rows: v.array(reviewedRow),
    /** Persons who may approve all that waits; at most twenty. */
    deciders: v.array(person),
    /** Who else may edit or publish the type: a comment can mention them. */
    participants: v.array(person),
    comments: v.array(comment),
    path: v.array(step),
  }),
});
export type Review = v.InferOutput<typeof getReview.response>;

export const commentReview = call({
  method: 'POST',
  path: '/api/review/:id/comments',
  policy: 'content.read',
  tag,
  summary: 'A comment on one exact version, or on one of its fields; “@” and a name tells that person',
  params: v.object({ id }),
  body: v.strictObject({
    locale: localeValue,
    version: v.pipe(v.number(), v.integer(), v.minValue(1)),
    field: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(60))), null),
    body: v.pipe(note, v.minLength(1, 'Write something')),
  }),
  response: okResponse,
});

export const resolveComment = call({
  method: 'POST',
  path: '/api/review-comment/:id/resolve',
  policy: 'content.read',
  tag,
  summary: 'Marks a comment as settled; its writer, and whoever may edit or publish',
  params: v.object({ id }),
  response: okResponse,
});

const rule = v.object({
  type: v.string(),
  declared: v.picklist(['one-person', 'four-eyes']),
  needsSecondPerson: v.boolean(),
  demandedBy: v.nullable(person),
  demandedAt: v.nullable(instant),
  /** Why the caller cannot change it; null where they can. */
  fixed: v.nullable(v.picklist(['declared', 'own', 'role'])),
});
export type ApprovalRule = v.InferOutput<typeof rule>;

export const approvalRules = call({
  method: 'GET',
  path: '/api/approval-rules',
  policy: 'content.read',
  tag,
  summary: 'Which types need a second person to go live, and who asked for it',
  response: v.array(rule),
});

export const setApprovalRule = call({
  method: 'PUT',
  path: '/api/approval-rules/:type',
  policy: 'users.manage',
  tag,
  summary: 'Asks for a second person for a type; another administrator than the one who asked may lift it',
  params: v.object({ type: v.string() }),
  body: v.strictObject({ secondPerson: v.boolean() }),
  response: okResponse,
});
