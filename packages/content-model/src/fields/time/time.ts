import * as v from 'valibot';
import { textCell } from '../cell.ts';
import { type FieldOf, type FieldOptions, field, noText, ownText } from '../field.ts';

export type TimeField = FieldOf<'time', string, 'text'>;

/** "HH:MM" (Asia/Karachi) of a clock with 24 hours, without a zone. */
export function time(options: FieldOptions): TimeField {
  const published = v.pipe(
    v.string(`${options.label} is required`),
    v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, `${options.label} must be a time such as 15:30`),
  );
  return field(
    'time',
    options,
    { published },
    {
      defaultValue: null,
      direction: 'ltr',
      column: 'text',
      plainText: ownText,
      searchText: noText,
      example: () => '15:30',
    },
    { cell: textCell('A time such as 15:30, with 24 hours') },
  );
}
