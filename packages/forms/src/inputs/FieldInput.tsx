import type { AnyField, FieldKind } from '@fundfront/content-model';
import { ItemInput } from './ItemInput.tsx';
import { ListField } from './ListField.tsx';
import type { InputProps } from './props.ts';

/** The input for whatever kind of field it is given. */
export function FieldInput({ field, ...rest }: Omit<InputProps<FieldKind>, 'field'> & { field: AnyField }) {
  return field.kind === 'list' ? <ListField field={field} {...rest} /> : <ItemInput field={field} {...rest} />;
}
