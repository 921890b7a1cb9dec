import { select } from '../fields/select/select.ts';
import { defineTemplate } from './defineTemplate.ts';

export const activities = defineTemplate({
  name: 'activities',
  label: 'Activities or awards',
  help: 'Activities and events, or awards, newest first; each with its own page and album.',
  samplePath: '/downloads/activities-events',
  fields: {
    show: select({
      label: 'What is shown',
      choices: [
        { value: 'events', label: 'Activities and events' },
        { value: 'awards', label: 'Awards' },
      ],
    }),
  },
  lists: ['activity', 'album'],
});
