import { date } from '../fields/date/date.ts';
import { decimal } from '../fields/decimal/decimal.ts';
import { optional } from '../fields/field.ts';
import { link } from '../fields/link/link.ts';
import { list } from '../fields/list/list.ts';
import { text } from '../fields/text/text.ts';
import { textarea } from '../fields/textarea/textarea.ts';
import { defineTemplate } from './defineTemplate.ts';
import { besideText } from './shared.ts';

const action = (label: string) => ({
  label: text({ label: `${label}: words`, max: 60, translated: true }),
  url: link({ label: `${label}: address`, translated: true }),
});
const main = action('Main action');
const second = action('Second action');

export const generalTemplates = {
  prose: defineTemplate({
    label: 'Text',
    help: 'A page to read: title, summary and formatted text, with a number and facts beside it.',
    samplePath: '/about-us/mission-and-vission',
    fields: {
      ...besideText,
      callTitle: optional(
        text({
          label: 'Call back: title',
          help: 'With it, the page ends in a call-back band',
          max: 80,
          translated: true,
        }),
      ),
      callLead: optional(textarea({ label: 'Call back: lead', translated: true })),
    },
  }),

  advisory: defineTemplate({
    label: 'Investment advisory',
    help: 'A page to read, followed by the advisory services.',
    samplePath: '/managed-accounts',
    fields: {
      callTitle: optional(text({ label: 'Call back: title', max: 80, translated: true })),
      callLead: optional(textarea({ label: 'Call back: lead', translated: true })),
    },
  }),

  landing: defineTemplate({
    label: 'Section landing',
    help: 'Lists the pages below it, with their summaries.',
    samplePath: '/about-us',
    fields: {},
  }),

  home: defineTemplate({
    label: 'Home',
    help: 'The first page: promise, NAV board, facts, risk, steps, news, cut-off timings, call back.',
    samplePath: '/home',
    disclaimer: true,
    fields: {
      promise: text({ label: 'Promise', help: 'One sentence, set large', max: 90, translated: true }),
      lead: textarea({ label: 'Lead', translated: true }),
      mainActionLabel: main.label,
      mainActionUrl: main.url,
      secondActionLabel: second.label,
      secondActionUrl: second.url,
      boardTitle: text({ label: 'NAV board: title', max: 60, translated: true }),
      factsTitle: text({ label: 'Facts: title', max: 120, translated: true }),
      factsLead: textarea({ label: 'Facts: lead', translated: true }),
      facts: list({
        label: 'Facts',
        translated: true,
        itemLabel: 'fact',
        itemTitle: 'title',
        max: 4,
        of: {
          figure: text({ label: 'Figure', max: 16 }),
          title: text({ label: 'Title', max: 80 }),
          text: textarea({ label: 'Text' }),
        },
      }),
      riskTitle: text({ label: 'Risk: title', max: 120, translated: true }),
      riskLead: textarea({ label: 'Risk: lead', translated: true }),
      stepsTitle: text({ label: 'Steps: title', max: 80, translated: true }),
      steps: list({
        label: 'Steps',
        translated: true,
        itemLabel: 'step',
        itemTitle: 'title',
        max: 6,
        of: { title: text({ label: 'Title', max: 80 }), text: textarea({ label: 'Text' }) },
      }),
      savingTitle: text({ label: 'Saving example: title', max: 80, translated: true }),
      savingNote: textarea({ label: 'Saving example: note', help: 'What the figure assumes', translated: true }),
      savingRate: decimal({ label: 'Saving example: assumed return a year', scale: 2, unit: '%' }),
      newsTitle: text({ label: 'News: title', max: 80, translated: true }),
      news: list({
        label: 'News',
        translated: true,
        itemLabel: 'item',
        itemTitle: 'title',
        max: 6,
        of: {
          kind: text({ label: 'Kind', max: 30 }),
          date: date({ label: 'Date' }),
          month: optional(
            date({ label: 'Month on the tile', help: 'Of a report: a day of the month that it is about' }),
          ),
          title: text({ label: 'Title', max: 160 }),
          summary: optional(textarea({ label: 'Summary' })),
          url: link({ label: 'Address' }),
        },
      }),
      cutoffTitle: text({ label: 'Cut-off timings: title', max: 80, translated: true }),
      cutoffNote: textarea({ label: 'Cut-off timings: note', translated: true }),
      callTitle: text({ label: 'Call back: title', max: 80, translated: true }),
      callLead: textarea({ label: 'Call back: lead', translated: true }),
    },
  }),
};
