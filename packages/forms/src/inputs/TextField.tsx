import { TextInput } from '@fundfront/ui/components/TextInput';
import { InputFrame } from './InputFrame.tsx';
import type { InputProps } from './props.ts';
import { countOf, textValue } from './textValue.ts';

export function TextField({ field, name, form, locale, disabled }: InputProps<'text'>) {
  return (
    <InputFrame field={field} name={name} form={form} locale={locale} counter={countOf(form.watch(name), field.max)}>
      {(control) => <TextInput {...control} {...form.register(name, { ...textValue, disabled })} />}
    </InputFrame>
  );
}
