import * as v from 'valibot';
import { limits } from '../limits.ts';
import { call } from './call.ts';
import { day, decimalText, id, instant } from './values.ts';

const tag = 'Prices';
const chosenDay = v.pipe(v.string(), v.isoDate());

export const listNavDays = call({
  method: 'GET',
  path: '/api/nav/days',
  policy: 'content.read',
  tag,
  summary: `The validity dates that have prices, latest first, ${limits.pageSize} at once`,
  query: v.strictObject({ before: v.optional(chosenDay) }),
  response: v.object({
    days: v.array(
      v.object({
        day,
        prices: v.number(),
        /** How many of them the product brought with it. */
        samples: v.number(),
        recordedAt: instant,
      }),
    ),
    /** For `before`; null at the end. */
    next: v.nullable(day),
  }),
});

export const getNavDay = call({
  method: 'GET',
  path: '/api/nav/days/:day',
  policy: 'content.read',
  tag,
  summary: 'The prices of one validity date, with where each came from',
  params: v.object({ day: chosenDay }),
  response: v.object({
    day,
    /** Neighbouring dates that have prices. */
    earlier: v.nullable(day),
    later: v.nullable(day),
    prices: v.array(
      v.object({
        fund: id,
        title: v.string(),
        category: v.nullable(v.string()),
        nav: decimalText,
        offer: v.nullable(decimalText),
        redemption: v.nullable(decimalText),
        /** Of the same fund, on its last date before; null for its first. */
        previous: v.nullable(v.object({ day, nav: decimalText })),
        source: v.string(),
        recordedAt: instant,
      }),
    ),
  }),
});
