import type { VisitorField } from '../fields/visitorField.ts';

export type FormFields = Record<string, VisitorField>;

/** Names of a choice's options: every one, where the field says which there are. */
type OptionTexts<Field> = Field extends { options: readonly (infer Option extends string)[] }
  ? { options: Record<Option, string> }
  : { options?: Readonly<Record<string, string>> };

/** How a field is asked for, or called in the inbox. */
export type FieldText<Field> = {
  label: string;
  /** What a good answer looks like. */
  help?: string;
} & OptionTexts<Field>;

type Shown<F extends FormFields> = { [Key in keyof F as F[Key]['kind'] extends 'hidden' ? never : Key]: F[Key] };

/** Every word of a form that no other form has, in one language. */
export interface FormTexts<F extends FormFields> {
  fields: { [Key in keyof Shown<F>]: FieldText<F[Key]> };
  /** On its button. */
  submit: string;
}

/** Of a form that is answered with a tracking number: what the visitor's mail says of it. */
export interface SubmissionTexts<F extends FormFields> extends FormTexts<F> {
  mail: {
    /** That it has arrived. */
    received: string;
    /** What comes next. */
    next: string;
  };
}
