import type { FieldKind } from '@fundfront/content-model';
import type { ComponentType } from 'react';
import { CheckboxField } from './checkbox/CheckboxField.tsx';
import { FileField } from './file/FileField.tsx';
import { ImageField } from './image/ImageField.tsx';
import { inputOf } from './inputOf.ts';
import { KeyValuesField } from './keyValues/KeyValuesField.tsx';
import { LineField } from './LineField.tsx';
import { ListField } from './list/ListField.tsx';
import { NumberField } from './number/NumberField.tsx';
import type { AnyInputProps, InputProps } from './props.ts';
import { ReferenceField } from './reference/ReferenceField.tsx';
import { RichTextField } from './richText/RichTextField.tsx';
import { SelectField } from './select/SelectField.tsx';
import { TextField } from './text/TextField.tsx';
import { TextareaField } from './textarea/TextareaField.tsx';

const address = { type: 'text', inputMode: 'url', spellCheck: false, autoCapitalize: 'none' } as const;
const email = { type: 'email', inputMode: 'email', spellCheck: false, autoCapitalize: 'none' } as const;
// Text, since a number input would round and localise it.
const decimal = { type: 'text', inputMode: 'decimal' } as const;
const date = { type: 'date' } as const;
const time = { type: 'time' } as const;

const inputs: { [Kind in FieldKind]: ComponentType<InputProps<Kind>> } = {
  text: TextField,
  textarea: TextareaField,
  richText: RichTextField,
  slug: (props) => <LineField {...props} native={address} />,
  select: SelectField,
  reference: ReferenceField,
  image: ImageField,
  file: FileField,
  checkbox: CheckboxField,
  number: NumberField,
  decimal: (props) => <LineField {...props} native={decimal} />,
  date: (props) => <LineField {...props} native={date} />,
  time: (props) => <LineField {...props} native={time} />,
  link: (props) => <LineField {...props} native={address} />,
  email: (props) => <LineField {...props} native={email} />,
  keyValues: KeyValuesField,
  list: (props) => <ListField {...props} RowInput={FieldInput} />,
};

export function FieldInput(props: AnyInputProps) {
  const Input = inputOf<AnyInputProps>(inputs, props.field.kind);
  if (!Input) throw new Error(`Fields of the kind ${props.field.kind} have no input`);
  return <Input {...props} />;
}
