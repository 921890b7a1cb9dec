import * as v from 'valibot';
import { withoutGrouping } from '../cell.ts';
import { type FieldOf, type FieldOptions, field, noText, ownText } from '../field.ts';

export interface DecimalField extends FieldOf<'decimal', string, 'number'> {
  /** Most digits after the point; 0 for a whole number of any size. */
  readonly scale: number;
  readonly unit: string | undefined;
}

/** A string such as "101.5423": prices and rates never pass through binary floats. */
export function decimal(options: FieldOptions & { scale: number; unit?: string }): DecimalField {
  const fraction = options.scale > 0 ? `(\\.\\d{1,${options.scale}})?` : '';
  const pattern = new RegExp(`^-?\\d{1,15}${fraction}$`);
  const published = v.pipe(
    v.string(`${options.label} is required`),
    v.trim(),
    v.regex(pattern, `${options.label} must be a number with at most ${options.scale} digits after the point`),
  );
  return field(
    'decimal',
    options,
    { published },
    {
      defaultValue: null,
      direction: 'ltr',
      column: 'number',
      plainText: ownText,
      searchText: noText,
      example: () => '2',
    },
    {
      scale: options.scale,
      unit: options.unit,
      cell: {
        write: ownText,
        read: (text: string) => ({ value: withoutGrouping(text.trim()) }),
        note: `A number with at most ${options.scale} digits after the point`,
      },
    },
  );
}
