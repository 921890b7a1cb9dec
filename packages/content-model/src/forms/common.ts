import { visitorText } from '../fields/text/text.ts';
import { limits } from '../limits.ts';
import { type Locale, ltr } from '../locales.ts';
import type { FieldText } from './texts.ts';

export const city = (required: boolean) =>
  visitorText({
    required,
    missing: 'city.required',
    max: { length: limits.cityLength, message: 'city.long' },
    accept: 'letters',
    autoComplete: 'address-level2',
  });

type CommonField = 'name' | 'email' | 'phone' | 'cnic' | 'message' | 'city';

export const commonFields: Record<Locale, Record<CommonField, FieldText<unknown>>> = {
  en: {
    name: { label: 'Name' },
    email: { label: 'Email' },
    phone: { label: 'Phone number', help: '11 digits, for example 0000-0000000' },
    cnic: { label: 'CNIC', help: `${limits.cnicDigits} digits, without dashes` },
    message: { label: 'Message' },
    city: { label: 'City' },
  },
  ur: {
    name: { label: 'نام' },
    email: { label: 'ای میل' },
    phone: { label: 'فون نمبر', help: `11 ہندسے، مثلاً ${ltr('0000-0000000')}` },
    cnic: { label: 'شناختی کارڈ نمبر', help: `${limits.cnicDigits} ہندسے، بغیر ڈیش کے` },
    message: { label: 'پیغام' },
    city: { label: 'شہر' },
  },
};
