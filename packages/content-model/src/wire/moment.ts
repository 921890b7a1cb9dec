import * as v from 'valibot';
import { limits } from '../limits.ts';
import { call } from './call.ts';
import { id, instant, localeValue } from './values.ts';

const tag = 'Site';

/** Of a read: the token of the moment that it is answered for. */
export const momentHeader = 'x-fundfront-as-of';

const moment = v.pipe(v.string(), v.isoTimestamp('Choose a day and a time'));

export const momentRange = call({
  method: 'GET',
  path: '/api/site/moments',
  policy: 'content.read',
  tag,
  summary: 'From when on the site can be seen as it was, and when it last changed',
  response: v.object({
    now: instant,
    /** Null while nothing was ever published. */
    first: v.nullable(instant),
    /** Before it, addresses, order and forwarding are as they were at this time. */
    keptSince: instant,
    /** When content came, changed or went: latest first. */
    changes: v.array(instant),
  }),
});

export const openMoment = call({
  method: 'POST',
  path: '/api/site/moments',
  policy: 'content.read',
  tag,
  summary: 'An address of the site below which it is as it was at a moment, for half an hour',
  body: v.strictObject({
    at: moment,
    /** Prices and returns of the days up to the moment as they were known at this time, corrections and all. */
    knownAt: v.optional(moment),
  }),
  response: v.object({ url: v.string(), at: instant, knownAt: v.nullable(instant), expiresAt: instant }),
});

export const momentPages = call({
  method: 'GET',
  path: '/api/site/moments/pages',
  policy: 'content.read',
  tag,
  summary: 'Pages that were live at a moment, by words of their title or address, or the page of an entry',
  query: v.strictObject({
    at: moment,
    locale: localeValue,
    search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''),
    entry: v.optional(id),
  }),
  response: v.array(v.object({ title: v.string(), path: v.string() })),
});

export const momentDays = call({
  method: 'GET',
  path: '/api/site/moments/days',
  policy: 'content.read',
  tag,
  summary: 'The days of a month on which content of the site came, changed or went',
  query: v.strictObject({ month: v.pipe(v.string(), v.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'Choose a month')) }),
  /** Days in Karachi. */
  response: v.array(v.object({ day: v.string(), changes: v.number() })),
});

export const momentVersions = call({
  method: 'GET',
  path: '/api/site/moments/versions',
  policy: 'content.read',
  tag,
  summary: 'When each version of a page was live, by the address that it had at a moment; latest first',
  query: v.strictObject({ at: moment, path: v.pipe(v.string(), v.startsWith('/'), v.maxLength(limits.addressLength)) }),
  response: v.array(
    v.object({ version: v.number(), from: instant, to: v.nullable(instant), by: v.nullable(v.string()) }),
  ),
});

export const getMoment = call({
  method: 'GET',
  path: '/api/site/moment',
  policy: 'anyone',
  tag,
  summary: 'The moment that a token was made for, and the state of the audit then; the token comes in a header',
  response: v.object({
    at: instant,
    /** When its figures were known, where that was later. */
    knownAt: v.nullable(instant),
    /** The last row of the audit that was written by then: its hash depends on every row before it. */
    audit: v.nullable(v.object({ position: v.number(), hash: v.string() })),
  }),
});
