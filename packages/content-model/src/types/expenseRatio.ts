import { defineContentType } from '../defineContentType.ts';
import { date } from '../fields/date/date.ts';
import { decimal } from '../fields/decimal/decimal.ts';
import { optional } from '../fields/field.ts';
import { reference } from '../fields/reference/reference.ts';
import { slug } from '../fields/slug/slug.ts';
import { text } from '../fields/text/text.ts';
import { tags } from '../tags.ts';

/** Of one fund for one month. The page of the expense ratios shows the latest month of every fund as a table. */
export const expenseRatio = defineContentType({
  name: 'expenseRatio',
  path: 'expense-ratio',
  labels: { one: 'Expense ratio', many: 'Expense ratios' },
  kind: 'collection',
  locales: ['en', 'ur'],
  policy: 'one-person',
  tree: false,
  routing: 'none',
  fields: {
    title: text({ label: 'Title', help: 'The fund and the month', translated: true }),
    slug: slug({ label: 'Key' }),
    fund: reference({ label: 'Fund', to: 'fund' }),
    date: date({ label: 'As of', help: 'The last day of the month' }),
    ratio: decimal({ label: 'Total expense ratio', scale: 2, unit: '%' }),
    levies: optional(decimal({ label: 'Of which taxes and levies', scale: 2, unit: '%' })),
  },
  list: { columns: ['title', 'fund', 'date', 'ratio', 'levies'], sort: 'date', direction: 'desc', search: ['title'] },
  listing: { sort: 'date', order: 'descending' },
  cacheTags: ({ locale }) => [tags.items('expenseRatio', locale)],
});
