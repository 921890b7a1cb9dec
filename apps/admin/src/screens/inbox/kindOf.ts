import { type FormField, type FormName, forms } from '@fundfront/content-model';

/** What kind of answer a field takes; undefined for what a later version of the form no longer asks. */
export function kindOf(form: FormName, field: string): FormField['kind'] | undefined {
  const fields: Record<string, FormField> = forms[form].fields;
  return fields[field]?.kind;
}
