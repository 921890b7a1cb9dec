import type { FieldText, FormFields } from './texts.ts';

/** Where a submission stands. */
export const submissionStates = ['new', 'in-progress', 'done'] as const;
export type SubmissionState = (typeof submissionStates)[number];

/** Name and e-mail stand in columns of their own, and files in a list of theirs. */
type Answers<F extends FormFields> = {
  [Key in keyof F as Key extends 'name' | 'email' ? never : F[Key]['kind'] extends 'upload' ? never : Key]: F[Key];
};

/** How staff see a form in the inbox and in the mail about a new submission. English, like the whole staff area. */
export interface StaffTexts<F extends FormFields> {
  labels: { one: string; many: string };
  /** Screen of the staff area that lists it. */
  screen: 'forms' | 'jobApplications';
  fields: { [Key in keyof Answers<F>]: FieldText<F[Key]> };
  /** Answers that the API adds to the form's own. */
  added?: Readonly<Record<string, { label: string; options: Readonly<Record<string, string>> }>>;
  /** States that are called otherwise than those of other forms. */
  states?: Readonly<Partial<Record<SubmissionState, string>>>;
  /** Said of those in the state `new`, after their number; `waiting` where it is left out. */
  waiting?: string;
}

/** Answers that staff see under the same name in every form. */
export const staffFields = {
  phone: { label: 'Phone' },
  cnic: { label: 'CNIC' },
  message: { label: 'Message' },
  city: { label: 'City' },
} as const;
