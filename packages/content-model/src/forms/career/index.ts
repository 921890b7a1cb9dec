import { defineForm } from '../defineForm.ts';
import { staffFields } from '../staff.ts';
import { en } from './en.ts';
import { fields } from './fields.ts';
import { ur } from './ur.ts';

const { phone, city, message } = staffFields;

export const career = defineForm({
  name: 'career',
  storage: 'submission',
  prefix: 'JA',
  readPermission: 'applications.read',
  handlePermission: 'applications.handle',
  call: { path: '/api/forms/career', summary: 'An application with a CV', extra: {} },
  samplePath: '/careers',
  fields,
  texts: { en, ur },
  staff: {
    labels: { one: 'Application', many: 'Job applications' },
    screen: 'jobApplications',
    fields: { vacancy: { label: 'Position' }, phone, city, message },
  },
});
