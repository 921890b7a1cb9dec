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

const staffPaths = { forms: '/admin/forms', jobApplications: '/admin/job-applications' } as const;

/** Where staff open what was sent with a form. */
export function submissionPath(form: FormName, id: string): `/admin/${string}` {
  return `${staffPaths[forms[form].staff.screen]}/${id}`;
}

type FieldIn<Fields> = Fields extends unknown ? Fields[keyof Fields] : never;

export type DeclaredVisitorField = FieldIn<Forms[FormName]['fields']>;
