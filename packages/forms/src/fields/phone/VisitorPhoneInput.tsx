import { latinDigits, maskPhone, type VisitorPhoneField } from '@fundfront/content-model/forms/index';
import { Field } from '@fundfront/ui/components/Field';
import { TextInput } from '@fundfront/ui/components/TextInput';
import { bind } from '../bind.ts';
import { frameOf, type VisitorInputProps } from '../visitorProps.ts';

const native = { type: 'tel', inputMode: 'tel', autoComplete: 'tel', width: 'short' } as const;

/** While it is typed a country code may be unfinished; the whole one becomes 0. */
const startOfCountryCode = /^(\+9?|00|009)$/;

export function typePhone(typed: string): string {
  const latin = latinDigits(typed.trim());
  return startOfCountryCode.test(latin) ? latin : maskPhone(typed);
}

export function VisitorPhoneInput(props: VisitorInputProps<VisitorPhoneField>) {
  const { form, name } = props;
  return (
    <Field {...frameOf(props)} dir="ltr">
      {(control) => (
        <TextInput {...native} {...control} {...bind(form, name, { invalid: control.invalid, mask: typePhone })} />
      )}
    </Field>
  );
}
