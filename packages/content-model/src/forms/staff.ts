import type { FieldText, FormFields } from './texts.ts';

export const submissionStates = ['new', 'in-progress', 'waiting', 'done', 'spam'] as const;
export type SubmissionState = (typeof submissionStates)[number];

/** What visitors are told of it by the tracking number. */
export const publicStates = ['new', 'in-progress', 'done'] as const;
export type PublicState = (typeof publicStates)[number];

export function publicStateOf(state: SubmissionState): PublicState {
  if (state === 'waiting') return 'in-progress';
  // Held as spam: nobody has looked at it.
  return state === 'spam' ? 'new' : state;
}

type Answers<F extends FormFields> = {
  [Key in keyof F as Key extends 'name' | 'email' ? never : F[Key]['kind'] extends 'upload' ? never : Key]: F[Key];
};

/** English, like the whole staff area. */
export interface StaffTexts<F extends FormFields> {
  labels: { one: string; many: string };
  screen: 'forms' | 'jobApplications';
  fields: { [Key in keyof Answers<F>]: FieldText<F[Key]> };
  /** Answers that the API adds to the form's own. */
  added?: Readonly<Record<string, { label: string; options: Readonly<Record<string, string>> }>>;
  states?: Readonly<Partial<Record<SubmissionState, string>>>;
  /** Follows the number of submissions in the state `new`; default `waiting`. */
  waiting?: string;
  /** Milliseconds within which an answer is owed. */
  replyWithinMs?: number;
}

export const staffFields = {
  phone: { label: 'Phone' },
  cnic: { label: 'CNIC' },
  message: { label: 'Message' },
  city: { label: 'City' },
} as const;
