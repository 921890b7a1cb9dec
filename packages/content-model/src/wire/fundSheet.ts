import * as v from 'valibot';
import { day, decimalText, id, riskProfile } from './values.ts';

/** Whether a figure of up to a year is annualised, absolute, or a compound annual rate. */
export const returnBasis = v.picklist(['annualised', 'absolute', 'cagr']);

const change = v.object({
  direction: v.picklist(['up', 'down', 'flat']),
  /** Signed, 4 decimals. */
  value: decimalText,
  /** Signed, 2 decimals, per cent of the day before. */
  percent: decimalText,
});

export const publishedReturn = v.object({ percent: decimalText, basis: returnBasis, asOf: day });

/** To date: month, fiscal year, calendar year; then days back, years back, and since inception. */
export const returnPeriods = [
  ...(['mtd', 'ytd', 'cytd'] as const),
  ...(['d1', 'd15', 'd30', 'd90', 'd180', 'd270', 'd365'] as const),
  ...(['y2', 'y3', 'y5', 'inception'] as const),
] as const;
export type ReturnPeriod = (typeof returnPeriods)[number];

const returnFigure = {
  /** Signed, 2 decimals or as announced. */
  percent: decimalText,
  basis: returnBasis,
  /** Compound annual rate beside an absolute return over more than a year, 2 decimals. */
  cagr: v.nullable(decimalText),
  asOf: day,
  /** The day at whose end the period begins; null where the source of an announced figure does not say it. */
  from: v.nullable(day),
  source: v.picklist(['announced', 'computed']),
};

const fundReturn = v.object({ period: v.picklist(returnPeriods), ...returnFigure });

/** Of a complete year. `year` is the one in which it ends, `asOf` its last day. */
const yearReturn = v.object({ kind: v.picklist(['fiscal', 'calendar']), year: v.number(), ...returnFigure });

export const fundPrice = v.object({
  nav: decimalText,
  offer: v.nullable(decimalText),
  redemption: v.nullable(decimalText),
  validityDate: day,
  change: v.nullable(change),
});

export const fundRow = v.object({
  id,
  title: v.string(),
  subFund: v.nullable(v.string()),
  path: v.string(),
  category: v.object({ slug: v.string(), title: v.string(), group: v.string() }),
  riskProfile: v.nullable(riskProfile),
  rating: v.nullable(v.string()),
  /** Null while no price is announced. */
  price: v.nullable(
    v.object({
      ...fundPrice.entries,
      /** Up to 30 days of NAVs, oldest first, for charts only. */
      recent: v.array(v.number()),
    }),
  ),
  ytd: v.nullable(publishedReturn),
  /** In the order of `returnPeriods`; a period without a figure is not there. Each has its own date and basis. */
  returns: v.array(fundReturn),
});
export type FundRow = v.InferOutput<typeof fundRow>;

export const navBoard = v.object({
  asOf: v.nullable(day),
  categories: v.array(
    v.object({
      slug: v.string(),
      title: v.string(),
      path: v.string(),
      group: v.string(),
      suits: v.nullable(v.string()),
      riskProfiles: v.array(riskProfile),
      funds: v.number(),
    }),
  ),
  funds: v.array(fundRow),
});
export type NavBoard = v.InferOutput<typeof navBoard>;

/** What the benchmark did from the same start to the same end, on the basis of `percent`; null where it is not known. */
const besideBenchmark = { benchmark: v.nullable(decimalText) };

export const fundSheet = v.object({
  row: fundRow,
  /** Its name in the language of the page; null for a fund without a benchmark that has values. */
  benchmark: v.nullable(v.string()),
  returns: v.array(v.object({ ...fundReturn.entries, ...besideBenchmark })),
  /** Oldest first. */
  years: v.array(v.object({ ...yearReturn.entries, ...besideBenchmark })),
  /** Oldest first. */
  history: v.array(v.object({ date: day, nav: decimalText })),
});
export type FundSheet = v.InferOutput<typeof fundSheet>;
