import type { VisitorCheckboxGroupField } from '@fundfront/content-model/forms/index';
import { Checkbox } from '@fundfront/ui/components/Checkbox';
import { FieldGroup } from '@fundfront/ui/components/FieldGroup';
import { bind } from '../bind.ts';
import type { VisitorInputProps } from '../visitorProps.ts';
import * as styles from './VisitorCheckboxGroupInput.css.ts';

export function VisitorCheckboxGroupInput({
  field,
  name,
  id,
  messages,
  form,
  error,
}: VisitorInputProps<VisitorCheckboxGroupField>) {
  return (
    <FieldGroup id={id} legend={messages.label} help={messages.help} error={error}>
      <div className={styles.ticks}>
        {field.options.map((option) => (
          <Checkbox
            key={option}
            label={messages.options?.[option] ?? option}
            value={option}
            invalid={error !== undefined}
            {...bind(form, name, { invalid: error !== undefined })}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
