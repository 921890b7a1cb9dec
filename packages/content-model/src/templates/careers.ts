import { text } from '../fields/text/text.ts';
import { defineTemplate } from './defineTemplate.ts';
import { steps } from './shared.ts';

export const careers = defineTemplate({
  name: 'careers',
  label: 'Careers',
  help: 'Text, open positions and the application form with a CV.',
  samplePath: '/careers',
  fields: {
    positionsTitle: text({ label: 'Open positions: title', max: 80, translated: true }),
    applyTitle: text({ label: 'Application: title', max: 80, translated: true }),
    next: steps('What happens next'),
  },
  lists: ['vacancy'],
});
