import { defineForm } from '../defineForm.ts';
import { staffFields } from '../staff.ts';
import { en } from './en.ts';
import { fields } from './fields.ts';
import { ur } from './ur.ts';

const { phone, message } = staffFields;

export const contact = defineForm({
  name: 'contact',
  storage: 'submission',
  prefix: 'CU',
  readPermission: 'leads.read',
  handlePermission: 'leads.handle',
  call: { path: '/api/forms/contact', summary: 'A message to customer service', extra: {} },
  samplePath: '/customer-service/contact-us',
  fields,
  texts: { en, ur },
  staff: {
    labels: { one: 'Contact', many: 'Messages' },
    screen: 'forms',
    fields: {
      topic: {
        label: 'About',
        options: {
          invest: 'Investing',
          account: 'Their account',
          documents: 'Documents and reports',
          other: 'Something else',
        },
      },
      phone,
      message,
    },
  },
});
