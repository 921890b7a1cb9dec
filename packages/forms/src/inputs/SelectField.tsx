import { Select } from '@fundfront/ui/components/Select';
import { InputFrame } from './InputFrame.tsx';
import type { InputProps } from './props.ts';
import { textValue } from './textValue.ts';

export function SelectField({ field, name, form, locale, disabled }: InputProps<'select'>) {
  return (
    <InputFrame field={field} name={name} form={form} locale={locale} direction="ltr">
      {(control) => (
        <Select {...control} {...form.register(name, { ...textValue, disabled })}>
          <option value="">{field.required ? 'Choose' : 'None'}</option>
          {field.choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </Select>
      )}
    </InputFrame>
  );
}
