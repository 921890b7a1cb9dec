import * as v from 'valibot';
import { withoutGrouping } from '../cell.ts';
import { type FieldOf, type FieldOptions, field, noText, ownText } from '../field.ts';

export interface NumberField extends FieldOf<'number', number, 'number'> {
  readonly min: number;
  readonly max: number;
}

/** Whole; prices use `decimal`. */
export function number(options: FieldOptions & { min?: number; max?: number }): NumberField {
  const { min = 0, max = 1_000_000 } = options;
  const message = `${options.label} must be a whole number from ${min} to ${max}`;
  const published = v.pipe(v.number(message), v.integer(message), v.minValue(min, message), v.maxValue(max, message));
  return field(
    'number',
    options,
    { published },
    {
      defaultValue: 0,
      direction: 'ltr',
      column: 'number',
      plainText: ownText,
      searchText: noText,
      example: () => 1,
    },
    {
      min,
      max,
      cell: {
        write: ownText,
        read: (text: string) => {
          const digits = withoutGrouping(text.trim());
          return { value: /^-?\d+(?:\.\d+)?$/.test(digits) ? Number(digits) : text };
        },
        note: `A whole number from ${min} to ${max}`,
      },
    },
  );
}
