import { limits } from '../limits.ts';
import { keysOf } from '../objects.ts';
import { defineForm } from './defineForm.ts';
import {
  choice,
  choices,
  cnicNumber,
  emailAddress,
  hidden,
  line,
  message,
  personName,
  phoneNumber,
  upload,
} from './kinds.ts';

const city = (required: boolean) =>
  line({
    required,
    missing: 'city.required',
    max: { length: limits.cityLength, message: 'city.long' },
    accept: 'letters',
    autoComplete: 'address-level2',
  });

/** Product specification, sections 3 and 5; readings A and B merged as decided. */
const requestCall = defineForm({
  name: 'requestCall',
  prefix: 'RC',
  readPermission: 'leads.read',
  handlePermission: 'leads.handle',
  fields: {
    name: personName(),
    email: emailAddress(),
    phone: phoneNumber(),
    cnic: cnicNumber(),
    message: message({ max: limits.callMessage, long: 'message.long500' }),
    fileUrl: upload('image', { required: false }),
  },
});

/** `sms alert` is shown as Daily NAV and `fund manager report` as Monthly FMR: the values are the specification's. */
export const subscriptionKinds = ['sms alert', 'fund manager report'] as const;
export type SubscriptionKind = (typeof subscriptionKinds)[number];

const subscribe = defineForm({
  name: 'subscribe',
  prefix: 'SU',
  readPermission: 'leads.read',
  handlePermission: 'leads.handle',
  fields: {
    name: line({
      missing: 'name.required',
      min: { length: limits.subscriberName.min, message: 'name.length' },
      max: { length: limits.subscriberName.max, message: 'name.length' },
      accept: 'letters',
      autoComplete: 'name',
    }),
    email: emailAddress({ length: { ...limits.subscriberEmail, message: 'email.length' } }),
    city: city(false),
    phoneNumber: phoneNumber({ required: false }),
    subscribeFor: choices(subscriptionKinds),
  },
});

const contact = defineForm({
  name: 'contact',
  prefix: 'CU',
  readPermission: 'leads.read',
  handlePermission: 'leads.handle',
  fields: {
    topic: choice(['invest', 'account', 'documents', 'other']),
    name: personName(),
    email: emailAddress(),
    phone: phoneNumber({ required: false }),
    message: message({ max: limits.contactMessage, long: 'message.long1000' }),
  },
});

const complaint = defineForm({
  name: 'complaint',
  prefix: 'CF',
  readPermission: 'leads.read',
  handlePermission: 'leads.handle',
  fields: {
    kind: choice(['complaint', 'feedback', 'suggestion']),
    name: personName(),
    email: emailAddress(),
    phone: phoneNumber(),
    cnic: cnicNumber({ required: false }),
    account: line({
      required: false,
      missing: 'account.required',
      max: { length: limits.accountLength, message: 'account.long' },
    }),
    message: message({ max: limits.complaintMessage, long: 'message.long2000' }),
    fileUrl: upload('evidence', { required: false }),
  },
});

const career = defineForm({
  name: 'career',
  prefix: 'JA',
  readPermission: 'applications.read',
  handlePermission: 'applications.handle',
  fields: {
    /** Address of the position; empty for an application without one. */
    vacancy: hidden({ max: limits.slugLength }),
    name: personName(),
    email: emailAddress(),
    phone: phoneNumber(),
    city: city(true),
    message: message({ required: false, max: limits.complaintMessage, long: 'message.long2000' }),
    fileUrl: upload('cv'),
  },
});

const distributor = defineForm({
  name: 'distributor',
  prefix: 'DE',
  readPermission: 'leads.read',
  handlePermission: 'leads.handle',
  fields: {
    kind: choice(['bank', 'company', 'individual']),
    name: personName(),
    organisation: line({
      required: false,
      missing: 'organisation.required',
      max: { length: limits.organisationLength, message: 'organisation.long' },
      autoComplete: 'organization',
    }),
    email: emailAddress(),
    phone: phoneNumber(),
    city: city(true),
    message: message({ required: false, max: limits.contactMessage, long: 'message.long1000' }),
  },
});

/** Every form that a visitor can send. */
export const forms = { requestCall, subscribe, contact, complaint, career, distributor };

export type Forms = typeof forms;
export type FormName = keyof Forms;
export const formNames = keysOf(forms);
