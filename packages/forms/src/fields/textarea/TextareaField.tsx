import { TextArea } from '@fundfront/ui/components/TextArea';
import { FieldWrapper } from '../FieldWrapper.tsx';
import type { InputProps } from '../props.ts';
import { countOf, textValue } from '../textValue.ts';

export function TextareaField({ field, name, form, locale, disabled }: InputProps<'textarea'>) {
  return (
    <FieldWrapper field={field} name={name} form={form} locale={locale} counter={countOf(form.watch(name), field.max)}>
      {(control) => <TextArea {...control} rows={field.rows} {...form.register(name, { ...textValue, disabled })} />}
    </FieldWrapper>
  );
}
