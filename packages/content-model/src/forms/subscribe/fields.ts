import { limits } from '../../limits.ts';
import { city } from '../common.ts';
import { choices, emailAddress, line, phoneNumber } from '../kinds.ts';
import { messages } from './messages.ts';

/** `sms alert` is shown as Daily NAV and `fund manager report` as Monthly FMR: the values are the specification's. */
export const subscriptionKinds = ['sms alert', 'fund manager report'] as const;
export type SubscriptionKind = (typeof subscriptionKinds)[number];

export const fields = {
  name: line({
    missing: 'name.required',
    min: { length: limits.subscriberName.min, message: messages.key('name.length') },
    max: { length: limits.subscriberName.max, message: messages.key('name.length') },
    accept: 'letters',
    autoComplete: 'name',
  }),
  email: emailAddress({ length: { ...limits.subscriberEmail, message: messages.key('email.length') } }),
  city: city(false),
  phoneNumber: phoneNumber({ required: false }),
  subscribeFor: choices(subscriptionKinds),
};
