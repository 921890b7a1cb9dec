import { Select } from '@fundfront/ui/components/Select';
import { Controller } from 'react-hook-form';
import { useFormServices } from '../ContentForm/services.ts';
import { InputFrame } from './InputFrame.tsx';
import type { InputProps } from './props.ts';

/** Controlled: the options arrive after the value, and an uncontrolled list would lose it. */
export function ReferenceField({ field, name, form, locale, disabled }: InputProps<'reference'>) {
  const options = useFormServices().useOptions(field.to);
  return (
    <Controller
      control={form.control}
      name={name}
      disabled={disabled}
      render={({ field: bound }) => {
        const value = typeof bound.value === 'string' ? bound.value : '';
        const known = options?.some((option) => option.value === value) ?? false;
        return (
          <InputFrame field={field} name={name} form={form} locale={locale} direction="ltr">
            {(control) => (
              <Select
                {...control}
                {...bound}
                value={value}
                onChange={(event) => bound.onChange(event.currentTarget.value || null)}
              >
                <option value="">{options ? (field.required ? 'Choose' : 'None') : 'Loading…'}</option>
                {value && !known ? (
                  <option value={value}>{options ? 'No longer in the list' : 'Loading…'}</option>
                ) : null}
                {options?.map((option) => (
                  <option key={option.value} value={option.value}>
                    {option.label}
                  </option>
                ))}
              </Select>
            )}
          </InputFrame>
        );
      }}
    />
  );
}
