import { TextInput } from '@fundfront/ui/components/TextInput';
import { FieldWrapper } from '../FieldWrapper.tsx';
import type { InputProps } from '../props.ts';
import { countOf, textValue } from '../textValue.ts';

export function TextField({ field, name, form, locale, disabled }: InputProps<'text'>) {
  return (
    <FieldWrapper field={field} name={name} form={form} locale={locale} counter={countOf(form.watch(name), field.max)}>
      {(control) => <TextInput {...control} {...form.register(name, { ...textValue, disabled })} />}
    </FieldWrapper>
  );
}
