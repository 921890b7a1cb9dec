import { date } from '../fields/date/date.ts';
import { optional } from '../fields/field.ts';
import { image } from '../fields/image/image.ts';
import { link } from '../fields/link/link.ts';
import { list } from '../fields/list/list.ts';
import { select } from '../fields/select/select.ts';
import { text } from '../fields/text/text.ts';
import { textarea } from '../fields/textarea/textarea.ts';
import { person } from '../types/person.ts';
import { defineTemplate } from './defineTemplate.ts';
import { besideText, steps } from './shared.ts';

export const aboutTemplates = {
  people: defineTemplate({
    label: 'People',
    help: 'Cards of the board or of the management, each with a full profile.',
    samplePath: '/about-us/board-of-directors',
    fields: { group: select({ label: 'Who is shown', choices: person.fields.group.choices }) },
  }),

  partners: defineTemplate({
    label: 'Partners',
    help: 'The institutions that the funds rely on: what each does, with its mark and website.',
    samplePath: '/about-us/partners',
    fields: {
      partners: list({
        label: 'Partners',
        translated: true,
        itemLabel: 'partner',
        itemTitle: 'name',
        max: 40,
        of: {
          role: text({ label: 'What it does for the funds', max: 80 }),
          name: text({ label: 'Name', max: 120 }),
          text: optional(textarea({ label: 'Text' })),
          image: optional(image({ label: 'Mark' })),
          url: optional(link({ label: 'Website' })),
        },
      }),
    },
  }),

  timeline: defineTemplate({
    label: 'Text with milestones',
    help: 'A page to read, with a number and facts beside it, followed by what happened when, oldest first.',
    samplePath: '/about-us/who-we-are',
    fields: {
      ...besideText,
      milestonesTitle: text({ label: 'Milestones: title', max: 80, translated: true }),
      milestones: list({
        label: 'Milestones',
        translated: true,
        itemLabel: 'milestone',
        itemTitle: 'title',
        max: 40,
        of: {
          when: text({ label: 'When', help: 'A year, or a month and a year', max: 20 }),
          title: text({ label: 'Title', max: 120 }),
          text: textarea({ label: 'Text' }),
        },
      }),
    },
  }),

  company: defineTemplate({
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
  }),

  careers: defineTemplate({
    label: 'Careers',
    help: 'Text, open positions and the application form with a CV.',
    samplePath: '/careers',
    fields: {
      positionsTitle: text({ label: 'Open positions: title', max: 80, translated: true }),
      applyTitle: text({ label: 'Application: title', max: 80, translated: true }),
      next: steps('What happens next'),
    },
  }),
};
