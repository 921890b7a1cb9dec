import * as v from 'valibot';
import { auditGroupNames } from '../auditGroups.ts';
import { limits } from '../limits.ts';
import { call } from './call.ts';
import { id, instant } from './values.ts';

const tag = 'Activity log';
const policy = 'audit.read';

const auditRow = v.object({
  id,
  /** Its number in the chain, from 1 on without a gap. */
  position: v.number(),
  at: instant,
  userId: v.nullable(id),
  who: v.string(),
  action: v.string(),
  type: v.nullable(v.string()),
  entryId: v.nullable(id),
  locale: v.nullable(v.string()),
  /** Of the entry as it is now. */
  title: v.nullable(v.string()),
  detail: v.record(v.string(), v.unknown()),
  previousHash: v.string(),
  hash: v.string(),
});
export type AuditRow = v.InferOutput<typeof auditRow>;

const time = v.pipe(v.string(), v.isoTimestamp('Give the time as 2026-11-22T09:00:00Z'));

const filter = {
  group: v.optional(v.picklist(auditGroupNames)),
  action: v.optional(v.pipe(v.string(), v.regex(/^[a-z]+\.[a-z-]+$/, 'An action is like content.publish'))),
  userId: v.optional(id),
  type: v.optional(v.pipe(v.string(), v.maxLength(60))),
  entryId: v.optional(id),
  from: v.optional(time),
  until: v.optional(time),
};
const filterSchema = v.strictObject(filter);
export type AuditFilter = v.InferOutput<typeof filterSchema>;

export const listAudit = call({
  method: 'GET',
  path: '/api/audit',
  policy,
  tag,
  summary: 'What was done, newest first; before a position, where one is given',
  query: v.strictObject({
    ...filter,
    before: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/, 'A position is a whole number'), v.transform(Number))),
  }),
  response: v.object({ rows: v.array(auditRow), next: v.nullable(v.number()) }),
});

export const listAuditPeople = call({
  method: 'GET',
  path: '/api/audit/people',
  policy,
  tag,
  summary: 'Everybody with an account, for the filter',
  response: v.array(v.object({ id, name: v.string() })),
});

export const auditBreaks = [
  'entry',
  'entry-content',
  'content',
  'tail',
  'rewritten',
  'anchor-missing',
  'anchor-forged',
  'anchor-old',
] as const;
export type AuditBreak = (typeof auditBreaks)[number];

export const verifyAuditChain = call({
  method: 'POST',
  path: '/api/audit/verify',
  policy,
  tag,
  summary: 'Computes every hash anew, and compares the anchored head',
  response: v.variant('ok', [
    v.object({
      ok: v.literal(true),
      rows: v.number(),
      head: v.string(),
      /** Versions, publications, approvals and announcements that are what they were when they were written. */
      content: v.number(),
      /** Outside of the database, signed; null where none was written yet. */
      anchor: v.nullable(v.object({ position: v.number(), at: instant })),
      at: instant,
      tookMs: v.number(),
    }),
    v.object({
      ok: v.literal(false),
      what: v.picklist(auditBreaks),
      /** Of the entry that it shows at, where there is one. */
      position: v.nullable(v.number()),
      text: v.string(),
      at: instant,
      tookMs: v.number(),
    }),
  ]),
});

export const exportAudit = call({
  method: 'POST',
  path: '/api/audit/export',
  policy,
  tag,
  summary: `CSV of what the filter finds, newest first, at most ${limits.exportRows} rows; the log has the export`,
  body: filterSchema,
  response: v.object({ name: v.string(), csv: v.string(), rows: v.number(), complete: v.boolean() }),
});
