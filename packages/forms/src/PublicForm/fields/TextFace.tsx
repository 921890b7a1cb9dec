import type { FormField } from '@fundfront/content-model/forms/index';
import { Field } from '@fundfront/ui/components/Field';
import { TextInput, type TextInputProps } from '@fundfront/ui/components/TextInput';
import { masks } from '../mask.ts';
import { bind } from './bind.ts';
import type { VisitorFieldProps } from './props.ts';

type OneLine = Extract<FormField, { kind: 'line' | 'email' | 'phone' | 'cnic' }>;

interface Traits extends TextInputProps {
  mask?: (typed: string) => string;
  dir?: 'ltr';
}

/** How each kind of line is typed. Masks cut by themselves: a limit of the browser would cut a pasted `+92 …` first. */
function traitsOf(field: OneLine): Traits {
  switch (field.kind) {
    case 'line':
      return {
        autoComplete: field.autoComplete,
        maxLength: field.max,
        ...(field.accept === 'letters' && { mask: masks.letters }),
      };
    case 'email':
      return { type: 'email', inputMode: 'email', autoComplete: 'email', maxLength: field.max, dir: 'ltr' };
    case 'phone':
      return { type: 'tel', inputMode: 'tel', autoComplete: 'tel', dir: 'ltr', width: 'short', mask: masks.phone };
    case 'cnic':
      return { inputMode: 'numeric', autoComplete: 'off', dir: 'ltr', width: 'short', mask: masks.cnic };
  }
}

/** One line: a name, an e-mail, a phone, a CNIC. */
export function TextFace({ field, name, id, messages, common, form, error }: VisitorFieldProps<OneLine>) {
  const { mask, dir, ...traits } = traitsOf(field);
  return (
    <Field
      id={id}
      label={messages.label}
      help={messages.help}
      error={error}
      required={field.required}
      optionalLabel={common.optional}
      dir={dir}
    >
      {(control) => <TextInput {...traits} {...control} {...bind(form, name, { invalid: control.invalid, mask })} />}
    </Field>
  );
}
