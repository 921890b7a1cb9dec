import { limits } from '../../limits.ts';
import { defineForm } from '../defineForm.ts';
import { staffFields } from '../staff.ts';
import { en } from './en.ts';
import { fields } from './fields.ts';
import { messages } from './messages.ts';
import { ur } from './ur.ts';

const { phone, cnic, message } = staffFields;

export const complaint = defineForm({
  name: 'complaint',
  storage: 'submission',
  prefix: 'CF',
  readPermission: 'leads.read',
  handlePermission: 'leads.handle',
  call: {
    path: '/api/forms/complaint',
    summary: 'A complaint or feedback; the reference is its tracking number',
    extra: {},
  },
  samplePath: '/customer-service/complaint-and-feedback',
  fields,
  texts: { en, ur },
  messages,
  staff: {
    labels: { one: 'Complaint and feedback', many: 'Complaints and feedback' },
    screen: 'forms',
    replyWithinMs: limits.complaintReplyMs,
    fields: {
      kind: {
        label: 'Kind',
        options: { complaint: 'Complaint', feedback: 'Feedback', suggestion: 'Suggestion' },
      },
      phone,
      cnic,
      account: { label: 'Account number' },
      message,
    },
  },
});
