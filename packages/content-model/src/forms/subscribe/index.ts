import * as v from 'valibot';
import { limits } from '../../limits.ts';
import { defineForm } from '../defineForm.ts';
import { staffFields } from '../staff.ts';
import { en } from './en.ts';
import { fields } from './fields.ts';
import { messages } from './messages.ts';
import { ur } from './ur.ts';

const { phone, city } = staffFields;

export const subscribe = defineForm({
  name: 'subscribe',
  storage: 'subscriber',
  prefix: 'SU',
  readPermission: 'leads.read',
  handlePermission: 'leads.handle',
  call: {
    path: '/api/subscriptionform/',
    summary: 'Subscribes to alerts; a mail with a link asks for confirmation. The same answer for known addresses',
    extra: {
      type: v.optional(v.literal('subscribe'), 'subscribe'),
      subject: v.optional(v.pipe(v.string(), v.maxLength(limits.textLength)), 'NAV Subscribe'),
    },
  },
  samplePath: '/customer-service/subscribe',
  fields,
  texts: { en, ur },
  messages,
  staff: {
    labels: { one: 'Subscription', many: 'Subscribers' },
    screen: 'forms',
    fields: {
      city,
      phoneNumber: phone,
      subscribeFor: { label: 'Subscribed to', options: en.fields.subscribeFor.options },
    },
    added: {
      state: {
        label: 'Subscription',
        options: { pending: 'Not confirmed yet', confirmed: 'Confirmed', ended: 'Ended by the subscriber' },
      },
    },
    // Nobody handles a subscription: its state is what the subscriber did with the confirmation mail.
    states: { new: 'Not confirmed', done: 'Confirmed or ended' },
    waiting: 'not confirmed',
  },
});
