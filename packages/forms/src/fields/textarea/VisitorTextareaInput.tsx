import type { VisitorTextareaField } from '@fundfront/content-model/forms/index';
import { Field } from '@fundfront/ui/components/Field';
import { TextArea } from '@fundfront/ui/components/TextArea';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { asText } from '../../PublicForm/answers.ts';
import { interpolate } from '../../PublicForm/messages.ts';
import { bind } from '../bind.ts';
import { frameOf, type VisitorInputProps } from '../visitorProps.ts';

export function VisitorTextareaInput(props: VisitorInputProps<VisitorTextareaField>) {
  const { field, name, common, form } = props;
  const watched = useWatch({ control: form.control, name });
  const [found, setFound] = useState('');
  // What was typed before hydration is known only once the form has it.
  useEffect(() => setFound(asText(form.getValues(name))), [form, name]);
  const count = asText(watched ?? found).length;
  return (
    <Field {...frameOf(props)} counter={interpolate(common.counter, { count, max: field.max })}>
      {(control) => (
        <TextArea {...control} {...bind(form, name, { invalid: control.invalid })} maxLength={field.max} rows={4} />
      )}
    </Field>
  );
}
