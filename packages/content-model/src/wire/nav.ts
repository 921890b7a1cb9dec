import * as v from 'valibot';
import { limits } from '../limits.ts';
import { call } from './call.ts';
import { day, instant } from './values.ts';

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
