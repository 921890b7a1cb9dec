import { maskLetters, type VisitorTextField } from '@fundfront/content-model/forms/index';
import { Field } from '@fundfront/ui/components/Field';
import { TextInput } from '@fundfront/ui/components/TextInput';
import { bind } from '../bind.ts';
import { frameOf, type VisitorInputProps } from '../visitorProps.ts';

export function VisitorTextInput(props: VisitorInputProps<VisitorTextField>) {
  const { form, name, field } = props;
  const mask = field.accept === 'letters' ? maskLetters : undefined;
  return (
    <Field {...frameOf(props)}>
      {(control) => (
        <TextInput
          autoComplete={field.autoComplete}
          maxLength={field.max}
          {...control}
          {...bind(form, name, { invalid: control.invalid, mask })}
        />
      )}
    </Field>
  );
}
