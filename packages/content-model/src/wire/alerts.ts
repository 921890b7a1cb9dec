import * as v from 'valibot';
import { call } from './call.ts';
import { day, id, instant } from './values.ts';

const tag = 'Alerts';
const params = v.object({ id });

export const alertKinds = ['daily-nav', 'fmr', 'correction'] as const;
export const alertDeliveryStates = ['waiting', 'sent', 'refused', 'skipped'] as const;

/** `scheduled`: it waits for its time, or for funds that are missing. */
const alertRunStates = ['scheduled', 'running', 'paused', 'done'] as const;

const run = v.object({
  id,
  kind: v.picklist(alertKinds),
  /** In English, for staff. */
  title: v.string(),
  /** What set it off; null where the kind says it. */
  about: v.nullable(v.string()),
  /** Of the prices. */
  day: v.nullable(day),
  state: v.picklist(alertRunStates),
  /** Why it ended without a mail. */
  nothing: v.nullable(v.string()),
  /** Funds without a price when the mail was made. */
  missing: v.array(v.string()),
  createdAt: instant,
  notBefore: instant,
  startedAt: v.nullable(instant),
  finishedAt: v.nullable(instant),
  /** Of the pause that goes on. */
  paused: v.nullable(v.object({ at: instant, by: v.nullable(v.string()) })),
  counts: v.object({
    to: v.number(),
    sent: v.number(),
    /** By the mail server, for good or for too long. */
    refused: v.number(),
    /** No longer subscribed when it was their turn. */
    skipped: v.number(),
    waiting: v.number(),
  }),
});
export type AlertRun = v.InferOutput<typeof run>;

const mail = v.object({ subject: v.string(), html: v.string(), text: v.string() });

const runDetail = v.object({
  ...run.entries,
  /** Mails a second over the last minute; null where none went. */
  perSecond: v.nullable(v.number()),
  /** At that pace; null where nothing goes out. */
  secondsLeft: v.nullable(v.number()),
  /** The latest first. The address is shortened. */
  refused: v.array(
    v.object({
      subscriber: id,
      email: v.string(),
      state: v.picklist(['waiting', 'refused']),
      /** In the words of the mail server. */
      error: v.string(),
      attempts: v.number(),
      /** Null where it is not tried again. */
      nextAttemptAt: v.nullable(instant),
      /** The address gets no more alerts. */
      setAside: v.boolean(),
    }),
  ),
  /** As sent, without the links of one subscriber; null until it begins. */
  mails: v.nullable(v.object({ en: mail, ur: mail })),
});
export type AlertRunDetail = v.InferOutput<typeof runDetail>;

export const listAlertRuns = call({
  method: 'GET',
  path: '/api/alerts',
  policy: 'leads.read',
  tag,
  summary: 'Mails to subscribers newest first, by keyset pages, and how many subscribers there are',
  query: v.strictObject({ cursor: v.optional(v.pipe(v.string(), v.maxLength(300))) }),
  response: v.object({
    runs: v.array(run),
    nextCursor: v.nullable(v.string()),
    /** Confirmed; of them, those whose address was refused too often get nothing. */
    subscribers: v.object({ en: v.number(), ur: v.number(), setAside: v.number() }),
  }),
});

export const getAlertRun = call({
  method: 'GET',
  path: '/api/alerts/:id',
  policy: 'leads.read',
  tag,
  summary: 'One mail to subscribers: how far it is, who refused it, and the mail in both languages',
  params,
  response: runDetail,
});

export const pauseAlertRun = call({
  method: 'POST',
  path: '/api/alerts/:id/pause',
  policy: 'leads.handle',
  tag,
  summary: 'Sends no more of it until it is resumed; what is on its way still arrives',
  params,
  response: runDetail,
});

export const resumeAlertRun = call({
  method: 'POST',
  path: '/api/alerts/:id/resume',
  policy: 'leads.handle',
  tag,
  summary: 'Goes on where it was paused; nobody gets it twice',
  params,
  response: runDetail,
});
