import type { VisitorTextareaField } from '@fundfront/content-model/forms/index';
import { Field } from '@fundfront/ui/components/Field';
import { TextArea } from '@fundfront/ui/components/TextArea';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { asText } from '../../PublicForm/answers.ts';
import { interpolate } from '../../PublicForm/messages.ts';
import { bind } from '../bind.ts';
import type { VisitorInputProps } from '../visitorProps.ts';

export function VisitorTextareaInput({
  field,
  name,
  id,
  messages,
  common,
  form,
  error,
}: VisitorInputProps<VisitorTextareaField>) {
  const watched = useWatch({ control: form.control, name });
  const [found, setFound] = useState('');
  // What was typed before hydration is known only once the form has it.
  useEffect(() => setFound(asText(form.getValues(name))), [form, name]);
  const count = asText(watched ?? found).length;
  return (
    <Field
      id={id}
      label={messages.label}
      help={messages.help}
      error={error}
      required={field.required}
      optionalLabel={common.optional}
      counter={interpolate(common.counter, { count, max: field.max })}
    >
      {(control) => (
        <TextArea {...control} {...bind(form, name, { invalid: control.invalid })} maxLength={field.max} rows={4} />
      )}
    </Field>
  );
}
