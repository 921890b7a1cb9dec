import * as v from 'valibot';
import { textCell } from '../cell.ts';
import { type FieldOf, type FieldOptions, field, noText, ownText } from '../field.ts';

export interface ReferenceField extends FieldOf<'reference', string, 'reference'> {
  /** The registry's check refuses an unknown content type. */
  readonly references: string;
}

export function reference(options: FieldOptions & { to: string }): ReferenceField {
  const published = v.pipe(
    v.string(`${options.label} is required`),
    v.uuid(`Choose ${options.label.toLowerCase()} from the list`),
  );
  return field(
    'reference',
    options,
    { published },
    {
      defaultValue: null,
      direction: 'text',
      column: 'reference',
      plainText: ownText,
      searchText: noText,
      example: () => null,
    },
    { references: options.to, filter: 'reference', cell: textCell('Key, ID or title of an entry that exists') },
  );
}
