import * as v from 'valibot';
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
  body: v.strictObject({ at: moment }),
  response: v.object({ url: v.string(), at: instant, expiresAt: instant }),
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

export const getMoment = call({
  method: 'GET',
  path: '/api/site/moment',
  policy: 'anyone',
  tag,
  summary: 'The moment that a token was made for; it comes in a header',
  response: v.object({ at: instant }),
});
