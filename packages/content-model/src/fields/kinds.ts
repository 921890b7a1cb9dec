import type { DateField } from './date.ts';
import type { DecimalField } from './decimal.ts';
import type { EmailField } from './email.ts';
import type { FileField } from './file.ts';
import type { ImageField } from './image.ts';
import type { LinkField } from './link.ts';
import type { LongTextField } from './longText.ts';
import type { NumberField } from './number.ts';
import type { PairsField } from './pairs.ts';
import type { ReferenceField } from './reference.ts';
import type { RichTextField } from './richText.ts';
import type { SelectField } from './select.ts';
import type { SlugField } from './slug.ts';
import type { TextField } from './text.ts';
import type { ToggleField } from './toggle.ts';

/** Each kind of field that a row of a list may hold too, by its name. */
export interface ItemKinds {
  text: TextField;
  longText: LongTextField;
  richText: RichTextField;
  slug: SlugField;
  select: SelectField;
  reference: ReferenceField;
  image: ImageField;
  file: FileField;
  toggle: ToggleField;
  number: NumberField;
  decimal: DecimalField;
  date: DateField;
  link: LinkField;
  email: EmailField;
  pairs: PairsField;
}

/** A field whose published value may also be null: an optional one is as good as a required one here. */
export type Nullable<F extends { draft: unknown }> = Omit<F, 'published' | 'required'> & {
  required: boolean;
  published: F['draft'];
};

/** A field as a row of a list may hold it: every kind but another list. */
export type ItemField = { [Kind in keyof ItemKinds]: Nullable<ItemKinds[Kind]> }[keyof ItemKinds];
