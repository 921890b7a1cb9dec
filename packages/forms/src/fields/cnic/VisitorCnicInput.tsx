import { maskCnic, type VisitorCnicField } from '@fundfront/content-model/forms/index';
import { Field } from '@fundfront/ui/components/Field';
import { TextInput } from '@fundfront/ui/components/TextInput';
import { bind } from '../bind.ts';
import { frameOf, type VisitorInputProps } from '../visitorProps.ts';

const native = { inputMode: 'numeric', autoComplete: 'off', width: 'short' } as const;

export function VisitorCnicInput(props: VisitorInputProps<VisitorCnicField>) {
  const { form, name } = props;
  return (
    <Field {...frameOf(props)} dir="ltr">
      {(control) => (
        <TextInput {...native} {...control} {...bind(form, name, { invalid: control.invalid, mask: maskCnic })} />
      )}
    </Field>
  );
}
