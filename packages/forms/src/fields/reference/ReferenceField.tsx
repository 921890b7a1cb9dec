import { useFormServices } from '../../ContentForm/services.ts';
import type { InputProps } from '../props.ts';
import { SelectInput } from '../select/SelectInput.tsx';

export function ReferenceField(props: InputProps<'reference'>) {
  return <SelectInput {...props} choices={useFormServices().useOptions(props.field.references)} />;
}
