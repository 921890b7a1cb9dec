import { text } from '../fields/text/text.ts';
import { textarea } from '../fields/textarea/textarea.ts';
import { defineTemplate } from './defineTemplate.ts';
import { linkPair, steps } from './shared.ts';

const regulator = linkPair('Regulator’s complaint system');

export const complaint = defineTemplate({
  name: 'complaint',
  label: 'Complaint and feedback',
  help: 'The complaint form with a tracking number, the way to the regulator, and its disclaimer.',
  samplePath: '/customer-service/complaint-and-feedback',
  fields: {
    formTitle: text({ label: 'Form: title', max: 80, translated: true }),
    next: steps('What happens next'),
    regulatorTitle: text({ label: 'Regulator: title', max: 120, translated: true }),
    regulatorWords: regulator.label,
    regulatorUrl: regulator.url,
    // SECP asks companies to show this wording beside its Service Desk Management System (SDMS).
    regulatorDisclaimer: textarea({ label: 'Regulator: disclaimer', max: 1_200, translated: true }),
  },
});
