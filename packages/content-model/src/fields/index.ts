export { formatDay, plainDate } from './date/date.ts';
export { email } from './email/email.ts';
export {
  type AnyField,
  type Choice,
  type Fields,
  type Nullable,
  optional,
  sanitizeFields,
  type ValueOf,
} from './field.ts';
export { type DocumentExtension, documentExtensions, type FileValue } from './file/file.ts';
export { type ImageRendition, type ImageValue, image, isMediaPath } from './image/image.ts';
export { type KeyValue, keyValues } from './keyValues/keyValues.ts';
export { isSafeLink } from './link/link.ts';
export { list } from './list/list.ts';
export { number } from './number/number.ts';
export { richText } from './richText/richText.ts';
export { slug, slugify } from './slug/slug.ts';
export { text } from './text/text.ts';
