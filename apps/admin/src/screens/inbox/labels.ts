import type { FormName, Forms } from '@fundfront/content-model';
import type { SubmissionState } from '@fundfront/content-model/wire';

/** Forms as staff call them. */
export const formTitles: Record<FormName, string> = {
  requestCall: 'Call requests',
  contact: 'Messages',
  complaint: 'Complaints and feedback',
  distributor: 'Distributor enquiries',
  subscribe: 'Subscribers',
  career: 'Job applications',
};

const stateLabels: Record<SubmissionState, string> = { new: 'New', 'in-progress': 'In progress', done: 'Done' };

/** Nobody handles a subscription: its state is what the subscriber did with the mail that asks. */
const subscriptionLabels: Record<SubmissionState, string> = {
  ...stateLabels,
  new: 'Not confirmed',
  done: 'Confirmed or ended',
};

/** A state as it is called in the list of a form. */
export function stateLabel(form: FormName, state: SubmissionState): string {
  return (form === 'subscribe' ? subscriptionLabels : stateLabels)[state];
}

/** What is said of the newest beside the title. */
export function waitingLabel(form: FormName, waiting: number): string {
  return `${waiting.toLocaleString('en')} ${form === 'subscribe' ? 'not confirmed' : 'waiting'}`;
}

type Fields = { [Name in FormName]: Forms[Name]['fields'] }[FormName];
type FieldName = { [Name in FormName]: keyof Forms[Name]['fields'] }[FormName];

const fieldLabels: Record<FieldName | 'state', string> = {
  name: 'Name',
  email: 'E-mail',
  phone: 'Phone',
  phoneNumber: 'Phone',
  cnic: 'CNIC',
  message: 'Message',
  fileUrl: 'File',
  city: 'City',
  subscribeFor: 'Subscribed to',
  topic: 'About',
  kind: 'Kind',
  account: 'Account number',
  vacancy: 'Position',
  organisation: 'Organisation',
  state: 'Subscription',
};

/** The name of an answer; one that a later version of the form no longer asks keeps its key. */
export function fieldLabel(field: string): string {
  const labels: Record<string, string> = fieldLabels;
  return labels[field] ?? field;
}

type OptionOf<Field> = Field extends { options: readonly (infer Option extends string)[] } ? Option : never;
type Options<Own> = Own extends Fields ? OptionOf<Own[keyof Own]> : never;

const optionLabels: Record<Options<Fields> | 'pending' | 'confirmed' | 'ended', string> = {
  invest: 'Investing',
  account: 'Their account',
  documents: 'Documents and reports',
  other: 'Something else',
  complaint: 'Complaint',
  feedback: 'Feedback',
  suggestion: 'Suggestion',
  bank: 'Bank',
  company: 'Company',
  individual: 'Person',
  'sms alert': 'Daily NAV',
  'fund manager report': 'Monthly FMR',
  pending: 'Not confirmed yet',
  confirmed: 'Confirmed',
  ended: 'Ended by the subscriber',
};

/** The answers that were chosen from a list, in words. */
export function optionLabel(option: string): string {
  const labels: Record<string, string> = optionLabels;
  return labels[option] ?? option;
}
