import * as v from 'valibot';
import { emailAddress } from '../../emailAddress.ts';
import type { FormMessageKey } from '../../forms/messages/index.ts';
import { limits } from '../../limits.ts';
import { textCell } from '../cell.ts';
import { type FieldOf, type FieldOptions, field, noText, ownText } from '../field.ts';
import { messageKey, requiredText, type VisitorField, visitorField } from '../visitorField.ts';

export type EmailField = FieldOf<'email', string, 'text'>;

export function email(options: FieldOptions): EmailField {
  const max = limits.personEmail;
  const published = v.pipe(
    v.string(`${options.label} is required`),
    v.trim(),
    v.maxLength(max, `${options.label} can be at most ${max} characters`),
    emailAddress(`${options.label} must look like name@example.com`),
  );
  return field(
    'email',
    options,
    { published },
    {
      defaultValue: null,
      direction: 'ltr',
      column: 'text',
      plainText: ownText,
      searchText: noText,
      example: () => 'someone@example.test',
    },
    { cell: textCell('An e-mail address') },
  );
}

export type VisitorEmailField = VisitorField<'email'>;

interface VisitorEmailOptions {
  length?: { min: number; max: number; message: FormMessageKey };
}

export function visitorEmail({ length }: VisitorEmailOptions = {}): VisitorEmailField {
  const { min, max, message } = length ?? { min: 1, max: limits.personEmail, message: 'email.long' as const };
  const rule = v.pipe(
    requiredText('email.required'),
    emailAddress(messageKey('email.invalid')),
    v.minLength(min, messageKey(message)),
    v.maxLength(max, messageKey(message)),
  );
  return visitorField('email', { required: true, rule, answer: 'text' }, {});
}
