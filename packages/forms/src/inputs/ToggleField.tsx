import { Checkbox } from '@fundfront/ui/components/Checkbox';
import { errorAt } from './FieldWrapper.tsx';
import type { InputProps } from './props.ts';

export function ToggleField({ field, name, form, disabled }: InputProps<'toggle'>) {
  return (
    <Checkbox
      label={field.label}
      help={field.help}
      invalid={Boolean(errorAt(form, name))}
      {...form.register(name, { disabled })}
    />
  );
}
