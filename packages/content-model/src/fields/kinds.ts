import type { CheckboxField } from './checkbox.ts';
import type { DateField } from './date.ts';
import type { DecimalField } from './decimal.ts';
import type { EmailField } from './email/email.ts';
import type { FileField } from './file.ts';
import type { ImageField } from './image.ts';
import type { KeyValuesField } from './keyValues.ts';
import type { LinkField } from './link.ts';
import type { NumberField } from './number.ts';
import type { ReferenceField } from './reference.ts';
import type { RichTextField } from './richText.ts';
import type { SelectField } from './select/select.ts';
import type { SlugField } from './slug.ts';
import type { TextField } from './text/text.ts';
import type { TextareaField } from './textarea/textarea.ts';

/** Each kind of field that a row of a list may hold too, by its name. */
export interface ItemKinds {
  text: TextField;
  textarea: TextareaField;
  richText: RichTextField;
  slug: SlugField;
  select: SelectField;
  reference: ReferenceField;
  image: ImageField;
  file: FileField;
  checkbox: CheckboxField;
  number: NumberField;
  decimal: DecimalField;
  date: DateField;
  link: LinkField;
  email: EmailField;
  keyValues: KeyValuesField;
}

/** A field whose published value may also be null: an optional one is as good as a required one here. */
export type Nullable<F extends { draft: unknown }> = Omit<F, 'published' | 'required'> & {
  required: boolean;
  published: F['draft'];
};

/** A field as a row of a list may hold it: every kind but another list. */
export type ItemField = { [Kind in keyof ItemKinds]: Nullable<ItemKinds[Kind]> }[keyof ItemKinds];
