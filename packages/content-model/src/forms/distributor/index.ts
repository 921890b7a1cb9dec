import { defineForm } from '../defineForm.ts';
import { staffFields } from '../staff.ts';
import { en } from './en.ts';
import { fields } from './fields.ts';
import { messages } from './messages.ts';
import { ur } from './ur.ts';

const { phone, city, message } = staffFields;

export const distributor = defineForm({
  name: 'distributor',
  storage: 'submission',
  prefix: 'DE',
  readPermission: 'leads.read',
  handlePermission: 'leads.handle',
  call: {
    path: '/api/forms/distributor',
    summary: 'An enquiry of who wants to distribute the funds',
    extra: {},
  },
  samplePath: '/sales/distributors',
  fields,
  texts: { en, ur },
  messages,
  staff: {
    labels: { one: 'Distributor enquiry', many: 'Distributor enquiries' },
    screen: 'forms',
    fields: {
      kind: { label: 'Kind', options: { bank: 'Bank', company: 'Company', individual: 'Person' } },
      organisation: { label: 'Organisation' },
      phone,
      city,
      message,
    },
  },
});
