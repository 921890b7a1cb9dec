import * as v from 'valibot';
import { defineForm } from '../defineForm.ts';
import { staffFields } from '../staff.ts';
import { en } from './en.ts';
import { fields } from './fields.ts';
import { ur } from './ur.ts';

const { phone, cnic, message } = staffFields;

export const requestCall = defineForm({
  name: 'requestCall',
  storage: 'submission',
  prefix: 'RC',
  readPermission: 'leads.read',
  handlePermission: 'leads.handle',
  call: {
    path: '/api/forms/sendRequestCall',
    summary: 'Asks to be called back. Refused fields come back with the message of the language given',
    // The specification's `file` carries nothing: the picture is the one behind `fileUrl`.
    extra: { file: v.optional(v.unknown()) },
  },
  samplePath: '/customer-service/request-a-call',
  fields,
  texts: { en, ur },
  staff: {
    labels: { one: 'Request a call', many: 'Call requests' },
    screen: 'forms',
    fields: { phone, cnic, message },
  },
});
