import { visitorCheckboxGroup } from '../../fields/checkboxGroup/checkboxGroup.ts';
import { visitorEmail } from '../../fields/email/email.ts';
import { visitorPhone } from '../../fields/phone/phone.ts';
import { visitorText } from '../../fields/text/text.ts';
import { limits } from '../../limits.ts';
import { city } from '../common.ts';
import { messages } from './messages.ts';

/** `sms alert` is shown as Daily NAV and `fund manager report` as Monthly FMR: the values are the specification's. */
export const subscriptionKinds = ['sms alert', 'fund manager report'] as const;
export type SubscriptionKind = (typeof subscriptionKinds)[number];

export const fields = {
  name: visitorText({
    missing: 'name.required',
    min: { length: limits.subscriberName.min, message: messages.key('name.length') },
    max: { length: limits.subscriberName.max, message: messages.key('name.length') },
    accept: 'letters',
    autoComplete: 'name',
  }),
  email: visitorEmail({ length: { ...limits.subscriberEmail, message: messages.key('email.length') } }),
  city: city(false),
  phoneNumber: visitorPhone({ required: false }),
  subscribeFor: visitorCheckboxGroup(subscriptionKinds),
};
