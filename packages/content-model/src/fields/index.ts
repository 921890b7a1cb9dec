import type { DateField } from './date.ts';
import type { DecimalField } from './decimal.ts';
import type { EmailField } from './email.ts';
import type { ImageField } from './image.ts';
import type { LinkField } from './link.ts';
import type { ListField } from './list.ts';
import type { LongTextField } from './longText.ts';
import type { NumberField } from './number.ts';
import type { PairsField } from './pairs.ts';
import type { ReferenceField } from './reference.ts';
import type { RichTextField } from './richText.ts';
import type { SelectField } from './select.ts';
import type { SlugField } from './slug.ts';
import type { TextField } from './text.ts';
import type { ToggleField } from './toggle.ts';

/** Each kind of field by its name: the form, the list cell and the search know a field by this. */
export interface FieldKinds {
  text: TextField;
  longText: LongTextField;
  richText: RichTextField;
  slug: SlugField;
  select: SelectField;
  reference: ReferenceField;
  image: ImageField;
  toggle: ToggleField;
  number: NumberField;
  decimal: DecimalField;
  date: DateField;
  link: LinkField;
  email: EmailField;
  pairs: PairsField;
  list: ListField;
}

export type FieldKind = keyof FieldKinds;

export type AnyField = {
  [Kind in FieldKind]: Omit<FieldKinds[Kind], 'full' | 'required'> & {
    required: boolean;
    full: FieldKinds[Kind]['draft'];
  };
}[FieldKind];

export { date, plainDate } from './date.ts';
export { decimal } from './decimal.ts';
export { email } from './email.ts';
export { type FieldOf, optional, type ValueOf } from './field.ts';
export { type ImageValue, image } from './image.ts';
export { isSafeLink, link } from './link.ts';
export { list } from './list.ts';
export { longText } from './longText.ts';
export { number } from './number.ts';
export { type Pair, pairs } from './pairs.ts';
export { reference } from './reference.ts';
export { richText } from './richText.ts';
export { type Choice, select } from './select.ts';
export { slug, slugify } from './slug.ts';
export { text } from './text.ts';
export { toggle } from './toggle.ts';
export type {
  DateField,
  DecimalField,
  EmailField,
  ImageField,
  LinkField,
  ListField,
  LongTextField,
  NumberField,
  PairsField,
  ReferenceField,
  RichTextField,
  SelectField,
  SlugField,
  TextField,
  ToggleField,
};
