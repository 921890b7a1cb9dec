import * as v from 'valibot';
import { limits } from '../limits.ts';
import { isPlainDay } from '../plainDays.ts';
import { call } from './call.ts';
import { change, publishedReturn } from './site.ts';
import { day, decimalText, id, localeValue, riskProfile } from './values.ts';

const tag = 'Prices';

/** No fund of the country is older: what lies before is a year that is still being typed. */
const earliestDay = '1962-01-01';

const calendarDay = v.pipe(
  v.string(),
  v.check((text) => isPlainDay(text) && text >= earliestDay, 'There is no such day'),
);

/** Written by staff, for visitors. */
const reason = v.object({ en: v.string(), ur: v.string() });
const dayAndNav = v.object({ day, nav: decimalText });
const listedFund = v.object({
  id,
  title: v.string(),
  subFund: v.nullable(v.string()),
  path: v.string(),
  riskProfile: v.nullable(riskProfile),
});

/** `nav` and `reason` are never both there. A day with a payout alone has neither. */
const historyRow = v.object({
  day,
  nav: v.nullable(decimalText),
  offer: v.nullable(decimalText),
  redemption: v.nullable(decimalText),
  /** Against the business day before; null where no price of that day is known. */
  change: v.nullable(change),
  /** Rupees per unit, of which the price of this day is exclusive. */
  payout: v.nullable(decimalText),
  reason: v.nullable(reason),
});
export type HistoryRow = v.InferOutput<typeof historyRow>;

export const fundParams = v.object({ id });

export const historyQuery = v.strictObject({
  locale: localeValue,
  from: v.optional(calendarDay),
  to: v.optional(calendarDay),
});

const fundHistory = v.object({
  fund: listedFund,
  /** Both null only for a fund without prices that was asked for without dates. */
  from: v.nullable(day),
  to: v.nullable(day),
  /** Of all its prices. */
  first: v.nullable(day),
  last: v.nullable(day),
  /** Latest first. */
  prices: v.array(historyRow),
  high: v.nullable(dayAndNav),
  low: v.nullable(dayAndNav),
});
export type FundHistory = v.InferOutput<typeof fundHistory>;

export const getFundHistory = call({
  method: 'GET',
  path: '/api/nav/funds/:id/history',
  policy: 'anyone',
  tag,
  summary: `The announced prices of a fund, latest first, with payouts and days without a price; without dates, its last three months. At most ${limits.historyDays} days at once`,
  params: fundParams,
  query: historyQuery,
  response: fundHistory,
});

const dayFund = v.object({
  fund: listedFund,
  /** `validityDate` is the day, or lies on the days after it that are no business days. */
  price: v.nullable(
    v.object({
      nav: decimalText,
      offer: v.nullable(decimalText),
      redemption: v.nullable(decimalText),
      validityDate: day,
      change: v.nullable(change),
    }),
  ),
  /** The latest price before the day. Only where the day itself has none. */
  lastPrice: v.nullable(dayAndNav),
  reason: v.nullable(reason),
  ytd: v.nullable(publishedReturn),
});
export type DayFund = v.InferOutput<typeof dayFund>;

const navDay = v.object({
  day,
  /** Business days with prices beside it. */
  previousDay: v.nullable(day),
  nextDay: v.nullable(day),
  /** Of all prices of these funds. */
  first: v.nullable(day),
  last: v.nullable(day),
  categories: v.array(v.object({ slug: v.string(), title: v.string(), path: v.string(), funds: v.array(dayFund) })),
});
export type NavDay = v.InferOutput<typeof navDay>;

export const getPublicNavDay = call({
  method: 'GET',
  path: '/api/nav/public/days/:day',
  policy: 'anyone',
  tag,
  summary: 'The prices of all funds on a day, by category; `latest` is the latest business day with a price',
  params: v.object({ day: v.union([v.literal('latest'), calendarDay]) }),
  query: v.strictObject({ locale: localeValue }),
  response: navDay,
});
