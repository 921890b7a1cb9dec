import * as v from 'valibot';
import { type FieldOf, type FieldOptions, field } from './field.ts';

export type ToggleField = FieldOf<'toggle', boolean>;

/** Yes or no. */
export function toggle(options: FieldOptions): ToggleField {
  return field('toggle', options, { published: v.boolean(`Say yes or no for ${options.label.toLowerCase()}`) }, {});
}
