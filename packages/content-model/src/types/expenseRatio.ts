import { defineContentType } from '../defineContentType.ts';
import { date } from '../fields/date/date.ts';
import { decimal, percentRange } from '../fields/decimal/decimal.ts';
import { optional } from '../fields/field.ts';
import { reference } from '../fields/reference/reference.ts';
import { slug } from '../fields/slug/slug.ts';
import { text } from '../fields/text/text.ts';
import { tags } from '../tags.ts';

const ofAssets = { scale: 2, unit: '%', range: percentRange } as const;
const returnToDate = { help: 'Of the fiscal year to date, by the basis of the fund’s category', scale: 2, unit: '%' };

/**
 * Of one fund for one month, as SECP's Direction 23 of 2016 asks for it. The page of the expense ratios shows the latest
 * month of every fund as a table, the fund's page every month.
 */
export const expenseRatio = defineContentType({
  name: 'expenseRatio',
  path: 'expense-ratio',
  labels: { one: 'Expense ratio', many: 'Expense ratios' },
  kind: 'collection',
  locales: ['en', 'ur'],
  policy: 'four-eyes',
  tree: false,
  routing: 'none',
  fields: {
    title: text({ label: 'Title', help: 'The fund and the month', translated: true }),
    slug: slug({ label: 'Key' }),
    fund: reference({ label: 'Fund', to: 'fund' }),
    date: date({ label: 'As of', help: 'The last day of the month' }),
    ratio: decimal({ label: 'Total expense ratio', help: 'Year to date, of the average net assets', ...ofAssets }),
    levies: optional(decimal({ label: 'Of which taxes and levies', ...ofAssets })),
    managementFee: optional(decimal({ label: 'Of which management fee', ...ofAssets })),
    managementFeeCap: optional(
      decimal({ label: 'Highest management fee', help: 'As the offering document allows', ...ofAssets }),
    ),
    returnBefore: optional(decimal({ label: 'Return before expenses', ...returnToDate })),
    returnAfter: optional(decimal({ label: 'Return after expenses', ...returnToDate })),
  },
  list: { columns: ['title', 'fund', 'date', 'ratio', 'levies'], sort: 'date', direction: 'desc', search: ['title'] },
  listing: { sort: 'date', order: 'descending' },
  cacheTags: ({ locale }) => [tags.items('expenseRatio', locale), tags.funds('en'), tags.funds('ur')],
});
