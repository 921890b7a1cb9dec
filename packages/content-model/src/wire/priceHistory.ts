import * as v from 'valibot';
import { limits } from '../limits.ts';
import { isPlainDay } from '../plainDays.ts';
import { call } from './call.ts';
import { fundPrice, publishedReturn } from './fundSheet.ts';
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

/** In columns, since the rows of twenty years would repeat their keys five thousand times: one place in each is one price. */
const announcedPrices = v.object({
  days: v.array(day),
  navs: v.array(decimalText),
  offers: v.array(v.nullable(decimalText)),
  redemptions: v.array(v.nullable(decimalText)),
});

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
  /** Latest first, as `closures` and `payouts` are; `historyRows` puts the three together. */
  prices: announcedPrices,
  /** The last price before them. */
  before: v.nullable(dayAndNav),
  /** Days of a price that is no change “on the day”: the one before is older than the business day before, or it is exclusive of a payout. */
  withoutChange: v.array(day),
  /** Days without a price; an import may have said that there is none, and not why. */
  closures: v.array(v.object({ day, reason: v.nullable(reason) })),
  /** Rupees per unit, of which the price of the day is exclusive. */
  payouts: v.array(v.object({ day, amount: decimalText })),
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
  price: v.nullable(fundPrice),
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
