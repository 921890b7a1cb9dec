import type { AnyField, FieldKind, FieldOfKind, Locale } from '@fundfront/content-model';
import type { ContentFormState } from '../ContentForm/useContentForm.ts';

interface BaseInputProps<Field> {
  field: Field;
  /** Dotted path in the form, such as `facts.0.title`. */
  name: string;
  form: ContentFormState;
  /** The language of what is typed: it decides direction and typeface. */
  locale: Locale;
  disabled?: boolean;
}

/** What the input of a kind in a content form is given. */
export type InputProps<Kind extends FieldKind> = BaseInputProps<FieldOfKind<Kind>>;

export type AnyInputProps = BaseInputProps<AnyField>;
