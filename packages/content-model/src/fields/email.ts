import * as v from 'valibot';
import { type FieldOf, type FieldOptions, field } from './field.ts';

export type EmailField = FieldOf<'email', string>;

export function email(options: FieldOptions): EmailField {
  const published = v.pipe(
    v.string(`${options.label} is required`),
    v.trim(),
    v.maxLength(255, `${options.label} can be at most 255 characters`),
    v.email(`${options.label} must look like name@example.com`),
  );
  return field('email', options, { published }, {});
}
