import { defineContentType } from '../defineContentType.ts';
import { date } from '../fields/date/date.ts';
import { decimal, percentRange } from '../fields/decimal/decimal.ts';
import { optional } from '../fields/field.ts';
import { list } from '../fields/list/list.ts';
import { reference } from '../fields/reference/reference.ts';
import { slug } from '../fields/slug/slug.ts';
import { text } from '../fields/text/text.ts';
import { tags } from '../tags.ts';

const part = {
  name: text({ label: 'Name in English', max: 120 }),
  nameUr: optional(text({ label: 'Name in Urdu', max: 120 })),
  percent: decimal({ label: 'Part of the assets', scale: 2, unit: '%', range: percentRange }),
};
const rows = { itemTitle: 'name', max: 30, of: part } as const;

/** How large a fund was at the end of a month, and what it was invested in. Its page shows each month. */
export const fundInvestment = defineContentType({
  name: 'fundInvestment',
  path: 'fund-investments',
  labels: { one: 'Investments of a fund', many: 'Investments of the funds' },
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
    size: optional(decimal({ label: 'Fund size', help: 'Net assets', scale: 2, unit: 'Rs million' })),
    allocation: list({
      label: 'Asset allocation',
      itemLabel: 'class of assets',
      total: { key: 'percent', is: '100', within: '0.1' },
      ...rows,
    }),
    holdings: optional(list({ label: 'Largest holdings', itemLabel: 'holding', ...rows })),
  },
  list: { columns: ['title', 'fund', 'date'], sort: 'date', direction: 'desc', search: ['title'] },
  listing: { sort: 'date', order: 'descending' },
  cacheTags: ({ locale }) => [tags.items('fundInvestment', locale), tags.funds('en'), tags.funds('ur')],
});
