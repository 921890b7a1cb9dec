import type { Fields, Locale } from '@fundfront/content-model';
import { Stack } from '@fundfront/ui/layout/Stack';
import { FieldInput } from '../fields/FieldInput.tsx';
import type { ContentFormState } from './useContentForm.ts';

interface ContentFormProps {
  fields: Fields;
  form: ContentFormState;
  locale: Locale;
  disabled?: boolean;
}

export function ContentForm({ fields, form, locale, disabled }: ContentFormProps) {
  return (
    <Stack space="l">
      {Object.entries(fields).map(([name, field]) => (
        <FieldInput key={name} field={field} name={name} form={form} locale={locale} disabled={disabled} />
      ))}
    </Stack>
  );
}
