import type { AnyField, FieldKind, Locale } from '@fundfront/content-model';
import type { ContentFormState } from '../ContentForm/useContentForm.ts';

export type FieldOfKind<Kind extends FieldKind> = Extract<AnyField, { kind: Kind }>;

/** What every input of a content form is given. */
export interface InputProps<Kind extends FieldKind> {
  field: FieldOfKind<Kind>;
  /** Dotted path in the form, such as `facts.0.title`. */
  name: string;
  form: ContentFormState;
  /** The language of what is typed: it decides direction and typeface. */
  locale: Locale;
  disabled?: boolean;
}
