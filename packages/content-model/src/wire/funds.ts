import * as v from 'valibot';
import { horizons } from '../horizon.ts';
import { limits } from '../limits.ts';
import { call } from './call.ts';
import { fundRow } from './fundSheet.ts';
import { day, decimalText, id, localeValue } from './values.ts';

const listedFund = v.object({
  /** In the language that was asked for, as in the fund's address. */
  slug: v.string(),
  row: fundRow,
  /** Null where nobody has said. */
  shariah: v.nullable(v.boolean()),
  inceptionDate: v.nullable(day),
  benchmark: v.nullable(v.string()),
  trustee: v.nullable(v.string()),
  horizon: v.nullable(v.picklist(horizons)),
  /** Rupees. */
  minimumInvestment: v.nullable(decimalText),
  /** Per cent. */
  frontEndLoad: v.nullable(decimalText),
  backEndLoad: v.nullable(decimalText),
  managementFee: v.nullable(decimalText),
  /**
   * The total expense ratio of the fiscal year to date, per cent: as published for the latest month, else as the fund itself
   * states it, which has no date.
   */
  expenses: v.nullable(v.object({ ratio: decimalText, asOf: v.nullable(day) })),
});
export type ListedFund = v.InferOutput<typeof listedFund>;

export const listFunds = call({
  method: 'GET',
  path: '/api/site/funds',
  policy: 'anyone',
  tag: 'Site',
  summary: 'Every fund with its latest price, its returns and its terms, in the order of the NAV board',
  query: v.strictObject({ locale: localeValue }),
  response: v.array(listedFund),
});

export const growthPeriods = ['m1', 'm3', 'm6', 'ytd', 'd365', 'y3', 'y5', 'all'] as const;
export type GrowthPeriod = (typeof growthPeriods)[number];

const ids = v.pipe(
  v.string(),
  v.transform((text) => text.split(',')),
  v.array(id),
  v.maxLength(limits.comparedFunds, `At most ${limits.comparedFunds} funds at once`),
);

/** Oldest first, whole rupees. Empty where it cannot be known, such as where payouts are missing. */
const growthPoints = v.array(v.object({ day, value: decimalText }));

const fundGrowth = v.object({
  /** The days that all the funds have prices for; null where there are none such. */
  span: v.nullable(v.object({ from: day, to: day })),
  funds: v.array(
    v.object({
      id,
      points: growthPoints,
      /** Of its benchmark, on the same days. Of a fund that was asked for alone; else empty. */
      benchmark: growthPoints,
      /**
       * From the first day, over the ends of months, to the last: how many such months there are, and at the end of how
       * many the value was lower than before. Of a fund with points that was asked for alone; else null.
       */
      months: v.nullable(v.object({ count: v.number(), fallen: v.number() })),
    }),
  ),
});
export type FundGrowth = v.InferOutput<typeof fundGrowth>;

export const getFundGrowth = call({
  method: 'GET',
  path: '/api/site/fund-growth',
  policy: 'anyone',
  tag: 'Site',
  summary: 'What 100,000 rupees have become in up to four funds since the same day, payouts reinvested',
  query: v.strictObject({
    /** With commas between. */
    funds: ids,
    period: v.picklist(growthPeriods),
  }),
  response: fundGrowth,
});
