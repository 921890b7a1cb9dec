import { ChoiceInput } from './ChoiceInput.tsx';
import type { InputProps } from './props.ts';

export function SelectField(props: InputProps<'select'>) {
  return <ChoiceInput {...props} choices={props.field.choices} />;
}
