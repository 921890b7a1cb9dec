import { TextInput } from '@fundfront/ui/components/TextInput';
import { FieldWrapper } from '../FieldWrapper.tsx';
import type { InputProps } from '../props.ts';

/** What is no whole number stays as typed, so that the rule can say so. */
const setValueAs = (value: unknown) => {
  if (typeof value !== 'string') return value;
  if (value.trim() === '') return null;
  return /^-?\d+$/.test(value.trim()) ? Number(value) : value;
};

export function NumberField({ field, name, form, locale, disabled }: InputProps<'number'>) {
  return (
    <FieldWrapper field={field} name={name} form={form} locale={locale}>
      {(control) => (
        <TextInput {...control} inputMode="numeric" width="short" {...form.register(name, { setValueAs, disabled })} />
      )}
    </FieldWrapper>
  );
}
