import { commonFields } from '../common.ts';
import type { SubscribeTexts } from './texts.ts';

const { name, email, phone, city } = commonFields.en;

export const en = {
  fields: {
    name,
    email,
    city,
    phoneNumber: phone,
    subscribeFor: {
      label: 'What would you like to receive?',
      options: { 'sms alert': 'Daily NAV', 'fund manager report': 'Monthly FMR' },
    },
  },
  submit: 'Subscribe',
  next: 'A mail with a link is on its way to you: open the link to confirm.',
  mails: {
    confirm: {
      subject: 'Please confirm your subscription',
      body: 'Somebody, we hope you, asked for these alerts at this email:',
      action: 'Confirm my subscription',
      until: 'The link works for {days} days. Without it you get nothing from us.',
    },
    change: {
      subject: 'You are subscribed already: confirm the change',
      body: 'This email is subscribed already. From now on it would get these alerts:',
      action: 'Confirm the change',
      until: 'The link works for {days} days. Without it everything stays as it is.',
    },
    unchanged: {
      subject: 'You are subscribed already',
      body: 'This email is subscribed to these alerts, just as was asked for again now. There is nothing to do:',
    },
    welcome: { subject: 'Your subscription is confirmed', body: 'From now on you get these alerts:' },
    unsubscribe: 'Unsubscribe',
  },
} satisfies SubscribeTexts;
