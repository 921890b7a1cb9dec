import type * as v from 'valibot';
import type { FormMessageKey } from './messages/index.ts';

/** What every field of a visitor's form has. The schema's messages are keys of the message catalogues. */
interface FormFieldBase<Kind extends string, Value> {
  readonly kind: Kind;
  readonly required: boolean;
  readonly schema: v.GenericSchema<unknown, Value>;
}

/** One line: `letters` takes only what names are made of. */
export interface LineField extends FormFieldBase<'line', string> {
  readonly max: number;
  readonly accept: 'letters' | 'any';
  /** Token of the HTML attribute, such as `name` or `address-level2`. */
  readonly autoComplete: string;
}
export interface EmailFormField extends FormFieldBase<'email', string> {
  readonly max: number;
}
export interface PhoneField extends FormFieldBase<'phone', string> {
  readonly max: number;
}
export interface CnicField extends FormFieldBase<'cnic', string> {
  readonly max: number;
}
export interface MessageField extends FormFieldBase<'message', string> {
  readonly max: number;
}
/** One of a closed list. */
export interface ChoiceField extends FormFieldBase<'choice', string> {
  readonly options: readonly string[];
}
/** Any number of a closed list; sent joined by commas. */
export interface ChoicesField extends FormFieldBase<'choices', string> {
  readonly options: readonly string[];
}
/** A file sent before the form, held as the address that its upload answered. */
export interface UploadField extends FormFieldBase<'upload', string> {
  readonly accept: UploadKind;
}
/** What the page itself knows, such as the position that is applied for; never shown as an input. */
export interface HiddenField extends FormFieldBase<'hidden', string> {
  readonly max: number;
}

export type FormField =
  | LineField
  | EmailFormField
  | PhoneField
  | CnicField
  | MessageField
  | ChoiceField
  | ChoicesField
  | UploadField
  | HiddenField;

/** What may be uploaded with a form: a picture, a CV, or a picture or PDF as evidence. */
export const uploadKinds = {
  /** Product specification, section 5, reading B. */
  image: ['jpg', 'jpeg', 'png', 'gif', 'bmp', 'svg', 'webp'],
  cv: ['pdf', 'doc', 'docx'],
  evidence: ['pdf', 'jpg', 'jpeg', 'png', 'webp'],
} as const satisfies Record<string, readonly string[]>;

export type UploadKind = keyof typeof uploadKinds;

/** A key of the catalogue as a schema's message. */
export const messageKey = (key: FormMessageKey): FormMessageKey => key;
