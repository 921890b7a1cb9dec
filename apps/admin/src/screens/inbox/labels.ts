import { type FormName, forms, type SubmissionState } from '@fundfront/content-model';

const stateLabels: Record<SubmissionState, string> = {
  new: 'New',
  'in-progress': 'In progress',
  waiting: 'Waiting for them',
  done: 'Done',
  spam: 'Spam, held',
};

export const formTitle = (form: FormName | 'all'): string =>
  form === 'all' ? 'All forms' : forms[form].staff.labels.many;

export function stateLabel(form: FormName, state: SubmissionState): string {
  return forms[form].staff.states?.[state] ?? stateLabels[state];
}

export function waitingLabel(form: FormName | 'all', waiting: number): string {
  const what = form === 'all' ? undefined : forms[form].staff.waiting;
  return `${waiting.toLocaleString('en')} ${what ?? 'new'}`;
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

export function fieldLabel(form: FormName, field: string): string {
  return labelsOf(form, field)?.label ?? field;
}

export function optionLabel(form: FormName, field: string, option: string): string {
  return labelsOf(form, field)?.options?.[option] ?? option;
}
