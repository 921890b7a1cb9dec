import * as v from 'valibot';
import { limits } from '../limits.ts';
import { call } from './call.ts';
import { day, id, instant, okResponse } from './values.ts';

const tag = 'Redirects';

/** `own`: a link of the site itself; `elsewhere`: of another site; `typed`: no referrer, such as from a mail. */
export const addressSource = v.picklist(['search', 'own', 'elsewhere', 'typed', 'machine']);
export type AddressSource = v.InferOutput<typeof addressSource>;

const address = v.pipe(v.string(), v.trim(), v.maxLength(limits.addressLength));

const rule = v.object({
  id,
  /** Public and decoded; with slash and asterisk at its end, all that is below. */
  from: v.string(),
  to: v.string(),
  permanent: v.boolean(),
  note: v.string(),
  endsOn: v.nullable(day),
  createdAt: instant,
  createdBy: v.nullable(v.string()),
  hits: v.number(),
  /** `rests`: a page answers at the address; pages win over rules. */
  state: v.picklist(['works', 'rests', 'ended', 'leads-nowhere']),
});
export type RedirectRule = v.InferOutput<typeof rule>;

const moved = v.object({ from: v.string(), to: v.string(), title: v.string(), hits: v.number() });
export type MovedAddress = v.InferOutput<typeof moved>;

export const listRedirects = call({
  method: 'GET',
  path: '/api/redirects',
  policy: 'content.read',
  tag,
  summary: 'Rules that staff made, and the addresses that moved pages left, by keyset pages',
  query: v.strictObject({
    search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(limits.searchLength))),
    cursor: v.optional(v.pipe(v.string(), v.maxLength(500))),
    movedCursor: v.optional(v.pipe(v.string(), v.maxLength(500))),
  }),
  response: v.object({
    rules: v.array(rule),
    nextCursor: v.nullable(v.string()),
    moved: v.array(moved),
    nextMovedCursor: v.nullable(v.string()),
  }),
});

const ruleBody = v.strictObject({
  from: address,
  to: v.pipe(v.string(), v.trim(), v.maxLength(1_000)),
  permanent: v.boolean(),
  note: v.pipe(v.string(), v.trim(), v.maxLength(limits.textLength)),
  endsOn: v.nullable(v.pipe(v.string(), v.isoDate('Choose a day'))),
});

const savedRule = v.object({
  id,
  from: v.string(),
  /** Where it leads in the end: what forwards further is skipped. */
  to: v.string(),
  /** Rules that led to this one's address, and lead to its target now. */
  shortened: v.number(),
});

export const createRedirect = call({
  method: 'POST',
  path: '/api/redirects',
  policy: 'content.publish',
  tag,
  summary: 'A new rule, public at once; a loop is refused, a chain is shortened',
  body: ruleBody,
  response: savedRule,
});

export const updateRedirect = call({
  method: 'PUT',
  path: '/api/redirects/:id',
  policy: 'content.publish',
  tag,
  summary: 'Changes a rule, public at once',
  params: v.object({ id }),
  body: ruleBody,
  response: savedRule,
});

export const deleteRedirect = call({
  method: 'DELETE',
  path: '/api/redirects/:id',
  policy: 'content.publish',
  tag,
  summary: 'Ends a rule',
  params: v.object({ id }),
  response: okResponse,
});

const trial = v.object({
  hops: v.array(
    v.object({
      from: v.string(),
      to: v.string(),
      by: v.picklist(['rule', 'moved']),
      permanent: v.boolean(),
    }),
  ),
  /** `elsewhere`: another site, or a screen or file of the product. */
  end: v.picklist(['page', 'elsewhere', 'nothing', 'loop']),
  to: v.string(),
});
export type AddressTrial = v.InferOutput<typeof trial>;

export const tryAddress = call({
  method: 'GET',
  path: '/api/redirects/try',
  policy: 'content.read',
  tag,
  summary: 'Where a public address leads',
  query: v.strictObject({ path: address }),
  response: trial,
});

const missed = v.object({
  path: v.string(),
  hits: v.number(),
  lastDay: day,
  /** The way most of them came. */
  source: addressSource,
  match: v.nullable(
    v.object({
      path: v.string(),
      title: v.string(),
      why: v.picklist(['same-name', 'same-words', 'alike', 'above']),
      sure: v.boolean(),
    }),
  ),
});
export type MissedAddress = v.InferOutput<typeof missed>;

export const listMissedAddresses = call({
  method: 'GET',
  path: '/api/missed-addresses',
  policy: 'content.read',
  tag,
  summary: `The ${limits.missedAddressesShown} addresses that visitors missed most in ${limits.addressHitDays} days, with the page that fits best`,
  query: v.strictObject({ ignored: v.optional(v.picklist(['yes', 'no']), 'no') }),
  response: v.object({ addresses: v.array(missed), ignored: v.number() }),
});

export const ignoreAddress = call({
  method: 'POST',
  path: '/api/missed-addresses/ignore',
  policy: 'content.publish',
  tag,
  summary: 'Leaves a missed address alone, or takes it up again',
  body: v.strictObject({ path: address, ignored: v.boolean() }),
  response: okResponse,
});

const count = v.strictObject({
  outcome: v.picklist(['missed', 'redirected']),
  path: v.pipe(v.string(), v.maxLength(limits.addressLength)),
  source: addressSource,
  hits: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)),
});
export type AddressCount = v.InferOutput<typeof count>;

export const addressCounts = v.strictObject({
  counts: v.pipe(v.array(count), v.maxLength(limits.countedAddresses)),
  /** Milliseconds since 1970. */
  sentAt: v.number(),
});

export const countAddresses = call({
  method: 'POST',
  path: '/api/site/address-counts',
  policy: 'site',
  tag,
  summary:
    'What the site counted since its last message: addresses missed and forwarded, without anything of who asked',
  body: addressCounts,
  response: okResponse,
});
