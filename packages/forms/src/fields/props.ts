import type { AnyField, FieldKind, FieldOfKind, Locale } from '@fundfront/content-model';
import type { ContentFormState } from '../ContentForm/useContentForm.ts';

interface BaseInputProps<Field> {
  field: Field;
  /** Dotted path in the form, such as `facts.0.title`. */
  name: string;
  form: ContentFormState;
  /** Decides direction and typeface. */
  locale: Locale;
  disabled?: boolean;
}

export type InputProps<Kind extends FieldKind> = BaseInputProps<FieldOfKind<Kind>>;

export type AnyInputProps = BaseInputProps<AnyField>;
