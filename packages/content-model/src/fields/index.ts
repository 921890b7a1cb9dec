import type { ItemKinds, Nullable } from './kinds.ts';
import type { ListField } from './list.ts';

/** Each kind of field by its name: the form, the list cell and the search know a field by this. */
export interface FieldKinds extends ItemKinds {
  list: ListField;
}

export type FieldKind = keyof FieldKinds;

export type AnyField = { [Kind in FieldKind]: Nullable<FieldKinds[Kind]> }[FieldKind];

export { checkbox } from './checkbox.ts';
export { date, plainDate } from './date.ts';
export { decimal } from './decimal.ts';
export { email } from './email/email.ts';
export { type FieldOf, optional, type ValueOf } from './field.ts';
export { type DocumentExtension, documentExtensions, type FileValue, file } from './file.ts';
export { type ImageValue, image, isMediaPath } from './image.ts';
export { type KeyValue, keyValues } from './keyValues.ts';
export type { ItemField } from './kinds.ts';
export { isSafeLink, link } from './link.ts';
export { list } from './list.ts';
export { number } from './number.ts';
export { reference } from './reference.ts';
export { richText } from './richText.ts';
export { type Choice, select } from './select/select.ts';
export { slug, slugify } from './slug.ts';
export { text } from './text/text.ts';
export { textarea } from './textarea/textarea.ts';
