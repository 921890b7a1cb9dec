import * as v from 'valibot';
import { withoutGrouping } from '../cell.ts';
import { type FieldOf, type FieldOptions, field, noText, ownText } from '../field.ts';
import { scaledDecimal } from './scaledDecimal.ts';

export interface DecimalField extends FieldOf<'decimal', string, 'number'> {
  /** Most digits after the point; 0 for a whole number of any size. */
  readonly scale: number;
  readonly unit: string | undefined;
}

/** Of parts of a whole. */
export const percentRange = { min: '0', max: '100' } as const;

interface DecimalOptions extends FieldOptions {
  scale: number;
  unit?: string;
  /** Both included: what is published lies within. */
  range?: { min: string; max: string };
}

/** A string such as "101.5423": prices and rates never pass through binary floats. */
export function decimal(options: DecimalOptions): DecimalField {
  const fraction = options.scale > 0 ? `(\\.\\d{1,${options.scale}})?` : '';
  const pattern = new RegExp(`^-?\\d{1,15}${fraction}$`);
  const number = v.pipe(
    v.string(`${options.label} is required`),
    v.trim(),
    v.regex(pattern, `${options.label} must be a number with at most ${options.scale} digits after the point`),
  );
  const { range } = options;
  const published = range
    ? v.pipe(
        number,
        v.check(
          (text) => isWithin(text, range, options.scale),
          `${options.label} must lie between ${range.min} and ${range.max}`,
        ),
      )
    : number;
  return field(
    'decimal',
    options,
    { published, draft: number, delivered: number },
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

function isWithin(text: string, range: { min: string; max: string }, places: number): boolean {
  const [value, min, max] = [text, range.min, range.max].map((each) => scaledDecimal(each, places));
  return value != null && min != null && max != null && value >= min && value <= max;
}
