import { Checkbox } from '@fundfront/ui/components/Checkbox';
import { errorAt } from '../FieldWrapper.tsx';
import type { InputProps } from '../props.ts';

export function CheckboxField({ field, name, form, disabled }: InputProps<'checkbox'>) {
  return (
    <Checkbox
      label={field.label}
      help={field.help}
      invalid={Boolean(errorAt(form, name))}
      {...form.register(name, { disabled })}
    />
  );
}
