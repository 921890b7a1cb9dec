import { textarea } from '../fields/textarea/textarea.ts';
import { defineTemplate } from './defineTemplate.ts';
import { steps } from './shared.ts';

export const requestCall = defineTemplate({
  name: 'requestCall',
  label: 'Request a call',
  help: 'The call-back form, with what happens next.',
  samplePath: '/customer-service/request-a-call',
  fields: {
    next: steps('What happens next'),
    privacy: textarea({ label: 'Privacy note', help: 'What the particulars are used for', translated: true }),
  },
});
