import { latinDigits, maskPhone, type VisitorPhoneField } from '@fundfront/content-model/forms/index';
import { VisitorLine } from '../VisitorLine.tsx';
import type { VisitorInputProps } from '../visitorProps.ts';

const native = { type: 'tel', inputMode: 'tel', autoComplete: 'tel', width: 'short' } as const;

/** While it is typed a country code may be unfinished; the whole one becomes 0. */
const startOfCountryCode = /^(\+9?|00|009)$/;

export function typePhone(typed: string): string {
  const latin = latinDigits(typed.trim());
  return startOfCountryCode.test(latin) ? latin : maskPhone(typed);
}

export function VisitorPhoneInput(props: VisitorInputProps<VisitorPhoneField>) {
  return <VisitorLine {...props} native={native} dir="ltr" mask={typePhone} />;
}
