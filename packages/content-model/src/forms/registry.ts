import { keysOf } from '../objects.ts';
import { career } from './career/index.ts';
import { complaint } from './complaint/index.ts';
import { contact } from './contact/index.ts';
import { distributor } from './distributor/index.ts';
import { requestCall } from './requestCall/index.ts';
import { subscribe } from './subscribe/index.ts';

export const forms = { requestCall, contact, complaint, distributor, subscribe, career };

export type Forms = typeof forms;
export type FormName = keyof Forms;
export const formNames = keysOf(forms);

export type SubmissionForm = {
  [Name in FormName]: Forms[Name]['storage'] extends 'submission' ? Name : never;
}[FormName];

export function isSubmissionForm(name: FormName): name is SubmissionForm {
  return forms[name].storage === 'submission';
}

export const submissionForms = formNames.filter(isSubmissionForm);

type FieldIn<Fields> = Fields extends unknown ? Fields[keyof Fields] : never;

export type DeclaredVisitorField = FieldIn<Forms[FormName]['fields']>;
