import type { KeyValue, Section } from '@fundfront/content-model';
import type { ContentFormState } from '@fundfront/forms';
import { Field } from '@fundfront/ui/components/Field';
import { TextInput } from '@fundfront/ui/components/TextInput';

interface SectionValuesProps {
  values: NonNullable<Section['uses']['values']>;
  form: ContentFormState;
  disabled: boolean;
}

function isKeyValue(row: unknown): row is KeyValue {
  return typeof row === 'object' && row !== null && 'key' in row && 'value' in row && typeof row.key === 'string';
}

/** The post keeps them as key and value among its others; `section` itself is one. */
export function SectionValues({ values, form, disabled }: SectionValuesProps) {
  const held = form.watch('seo');
  const pairs = Array.isArray(held) ? held.filter(isKeyValue) : [];
  function set(key: string, value: string) {
    const others = pairs.filter((pair) => pair.key !== key);
    const next = value.trim() === '' ? others : [...others, { key, value: value.trim() }];
    form.setValue('seo', next.length > 0 ? next : null, { shouldDirty: true, shouldValidate: true });
  }
  return values.map(({ key, label }) => (
    <Field key={key} label={label} optionalLabel="(optional)" dir="ltr">
      {(control) => (
        <TextInput
          {...control}
          key={pairs.find((pair) => pair.key === key)?.value}
          defaultValue={pairs.find((pair) => pair.key === key)?.value ?? ''}
          disabled={disabled}
          onBlur={(event) => set(key, event.currentTarget.value)}
        />
      )}
    </Field>
  ));
}
