import type { VisitorEmailField } from '@fundfront/content-model/forms/index';
import { Field } from '@fundfront/ui/components/Field';
import { TextInput } from '@fundfront/ui/components/TextInput';
import { bind } from '../bind.ts';
import { frameOf, type VisitorInputProps } from '../visitorProps.ts';

const native = { type: 'email', inputMode: 'email', autoComplete: 'email' } as const;

export function VisitorEmailInput(props: VisitorInputProps<VisitorEmailField>) {
  const { form, name } = props;
  return (
    <Field {...frameOf(props)} dir="ltr">
      {(control) => <TextInput {...native} {...control} {...bind(form, name, { invalid: control.invalid })} />}
    </Field>
  );
}
