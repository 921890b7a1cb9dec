import { type FormName, forms, type SubmissionState } from '@fundfront/content-model';

const stateLabels: Record<SubmissionState, string> = { new: 'New', 'in-progress': 'In progress', done: 'Done' };

export const formTitle = (form: FormName): string => forms[form].staff.labels.many;

export function stateLabel(form: FormName, state: SubmissionState): string {
  return forms[form].staff.states?.[state] ?? stateLabels[state];
}

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

export function fieldLabel(form: FormName, field: string): string {
  return labelsOf(form, field)?.label ?? field;
}

export function optionLabel(form: FormName, field: string, option: string): string {
  return labelsOf(form, field)?.options?.[option] ?? option;
}
