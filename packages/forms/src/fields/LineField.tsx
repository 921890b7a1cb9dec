import { TextInput, type TextInputProps } from '@fundfront/ui/components/TextInput';
import { FieldWrapper } from './FieldWrapper.tsx';
import type { AnyInputProps } from './props.ts';
import { textValue } from './textValue.ts';

interface LineFieldProps extends AnyInputProps {
  native: Pick<TextInputProps, 'type' | 'inputMode' | 'spellCheck' | 'autoCapitalize'>;
}

export function LineField({ field, name, form, locale, disabled, native }: LineFieldProps) {
  return (
    <FieldWrapper field={field} name={name} form={form} locale={locale}>
      {(control) => <TextInput {...control} {...native} {...form.register(name, { ...textValue, disabled })} />}
    </FieldWrapper>
  );
}
