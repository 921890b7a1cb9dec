import * as v from 'valibot';
import { type FieldOf, type FieldOptions, field } from './field.ts';

export type CheckboxField = FieldOf<'checkbox', boolean>;

/** Yes or no. */
export function checkbox(options: FieldOptions): CheckboxField {
  return field('checkbox', options, { published: v.boolean(`Say yes or no for ${options.label.toLowerCase()}`) }, {});
}
