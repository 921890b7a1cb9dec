import { directionOf } from '@fundfront/content-model';
import { Field, type FieldProps } from '@fundfront/ui/components/Field';
import { useId } from 'react';
import type { AnyInputProps } from './props.ts';

interface FieldWrapperProps extends Pick<AnyInputProps, 'field' | 'name' | 'form' | 'locale'> {
  direction?: 'ltr';
  counter?: string;
  children: FieldProps['children'];
}

export function errorAt(form: FieldWrapperProps['form'], name: string): string | undefined {
  return form.getFieldState(name, form.formState).error?.message;
}

export function FieldWrapper({ field, name, form, locale, direction, counter, children }: FieldWrapperProps) {
  const id = `${useId()}${name.replaceAll('.', '-')}`;
  const plain = (direction ?? field.direction) === 'ltr';
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
