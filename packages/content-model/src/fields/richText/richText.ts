import * as v from 'valibot';
import { htmlToText } from '../../htmlToText.ts';
import { limits } from '../../limits.ts';
import { textCell } from '../cell.ts';
import { type CleanHtml, type FieldOf, type FieldOptions, field } from '../field.ts';

export interface RichTextField extends FieldOf<'richText', string> {
  readonly max: number;
}

const textOf = (value: unknown) => (typeof value === 'string' ? htmlToText(value) : '');

/** HTML. The API sanitises it when it is written, the site once more when it is rendered. */
export function richText(options: FieldOptions): RichTextField {
  const max = limits.richTextLength;
  const base = v.pipe(
    v.string(`${options.label} is required`),
    v.maxLength(max, `${options.label} is too long: ${max.toLocaleString('en')} characters at most`),
  );
  const published = v.pipe(base, v.nonEmpty(`${options.label} is required`));
  return field(
    'richText',
    options,
    { published, draft: base },
    {
      defaultValue: null,
      direction: 'text',
      column: null,
      plainText: textOf,
      searchText: (value) => textOf(value).replaceAll('\n', ' '),
      example: () => '<p>A paragraph</p>',
    },
    {
      max,
      holds: 'html',
      sanitize: (value: unknown, clean: CleanHtml) => (typeof value === 'string' ? clean(value) : value),
      cell: textCell('HTML such as <p>…</p>; what the editor does not allow is taken out'),
    },
  );
}
