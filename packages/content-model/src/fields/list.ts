import * as v from 'valibot';
import { limits } from '../limits.ts';
import { type FieldOf, type FieldOptions, field, type ValueOf } from './field.ts';
import type { ItemField } from './kinds.ts';

export type ItemFields = Record<string, ItemField>;

export type ItemOf<F extends ItemFields> = { [Key in keyof F]: ValueOf<F[Key]> };

export interface ListField<F extends ItemFields = ItemFields> extends FieldOf<'list', ItemOf<F>[]> {
  readonly of: F;
  /** What one row is called on the "Add …" button. */
  readonly itemLabel: string;
  /** The key whose value names a row when it is folded. */
  readonly itemTitle: Extract<keyof F, string>;
  readonly max: number;
}

interface ListOptions<F extends ItemFields> extends FieldOptions {
  of: F;
  itemLabel: string;
  itemTitle: Extract<keyof F, string>;
  max?: number;
}

/** Rows of the same small form, in an order that the editor chooses. */
export function list<F extends ItemFields>(options: ListOptions<F>): ListField<F> {
  const { of, itemLabel, itemTitle, max = limits.listItems } = options;
  const tooMany = `${options.label} can hold at most ${max} rows`;
  const rows = (mode: 'published' | 'draft') => {
    const entries: Record<string, v.GenericSchema<unknown, unknown>> = Object.fromEntries(
      // A key that is missing is as good as one that is empty, and gets the field's own words.
      Object.entries(of).map(([key, inner]) => [
        key,
        v.optional<v.GenericSchema<unknown, unknown>, null>(inner[mode], null),
      ]),
    );
    return v.pipe(v.array(v.strictObject(entries)), v.maxLength(max, tooMany)) as v.GenericSchema<unknown, ItemOf<F>[]>;
  };
  return field(
    'list',
    options,
    { published: rows('published'), draft: rows('draft') },
    { of, itemLabel, itemTitle, max },
  );
}
