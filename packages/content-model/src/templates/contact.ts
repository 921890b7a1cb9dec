import { decimal } from '../fields/decimal/decimal.ts';
import { email } from '../fields/email/email.ts';
import { optional } from '../fields/field.ts';
import { list } from '../fields/list/list.ts';
import { text } from '../fields/text/text.ts';
import { textarea } from '../fields/textarea/textarea.ts';
import { defineTemplate } from './defineTemplate.ts';
import { steps } from './shared.ts';

export const contact = defineTemplate({
  name: 'contact',
  label: 'Contact',
  help: 'Offices with a locator sketch, and the contact form.',
  samplePath: '/customer-service/contact-us',
  fields: {
    offices: list({
      label: 'Offices',
      translated: true,
      itemLabel: 'office',
      itemTitle: 'name',
      max: 20,
      of: {
        name: text({ label: 'Name', max: 80 }),
        address: textarea({ label: 'Street address' }),
        phone: optional(text({ label: 'Phone', max: 40 })),
        email: optional(email({ label: 'E-mail' })),
        hours: optional(text({ label: 'Opening hours', max: 120 })),
        latitude: optional(decimal({ label: 'Latitude', help: 'Degrees north, for the locator', scale: 6 })),
        longitude: optional(decimal({ label: 'Longitude', help: 'Degrees east, for the locator', scale: 6 })),
      },
    }),
    formTitle: text({ label: 'Form: title', max: 80, translated: true }),
    next: steps('What happens next'),
  },
});
