import type { VisitorField } from '@fundfront/content-model/forms/index';
import { Field } from '@fundfront/ui/components/Field';
import { TextInput, type TextInputProps } from '@fundfront/ui/components/TextInput';
import { bind } from './bind.ts';
import type { VisitorInputProps } from './visitorProps.ts';

interface VisitorLineProps extends VisitorInputProps<VisitorField> {
  native: TextInputProps;
  dir?: 'ltr';
  /** A mask cuts by itself: a limit of the browser would cut a pasted `+92 …` first. */
  mask?: (typed: string) => string;
}

export function VisitorLine({ field, name, id, messages, common, form, error, native, dir, mask }: VisitorLineProps) {
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
      {(control) => <TextInput {...native} {...control} {...bind(form, name, { invalid: control.invalid, mask })} />}
    </Field>
  );
}
