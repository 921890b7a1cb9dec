import { textarea } from '../fields/textarea/textarea.ts';
import { defineTemplate } from './defineTemplate.ts';
import { steps } from './shared.ts';

export const subscribe = defineTemplate({
  name: 'subscribe',
  label: 'Subscribe',
  help: 'The form for alerts by e-mail, with what happens next.',
  samplePath: '/customer-service/subscribe',
  fields: {
    next: steps('What happens next'),
    privacy: textarea({ label: 'Privacy note', translated: true }),
  },
});
