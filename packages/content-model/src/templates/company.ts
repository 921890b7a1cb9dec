import { date } from '../fields/date/date.ts';
import { optional } from '../fields/field.ts';
import { list } from '../fields/list/list.ts';
import { text } from '../fields/text/text.ts';
import { textarea } from '../fields/textarea/textarea.ts';
import { defineTemplate } from './defineTemplate.ts';

export const company = defineTemplate({
  name: 'company',
  label: 'Company information',
  help: 'The statutory particulars of the company, with the date on which they were last checked.',
  samplePath: '/about-us/sponser-and-company-information',
  fields: {
    particulars: list({
      label: 'Particulars',
      translated: true,
      itemLabel: 'particular',
      itemTitle: 'term',
      max: 40,
      of: {
        group: text({ label: 'Group', help: 'Such as Company, Funds, Advisers', max: 60 }),
        term: text({ label: 'Particular', max: 80 }),
        value: textarea({ label: 'What stands here' }),
      },
    }),
    checkedOn: optional(date({ label: 'Last checked on' })),
  },
});
