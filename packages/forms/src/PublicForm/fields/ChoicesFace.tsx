import type { FormField } from '@fundfront/content-model/forms/index';
import { Checkbox } from '@fundfront/ui/components/Checkbox';
import { FieldGroup } from '@fundfront/ui/components/FieldGroup';
import { bind } from './bind.ts';
import * as styles from './ChoicesFace.css.ts';
import type { VisitorFieldProps } from './props.ts';

type Choices = Extract<FormField, { kind: 'choices' }>;

/** Any number of a closed list, at least one. */
export function ChoicesFace({ field, name, id, messages, form, error }: VisitorFieldProps<Choices>) {
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
