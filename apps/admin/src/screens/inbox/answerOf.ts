import { type FormName, forms, type VisitorField } from '@fundfront/content-model';

/** Undefined for a field that a later version of the form no longer has. */
export function answerOf(form: FormName, field: string): VisitorField['answer'] | undefined {
  const fields: Record<string, VisitorField> = forms[form].fields;
  return fields[field]?.answer;
}
