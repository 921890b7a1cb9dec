import * as v from 'valibot';
import { limits } from '../limits.ts';
import { call } from './call.ts';
import { growthPeriods } from './funds.ts';
import { fundParams } from './priceHistory.ts';
import { day, decimalText, localeValue } from './values.ts';

const tag = 'Prices';

/** YYYY-MM */
const month = v.string();
const chosenMonth = v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Write the month as 2026-06'));

/** Both halves are published on their own: what is not there is null. */
const fundMonth = v.object({
  month,
  /** The day of the fund's size and investments. */
  investedOn: v.nullable(day),
  /** Net assets, millions of rupees. */
  size: v.nullable(decimalText),
  /** The day to which the expenses count. */
  expensesOn: v.nullable(day),
  /** Per cent of the average net assets, year to date; `managementFee` and `levies` are parts of `ratio`. */
  ratio: v.nullable(decimalText),
  managementFee: v.nullable(decimalText),
  managementFeeCap: v.nullable(decimalText),
  levies: v.nullable(decimalText),
  /** Per cent, of the fiscal year to date, by the fund's `basis`. */
  returnBefore: v.nullable(decimalText),
  returnAfter: v.nullable(decimalText),
});
export type FundMonth = v.InferOutput<typeof fundMonth>;

/** `percent` is of the total assets. */
const part = v.object({ name: v.string(), percent: decimalText });

const fundMonths = v.object({
  basis: v.picklist(['annualised', 'absolute']),
  /** Oldest first. */
  months: v.array(fundMonth),
  /** Of the month that was asked for, else of the latest; null without any. */
  investments: v.nullable(v.object({ month, day, allocation: v.array(part), holdings: v.array(part) })),
});
export type FundMonths = v.InferOutput<typeof fundMonths>;

const monthsQuery = v.strictObject({ locale: localeValue, month: v.optional(chosenMonth) });

export const fundFileQuery = v.strictObject({
  ...monthsQuery.entries,
  /** Of the growth; all there is without it. */
  period: v.optional(v.picklist(growthPeriods), 'all'),
});

export const getFundMonths = call({
  method: 'GET',
  path: '/api/nav/funds/:id/months',
  policy: 'anyone',
  tag,
  summary: `What a fund published by month: its size, its expenses, and what it was invested in. At most ${limits.fundMonths} months`,
  params: fundParams,
  query: monthsQuery,
  response: fundMonths,
});

const fundPayout = v.object({
  /** The ex-day; of several payouts of one month, the last. */
  day,
  /** Rupees per unit; of several, their sum. */
  amount: decimalText,
  count: v.number(),
  /** The price of `day`, which is without the payout; null where none was announced. */
  nav: v.nullable(decimalText),
  /** The year in which the fiscal year of the payout ends. */
  fiscalYear: v.number(),
});
export type FundPayout = v.InferOutput<typeof fundPayout>;

const fundPayouts = v.object({
  /** Whether each row stands for a month, because the fund pays out more often than twice in one. */
  monthly: v.boolean(),
  /** Latest first. */
  payouts: v.array(fundPayout),
});
export type FundPayouts = v.InferOutput<typeof fundPayouts>;

export const getFundPayouts = call({
  method: 'GET',
  path: '/api/nav/funds/:id/payouts',
  policy: 'anyone',
  tag,
  summary: 'What a fund paid out per unit, with the price after it; of a fund that pays out daily, by month',
  params: fundParams,
  query: v.strictObject({ locale: localeValue }),
  response: fundPayouts,
});
