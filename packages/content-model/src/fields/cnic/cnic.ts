import * as v from 'valibot';
import { latinDigits } from '../../forms/masks.ts';
import { limits } from '../../limits.ts';
import { messageKey, requiredText, type VisitorField, visitorField } from '../visitorField.ts';

export type VisitorCnicField = VisitorField<'cnic'>;

/** Thirteen digits; hyphens and spaces between them are dropped, any other character is refused. */
export function visitorCnic({ required = true }: { required?: boolean } = {}): VisitorCnicField {
  const rule = v.pipe(
    requiredText('cnic.invalid'),
    v.transform((text) => latinDigits(text).replace(/[\s-]/g, '')),
    v.regex(new RegExp(`^\\d{${limits.cnicDigits}}$`), messageKey('cnic.invalid')),
  );
  return visitorField('cnic', { required, rule, answer: 'text', privacy: 'masked' }, {});
}
