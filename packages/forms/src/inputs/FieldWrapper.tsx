import { directionOf, type FieldKind } from '@fundfront/content-model';
import { Field, type FieldProps } from '@fundfront/ui/components/Field';
import { useId } from 'react';
import type { InputProps } from './props.ts';

type Direction = 'text' | 'ltr';

interface FieldWrapperProps extends Pick<InputProps<FieldKind>, 'field' | 'name' | 'form' | 'locale'> {
  /** `ltr` for what runs from left to right in every language: addresses, numbers, e-mail. */
  direction?: Direction;
  counter?: string;
  children: FieldProps['children'];
}

/** The message for a place in the form, if it is wrong just now. */
export function errorAt(form: FieldWrapperProps['form'], name: string): string | undefined {
  return form.getFieldState(name, form.formState).error?.message;
}

/** Label, help and error around one input, tied together by one id. */
export function FieldWrapper({ field, name, form, locale, direction = 'text', counter, children }: FieldWrapperProps) {
  const id = `${useId()}${name.replaceAll('.', '-')}`;
  const plain = direction === 'ltr';
  return (
    <Field
      id={id}
      label={field.label}
      help={field.help}
      error={errorAt(form, name)}
      required={field.required}
      optionalLabel="(optional)"
      dir={plain ? 'ltr' : directionOf(locale)}
      lang={plain ? undefined : locale}
      counter={counter}
    >
      {children}
    </Field>
  );
}
