import type { FieldKind } from '@fundfront/content-model';
import { TextInput } from '@fundfront/ui/components/TextInput';
import { FieldWrapper } from './FieldWrapper.tsx';
import type { FieldOfKind, InputProps } from './props.ts';
import { textValue } from './textValue.ts';

type PlainKind = Extract<FieldKind, 'slug' | 'link' | 'email' | 'decimal' | 'date'>;

/** Spelt out rather than `InputProps<PlainKind>`, so that the input serves each of the kinds alone. */
type PlainProps = Omit<InputProps<PlainKind>, 'field'> & { field: FieldOfKind<PlainKind> };

/** How the native input takes each kind; a `decimal` stays text, since a number input would round and localise it. */
const native = {
  slug: { type: 'text', inputMode: 'url', spellCheck: false, autoCapitalize: 'none' },
  link: { type: 'text', inputMode: 'url', spellCheck: false, autoCapitalize: 'none' },
  email: { type: 'email', inputMode: 'email', spellCheck: false, autoCapitalize: 'none' },
  decimal: { type: 'text', inputMode: 'decimal' },
  date: { type: 'date' },
} as const;

/** Kinds that are one line and run from left to right in both languages. */
export function PlainField({ field, name, form, locale, disabled }: PlainProps) {
  return (
    <FieldWrapper field={field} name={name} form={form} locale={locale} direction="ltr">
      {(control) => (
        <TextInput {...control} {...native[field.kind]} {...form.register(name, { ...textValue, disabled })} />
      )}
    </FieldWrapper>
  );
}
