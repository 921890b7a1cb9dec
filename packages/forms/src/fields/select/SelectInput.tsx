import { Select } from '@fundfront/ui/components/Select';
import { useController } from 'react-hook-form';
import { FieldWrapper } from '../FieldWrapper.tsx';
import type { AnyInputProps } from '../props.ts';

interface SelectInputProps extends AnyInputProps {
  choices: readonly { value: string; label: string }[] | null;
}

/** Controlled: an uncontrolled list forgets a value whose option comes later than the value. */
export function SelectInput({ field, name, form, locale, disabled, choices }: SelectInputProps) {
  const { field: bound } = useController({ control: form.control, name });
  const value = typeof bound.value === 'string' ? bound.value : '';
  const known = value === '' || (choices?.some((choice) => choice.value === value) ?? false);
  const waiting = choices === null;
  return (
    <FieldWrapper field={field} name={name} form={form} locale={locale} direction="ltr">
      {(control) => (
        <Select
          {...control}
          ref={bound.ref}
          name={name}
          value={value}
          disabled={disabled}
          onBlur={bound.onBlur}
          onChange={(event) => bound.onChange(event.currentTarget.value || null)}
        >
          <option value="">{waiting ? 'Loading…' : field.required ? 'Choose' : 'None'}</option>
          {known ? null : <option value={value}>{waiting ? 'Loading…' : 'No longer in the list'}</option>}
          {choices?.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </Select>
      )}
    </FieldWrapper>
  );
}
