import { text } from '../fields/text/text.ts';
import { textarea } from '../fields/textarea/textarea.ts';
import { defineTemplate } from './defineTemplate.ts';
import { steps } from './shared.ts';

export const distributors = defineTemplate({
  name: 'distributors',
  label: 'Distributors',
  help: 'Who sells the funds, and the form to become a distributor.',
  samplePath: '/sales/distributors',
  fields: {
    enquiryTitle: text({ label: 'Enquiry: title', max: 80, translated: true }),
    enquiryLead: textarea({ label: 'Enquiry: lead', translated: true }),
    next: steps('What happens next'),
  },
  lists: ['distributor'],
});
