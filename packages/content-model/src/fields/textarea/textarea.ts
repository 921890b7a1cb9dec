import * as v from 'valibot';
import type { FormMessageKey } from '../../forms/messages/index.ts';
import { limits } from '../../limits.ts';
import { textCell } from '../cell.ts';
import { type FieldOf, type FieldOptions, field, ownText } from '../field.ts';
import { messageKey, requiredText, type VisitorField, visitorField } from '../visitorField.ts';

export interface TextareaField extends FieldOf<'textarea', string> {
  readonly max: number;
  readonly rows: number;
}

interface TextareaOptions extends FieldOptions {
  /** Default 250, the product's limit for a text area. */
  max?: number;
  rows?: number;
}

export function textarea(options: TextareaOptions): TextareaField {
  const { max = limits.textAreaLength, rows = 3 } = options;
  const base = v.pipe(
    v.string(`${options.label} is required`),
    v.trim(),
    v.maxLength(max, `${options.label} can be at most ${max} characters`),
  );
  const published = v.pipe(base, v.minLength(1, `${options.label} is required`));
  return field(
    'textarea',
    options,
    { published, draft: base },
    {
      defaultValue: null,
      direction: 'text',
      column: null,
      plainText: ownText,
      searchText: ownText,
      example: () => 'A few more words',
    },
    { max, rows, cell: textCell(`Text, at most ${max} characters`) },
  );
}

export interface VisitorTextareaField extends VisitorField<'textarea'> {
  readonly max: number;
}

interface VisitorTextareaOptions {
  required?: boolean;
  max: number;
  long: FormMessageKey;
}

export function visitorTextarea({ required = true, max, long }: VisitorTextareaOptions): VisitorTextareaField {
  const rule = v.pipe(requiredText('message.required'), v.maxLength(max, messageKey(long)));
  return visitorField('textarea', { required, rule, answer: 'prose' }, { max });
}
