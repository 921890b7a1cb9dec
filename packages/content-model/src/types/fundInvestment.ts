import { defineContentType } from '../defineContentType.ts';
import { date } from '../fields/date/date.ts';
import { decimal } from '../fields/decimal/decimal.ts';
import { optional } from '../fields/field.ts';
import { list } from '../fields/list/list.ts';
import { reference } from '../fields/reference/reference.ts';
import { slug } from '../fields/slug/slug.ts';
import { text } from '../fields/text/text.ts';
import { tags } from '../tags.ts';

const parts = (label: string, itemLabel: string) =>
  list({
    label,
    itemLabel,
    itemTitle: 'name',
    max: 30,
    of: {
      name: text({ label: 'Name in English', max: 120 }),
      nameUr: optional(text({ label: 'Name in Urdu', max: 120 })),
      percent: decimal({ label: 'Part of the assets', scale: 2, unit: '%' }),
    },
  });

/** What a fund was invested in at the end of a month. Its page shows the latest. */
export const fundInvestment = defineContentType({
  name: 'fundInvestment',
  path: 'fund-investments',
  labels: { one: 'Investments of a fund', many: 'Investments of the funds' },
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
    allocation: parts('Asset allocation', 'class of assets'),
    holdings: optional(parts('Largest holdings', 'holding')),
  },
  list: { columns: ['title', 'fund', 'date'], sort: 'date', direction: 'desc', search: ['title'] },
  listing: { sort: 'date', order: 'descending' },
  cacheTags: ({ locale }) => [tags.items('fundInvestment', locale), tags.funds('en'), tags.funds('ur')],
});
