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

export const stateWords: Record<SubmissionState, string> = {
  new: 'New',
  'in-progress': 'In progress',
  done: 'Done',
};

type FieldName = { [Name in FormName]: keyof Forms[Name]['fields'] }[FormName];

const fieldWords: Record<FieldName, string> = {
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
};

/** The name of an answer; one that a later version of the form no longer asks keeps its key. */
export function fieldWord(field: string): string {
  const words: Record<string, string> = fieldWords;
  return words[field] ?? field;
}
