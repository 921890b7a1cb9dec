import { type FormName, forms, type VisitorField } from '@fundfront/content-model';

/** What the answer to a field is made of; undefined for what a later version of the form no longer asks. */
export function answerOf(form: FormName, field: string): VisitorField['answer'] | undefined {
  const fields: Record<string, VisitorField> = forms[form].fields;
  return fields[field]?.answer;
}
