import { date } from '../fields/date/date.ts';
import { decimal } from '../fields/decimal/decimal.ts';
import { optional } from '../fields/field.ts';
import { list } from '../fields/list/list.ts';
import { text } from '../fields/text/text.ts';
import { defineTemplate } from './defineTemplate.ts';

export const shareholding = defineTemplate({
  name: 'shareholding',
  label: 'Shareholding pattern',
  help: 'Who holds the company’s shares, as a chart and a table.',
  samplePath: '/shareholding-pattern',
  fields: {
    asOf: date({ label: 'As of' }),
    holders: list({
      label: 'Shareholders',
      translated: true,
      itemLabel: 'shareholder',
      itemTitle: 'name',
      max: 40,
      of: {
        name: text({ label: 'Shareholder', max: 120 }),
        category: text({ label: 'Category', max: 80 }),
        shares: optional(decimal({ label: 'Shares', scale: 0 })),
        percent: decimal({ label: 'Part of the capital', scale: 4, unit: '%' }),
      },
    }),
  },
});
