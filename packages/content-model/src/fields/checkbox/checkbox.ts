import * as v from 'valibot';
import { type FieldOf, type FieldOptions, field, noText } from '../field.ts';

export type CheckboxField = FieldOf<'checkbox', boolean, 'text'>;

interface CheckboxOptions extends FieldOptions {
  checked?: boolean;
}

const accepted = new Map([
  ...['yes', 'true', '1'].map((word) => [word, true] as const),
  ...['no', 'false', '0'].map((word) => [word, false] as const),
]);

const inWords = (value: unknown) => (typeof value === 'boolean' ? (value ? 'Yes' : 'No') : '');

export function checkbox({ checked = false, ...options }: CheckboxOptions): CheckboxField {
  const published = v.boolean(`Say yes or no for ${options.label.toLowerCase()}`);
  return field(
    'checkbox',
    options,
    { published },
    {
      defaultValue: checked,
      direction: 'text',
      column: 'text',
      plainText: inWords,
      searchText: noText,
      example: () => true,
    },
    {
      filter: 'boolean',
      cell: {
        write: inWords,
        read: (text: string) => ({ value: accepted.get(text.trim().toLowerCase()) ?? text }),
        note: 'Yes or No',
      },
    },
  );
}
