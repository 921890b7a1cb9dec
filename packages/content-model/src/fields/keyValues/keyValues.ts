import * as v from 'valibot';
import { limits } from '../../limits.ts';
import { jsonCell } from '../cell.ts';
import { type FieldOf, type FieldOptions, field, joinedValues, noText } from '../field.ts';

export interface KeyValue {
  key: string;
  value: string;
}

export interface KeyValuesField extends FieldOf<'keyValues', KeyValue[]> {
  readonly max: number;
}

/** The specification's `seo` of a post or page. */
export function keyValues(options: FieldOptions): KeyValuesField {
  const pair = v.strictObject({
    key: v.pipe(
      v.string('Every row needs a key'),
      v.trim(),
      v.minLength(1, 'Every row needs a key'),
      v.maxLength(limits.pairKeyLength, `A key can be at most ${limits.pairKeyLength} characters`),
    ),
    value: v.pipe(
      v.string('Every row needs a value'),
      v.trim(),
      v.maxLength(
        limits.pairValueLength,
        `A value can be at most ${limits.pairValueLength.toLocaleString('en')} characters`,
      ),
    ),
  });
  const max = limits.seoPairs;
  const published = v.pipe(v.array(pair), v.maxLength(max, `${options.label} can hold at most ${max} rows`));
  return field(
    'keyValues',
    options,
    { published },
    {
      defaultValue: null,
      direction: 'text',
      column: null,
      plainText: (value) => (Array.isArray(value) ? value.map(joinedValues).join('\n') : ''),
      searchText: noText,
      example: () => [{ key: 'title', value: 'A title' }],
    },
    { max, cell: jsonCell(options.label, 'JSON, as an export writes it: [{"key": "…", "value": "…"}]') },
  );
}
