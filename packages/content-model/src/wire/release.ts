import * as v from 'valibot';
import { limits } from '../limits.ts';
import { call } from './call.ts';
import { id, instant, localeValue, okResponse } from './values.ts';

const tag = 'Releases';
const policy = 'content.publish';

export const releaseStates = ['open', 'scheduled', 'done', 'failed', 'cancelled'] as const;
export type ReleaseState = (typeof releaseStates)[number];

export const releaseActions = ['publish', 'unpublish'] as const;

/**
 * What would happen now: `needs-approval`, `revert-needs-approval` (nobody approved that it goes back) and `outdated` (a
 * later save) keep the whole release back, `incomplete` names a fault of the text.
 */
export const changeReadiness = [
  'ready',
  'needs-approval',
  'revert-needs-approval',
  'outdated',
  'incomplete',
  'gone',
] as const;
export type ChangeReadiness = (typeof changeReadiness)[number];

const revertStates = ['planned', 'done', 'failed'] as const;

/** `held`: somebody changed it after the release, so a person decides whether it goes back; `kept`: it does not. */
const revertOutcomes = ['reverted', 'held', 'kept'] as const;

const person = v.object({ id, name: v.string() });
const future = v.pipe(v.string(), v.isoTimestamp('Choose a day and a time'));

const change = v.object({
  entryId: id,
  type: v.string(),
  title: v.string(),
  locale: localeValue,
  action: v.picklist(releaseActions),
  version: v.nullable(v.number()),
  readiness: v.picklist(changeReadiness),
  approvedBy: v.nullable(v.string()),
  liveVersion: v.nullable(v.number()),
  /** Null until the release has gone back. */
  revertOutcome: v.nullable(v.picklist(revertOutcomes)),
});
export type ReleaseChange = v.InferOutput<typeof change>;

const release = v.object({
  id,
  /** Null for the schedule of a single entry. */
  title: v.nullable(v.string()),
  runAt: v.nullable(instant),
  state: v.picklist(releaseStates),
  createdBy: person,
  scheduledBy: v.nullable(person),
  finishedAt: v.nullable(instant),
  failure: v.nullable(v.string()),
  acknowledged: v.boolean(),
  /** Its going back to what was live before it; null where it stays. */
  revert: v.nullable(
    v.object({
      at: instant,
      state: v.picklist(revertStates),
      by: v.nullable(person),
      finishedAt: v.nullable(instant),
      failure: v.nullable(v.string()),
    }),
  ),
  changes: v.array(change),
});
export type Release = v.InferOutput<typeof release>;

const rows = v.pipe(
  v.array(
    v.strictObject({
      entryId: id,
      locale: localeValue,
      action: v.picklist(releaseActions),
    }),
  ),
  v.minLength(1, 'Choose what should change'),
  v.maxLength(limits.listItems),
);

export const listReleases = call({
  method: 'GET',
  path: '/api/releases',
  policy: 'content.read',
  tag,
  summary: 'What goes live in a span of days, what is gathered for a release, and failures that nobody put right',
  query: v.strictObject({ from: future, to: future }),
  response: v.array(release),
});

export const getRelease = call({
  method: 'GET',
  path: '/api/releases/:id',
  policy: 'content.read',
  tag,
  summary: 'One release with the readiness of each change',
  params: v.object({ id }),
  response: release,
});

export const createRelease = call({
  method: 'POST',
  path: '/api/releases',
  policy,
  tag,
  summary: 'A release, or (without a title) the schedule of an entry; with a time it is scheduled at once',
  body: v.strictObject({
    title: v.nullable(v.pipe(v.string(), v.trim(), v.nonEmpty('Name the release'), v.maxLength(limits.textLength))),
    changes: v.union([rows, v.pipe(v.array(v.never()), v.maxLength(0))]),
    runAt: v.nullable(future),
  }),
  response: release,
});

export const addToRelease = call({
  method: 'POST',
  path: '/api/releases/:id/changes',
  policy,
  tag,
  summary: 'Adds the latest versions to a release that has not run',
  params: v.object({ id }),
  body: v.strictObject({ changes: rows }),
  response: release,
});

export const takeFromRelease = call({
  method: 'POST',
  path: '/api/releases/:id/changes/remove',
  policy,
  tag,
  summary: 'Takes one change out of a release that has not run',
  params: v.object({ id }),
  body: v.strictObject({ entryId: id, locale: localeValue }),
  response: release,
});

export const scheduleRelease = call({
  method: 'PUT',
  path: '/api/releases/:id/time',
  policy,
  tag,
  summary: 'Sets or moves the instant at which all of it goes live, or none',
  params: v.object({ id }),
  body: v.strictObject({ runAt: future }),
  response: release,
});

export const approveRelease = call({
  method: 'POST',
  path: '/api/releases/:id/approve',
  policy,
  tag,
  summary: 'Approves of a release, and of its going back, what the caller may approve',
  params: v.object({ id }),
  response: release,
});

export const planRevert = call({
  method: 'PUT',
  path: '/api/releases/:id/revert',
  policy,
  tag,
  summary:
    'Sets, moves or (null) takes away the instant at which all of a release goes back to what was live before it',
  params: v.object({ id }),
  body: v.strictObject({ revertAt: v.nullable(future) }),
  response: release,
});

export const settleRevert = call({
  method: 'POST',
  path: '/api/releases/:id/revert/settle',
  policy,
  tag,
  summary: 'Decides about a change that somebody changed again before its release went back',
  params: v.object({ id }),
  body: v.strictObject({ entryId: id, locale: localeValue, action: v.picklist(['revert', 'keep']) }),
  response: release,
});

export const cancelRelease = call({
  method: 'POST',
  path: '/api/releases/:id/cancel',
  policy,
  tag,
  summary: 'Nothing of it will go live; what it held stays as it is',
  params: v.object({ id }),
  response: okResponse,
});

export const acknowledgeRelease = call({
  method: 'POST',
  path: '/api/releases/:id/acknowledge',
  policy,
  tag,
  summary: 'Says that somebody saw to a failed release; it is shown as open no more',
  params: v.object({ id }),
  response: okResponse,
});
