import type { AnyField, FieldKind } from '@fundfront/content-model';
import type { ComponentType } from 'react';
import { ImageField } from './ImageField.tsx';
import { ListField } from './ListField.tsx';
import { LongTextField } from './LongTextField.tsx';
import { NumberField } from './NumberField.tsx';
import { PairsField } from './PairsField.tsx';
import { PlainField } from './PlainField.tsx';
import type { InputProps } from './props.ts';
import { ReferenceField } from './ReferenceField.tsx';
import { RichTextField } from './RichTextField.tsx';
import { SelectField } from './SelectField.tsx';
import { TextField } from './TextField.tsx';
import { ToggleField } from './ToggleField.tsx';

/** The input of each kind of field; a kind without one does not compile. */
const inputs: { [Kind in FieldKind]: ComponentType<InputProps<Kind>> } = {
  text: TextField,
  longText: LongTextField,
  richText: RichTextField,
  slug: PlainField,
  select: SelectField,
  reference: ReferenceField,
  image: ImageField,
  toggle: ToggleField,
  number: NumberField,
  decimal: PlainField,
  date: PlainField,
  link: PlainField,
  email: PlainField,
  pairs: PairsField,
  list: ListField,
};

/** The input for whatever kind of field it is given. */
export function FieldInput({ field, ...rest }: Omit<InputProps<FieldKind>, 'field'> & { field: AnyField }) {
  // The table above pairs each kind with its own input; TypeScript cannot follow that through a union.
  const Input = inputs[field.kind] as ComponentType<Omit<InputProps<FieldKind>, 'field'> & { field: AnyField }>;
  return <Input field={field} {...rest} />;
}
