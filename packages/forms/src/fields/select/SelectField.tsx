import type { InputProps } from '../props.ts';
import { SelectInput } from './SelectInput.tsx';

export function SelectField(props: InputProps<'select'>) {
  return <SelectInput {...props} choices={props.field.choices} />;
}
