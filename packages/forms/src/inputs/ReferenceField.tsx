import { useFormServices } from '../ContentForm/services.ts';
import { ChoiceInput } from './ChoiceInput.tsx';
import type { InputProps } from './props.ts';

export function ReferenceField(props: InputProps<'reference'>) {
  return <ChoiceInput {...props} choices={useFormServices().useOptions(props.field.to)} />;
}
