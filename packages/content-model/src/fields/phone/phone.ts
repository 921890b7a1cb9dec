import * as v from 'valibot';
import { maskPhone } from '../../forms/masks.ts';
import { messageKey, requiredText, type VisitorField, visitorField } from '../visitorField.ts';

export type VisitorPhoneField = VisitorField<'phone'>;

/** Eleven digits as `0000-0000000`; `+92…` and `0092…` become `0…` first. */
export function visitorPhone({ required = true }: { required?: boolean } = {}): VisitorPhoneField {
  const rule = v.pipe(
    requiredText('phone.required'),
    v.transform(maskPhone),
    v.regex(/^\d{4}-\d{7}$/, messageKey('phone.invalid')),
  );
  return visitorField('phone', { required, rule, answer: 'telephone', privacy: 'masked' }, {});
}
