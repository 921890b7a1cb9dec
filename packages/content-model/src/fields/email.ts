import * as v from 'valibot';
import { limits } from '../limits.ts';
import { type FieldOf, type FieldOptions, field } from './field.ts';

export type EmailField = FieldOf<'email', string>;

export function email(options: FieldOptions): EmailField {
  const published = v.pipe(
    v.string(`${options.label} is required`),
    v.trim(),
    v.maxLength(limits.personEmail, `${options.label} can be at most ${limits.personEmail} characters`),
    v.email(`${options.label} must look like name@example.com`),
  );
  return field('email', options, { published }, {});
}
