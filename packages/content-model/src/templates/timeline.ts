import { list } from '../fields/list/list.ts';
import { text } from '../fields/text/text.ts';
import { textarea } from '../fields/textarea/textarea.ts';
import { defineTemplate } from './defineTemplate.ts';

export const timeline = defineTemplate({
  name: 'timeline',
  label: 'Text with milestones',
  help: 'A page to read, followed by what happened when, oldest first.',
  samplePath: '/about-us/who-we-are',
  fields: {
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
});
