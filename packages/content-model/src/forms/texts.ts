import type { VisitorField } from '../fields/visitorField.ts';

export type FormFields = Record<string, VisitorField>;

type OptionTexts<Field> = Field extends { options: readonly (infer Option extends string)[] }
  ? { options: Record<Option, string> }
  : { options?: Readonly<Record<string, string>> };

export type FieldText<Field> = {
  label: string;
  help?: string;
} & OptionTexts<Field>;

type Shown<F extends FormFields> = { [Key in keyof F as F[Key]['kind'] extends 'hidden' ? never : Key]: F[Key] };

export interface FormTexts<F extends FormFields> {
  fields: { [Key in keyof Shown<F>]: FieldText<F[Key]> };
  submit: string;
}

export interface SubmissionTexts<F extends FormFields> extends FormTexts<F> {
  mail: {
    received: string;
    next: string;
  };
}
