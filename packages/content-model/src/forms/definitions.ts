import { visitorCheckboxGroup } from '../fields/checkboxGroup/checkboxGroup.ts';
import { visitorCnic } from '../fields/cnic/cnic.ts';
import { visitorEmail } from '../fields/email/email.ts';
import { visitorHidden } from '../fields/hidden/hidden.ts';
import { visitorPhone } from '../fields/phone/phone.ts';
import { visitorSelect } from '../fields/select/select.ts';
import { personName, visitorText } from '../fields/text/text.ts';
import { visitorTextarea } from '../fields/textarea/textarea.ts';
import { visitorUpload } from '../fields/upload/upload.ts';
import { limits } from '../limits.ts';
import { keysOf } from '../objects.ts';
import { defineForm } from './defineForm.ts';

const city = (required: boolean) =>
  visitorText({
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
    email: visitorEmail(),
    phone: visitorPhone(),
    cnic: visitorCnic(),
    message: visitorTextarea({ max: limits.callMessage, long: 'message.long500' }),
    fileUrl: visitorUpload('image', { required: false }),
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
    name: visitorText({
      missing: 'name.required',
      min: { length: limits.subscriberName.min, message: 'name.length' },
      max: { length: limits.subscriberName.max, message: 'name.length' },
      accept: 'letters',
      autoComplete: 'name',
    }),
    email: visitorEmail({ length: { ...limits.subscriberEmail, message: 'email.length' } }),
    city: city(false),
    phoneNumber: visitorPhone({ required: false }),
    subscribeFor: visitorCheckboxGroup(subscriptionKinds),
  },
});

const contact = defineForm({
  name: 'contact',
  prefix: 'CU',
  readPermission: 'leads.read',
  handlePermission: 'leads.handle',
  fields: {
    topic: visitorSelect(['invest', 'account', 'documents', 'other']),
    name: personName(),
    email: visitorEmail(),
    phone: visitorPhone({ required: false }),
    message: visitorTextarea({ max: limits.contactMessage, long: 'message.long1000' }),
  },
});

const complaint = defineForm({
  name: 'complaint',
  prefix: 'CF',
  readPermission: 'leads.read',
  handlePermission: 'leads.handle',
  fields: {
    kind: visitorSelect(['complaint', 'feedback', 'suggestion']),
    name: personName(),
    email: visitorEmail(),
    phone: visitorPhone(),
    cnic: visitorCnic({ required: false }),
    account: visitorText({
      required: false,
      missing: 'account.required',
      max: { length: limits.accountLength, message: 'account.long' },
    }),
    message: visitorTextarea({ max: limits.complaintMessage, long: 'message.long2000' }),
    fileUrl: visitorUpload('evidence', { required: false }),
  },
});

const career = defineForm({
  name: 'career',
  prefix: 'JA',
  readPermission: 'applications.read',
  handlePermission: 'applications.handle',
  fields: {
    /** Address of the position; empty for an application without one. */
    vacancy: visitorHidden({ max: limits.slugLength }),
    name: personName(),
    email: visitorEmail(),
    phone: visitorPhone(),
    city: city(true),
    message: visitorTextarea({ required: false, max: limits.complaintMessage, long: 'message.long2000' }),
    fileUrl: visitorUpload('cv'),
  },
});

const distributor = defineForm({
  name: 'distributor',
  prefix: 'DE',
  readPermission: 'leads.read',
  handlePermission: 'leads.handle',
  fields: {
    kind: visitorSelect(['bank', 'company', 'individual']),
    name: personName(),
    organisation: visitorText({
      required: false,
      missing: 'organisation.required',
      max: { length: limits.organisationLength, message: 'organisation.long' },
      autoComplete: 'organization',
    }),
    email: visitorEmail(),
    phone: visitorPhone(),
    city: city(true),
    message: visitorTextarea({ required: false, max: limits.contactMessage, long: 'message.long1000' }),
  },
});

/** Every form that a visitor can send. */
export const forms = { requestCall, subscribe, contact, complaint, career, distributor };

export type Forms = typeof forms;
export type FormName = keyof Forms;
export const formNames = keysOf(forms);

type FieldsOfForm = Forms[FormName]['fields'];
type FieldIn<Fields> = Fields extends unknown ? Fields[keyof Fields] : never;

/** The fields that forms use; the table of inputs follows from their kinds. */
export type DeclaredVisitorField = FieldIn<FieldsOfForm>;
