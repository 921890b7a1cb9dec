import type { Locale } from '../locales.ts';
import { keysOf, objectOf } from '../objects.ts';
import { type DeclaredVisitorField, type FormName, type Forms, forms } from './registry.ts';

type Sample = Record<Locale, string>;

const alike = (text: string): Sample => ({ en: text, ur: text });

const byAutoComplete: Readonly<Record<string, Sample>> = {
  name: { en: 'Sample Visitor', ur: 'نمونہ ملاقاتی' },
  'address-level2': { en: 'Karachi', ur: 'کراچی' },
  organization: { en: 'Sample Traders', ur: 'سیمپل ٹریڈرز' },
};

function sampleOf(field: DeclaredVisitorField | undefined): Sample {
  switch (field?.kind) {
    case 'text':
      return byAutoComplete[field.autoComplete] ?? alike('S-100');
    case 'email':
      return alike('visitor@sample.example');
    case 'phone':
      // The ways that people write the same number.
      return field.required
        ? { en: '03001234567', ur: '۰۳۰۰۱۲۳۴۵۶۷' }
        : { en: '+92 300 1234567', ur: '00923001234567' };
    case 'cnic':
      return { en: '42101-1234567-1', ur: '۴۲۱۰۱۱۲۳۴۵۶۷۱' };
    case 'textarea':
      return { en: 'I would like to know more.', ur: 'میں مزید جاننا چاہتا ہوں۔' };
    case 'select':
    case 'checkboxGroup':
      return alike(field.options[0] ?? '');
    case 'upload':
    case 'hidden':
    case undefined:
      return alike('');
  }
}

/** No answer for fields that take a file, or are not asked for. */
export function sampleAnswers<Name extends FormName>(form: Name, locale: Locale) {
  const fields: Forms[Name]['fields'] = forms[form].fields;
  const byName: Readonly<Record<string, DeclaredVisitorField | undefined>> = fields;
  return objectOf<Record<keyof Forms[Name]['fields'] & string, string>>(
    keysOf(fields),
    (name) => sampleOf(byName[name])[locale],
  );
}
