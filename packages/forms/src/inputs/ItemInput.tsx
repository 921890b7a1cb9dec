import type { AnyField, FieldKind } from '@fundfront/content-model';
import type { ComponentType } from 'react';
import { CheckboxField } from './CheckboxField.tsx';
import { FileField } from './FileField.tsx';
import { ImageField } from './ImageField.tsx';
import { KeyValuesField } from './KeyValuesField.tsx';
import { NumberField } from './NumberField.tsx';
import { PlainField } from './PlainField.tsx';
import type { InputProps } from './props.ts';
import { ReferenceField } from './ReferenceField.tsx';
import { RichTextField } from './RichTextField.tsx';
import { SelectField } from './SelectField.tsx';
import { TextareaField } from './TextareaField.tsx';
import { TextField } from './TextField.tsx';

/** A list holds rows of every kind but another list. */
export type ItemKind = Exclude<FieldKind, 'list'>;

/** The input of each kind of field; a kind without one does not compile. Lists are drawn by `FieldInput`. */
const inputs: { [Kind in ItemKind]: ComponentType<InputProps<Kind>> } = {
  text: TextField,
  textarea: TextareaField,
  richText: RichTextField,
  slug: PlainField,
  select: SelectField,
  reference: ReferenceField,
  image: ImageField,
  file: FileField,
  checkbox: CheckboxField,
  number: NumberField,
  decimal: PlainField,
  date: PlainField,
  link: PlainField,
  email: PlainField,
  keyValues: KeyValuesField,
};

type ItemInputProps = Omit<InputProps<FieldKind>, 'field'> & { field: Extract<AnyField, { kind: ItemKind }> };

/** The input for a field of a list's row, or any field that is no list. */
export function ItemInput({ field, ...rest }: ItemInputProps) {
  // The table above pairs each kind with its own input; TypeScript cannot follow that through a union.
  const Input = inputs[field.kind] as ComponentType<ItemInputProps>;
  return <Input field={field} {...rest} />;
}
