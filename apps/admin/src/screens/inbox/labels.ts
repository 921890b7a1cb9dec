import { type FormName, forms, type SubmissionState } from '@fundfront/content-model';

const stateLabels: Record<SubmissionState, string> = { new: 'New', 'in-progress': 'In progress', done: 'Done' };

/** A form as staff call what comes of it. */
export const formTitle = (form: FormName): string => forms[form].staff.labels.many;

/** A state as it is called in the list of a form. */
export function stateLabel(form: FormName, state: SubmissionState): string {
  return forms[form].staff.states?.[state] ?? stateLabels[state];
}

/** What is said of the newest beside the title. */
export function waitingLabel(form: FormName, waiting: number): string {
  return `${waiting.toLocaleString('en')} ${forms[form].staff.waiting ?? 'waiting'}`;
}

interface AnswerLabels {
  label: string;
  options?: Readonly<Record<string, string>>;
}

function labelsOf(form: FormName, field: string): AnswerLabels | undefined {
  const { fields, added } = forms[form].staff;
  const labels: Readonly<Record<string, AnswerLabels>> = { ...fields, ...added };
  return labels[field];
}

/** The name of an answer; one that a later version of the form no longer asks keeps its key. */
export function fieldLabel(form: FormName, field: string): string {
  return labelsOf(form, field)?.label ?? field;
}

/** An answer that was chosen from a list, in words. */
export function optionLabel(form: FormName, field: string, option: string): string {
  return labelsOf(form, field)?.options?.[option] ?? option;
}
