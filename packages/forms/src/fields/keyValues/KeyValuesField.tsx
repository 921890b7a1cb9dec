import { Button } from '@fundfront/ui/components/Button';
import { FieldGroup } from '@fundfront/ui/components/FieldGroup';
import { IconButton } from '@fundfront/ui/components/IconButton';
import { TextInput } from '@fundfront/ui/components/TextInput';
import { Plus, Trash } from '@fundfront/ui/icons';
import { errorAt } from '../FieldWrapper.tsx';
import type { InputProps } from '../props.ts';
import * as styles from '../rows.css.ts';
import { useRows } from '../useRows.ts';

export function KeyValuesField({ field, name, form, locale, disabled }: InputProps<'keyValues'>) {
  const rows = useRows(form, name);
  return (
    <FieldGroup legend={field.label} help={field.help} error={errorAt(form, name)} optionalLabel="(optional)">
      {rows.ids.map((id, index) => {
        const key = `${name}.${index}.key`;
        const value = `${name}.${index}.value`;
        return (
          <div key={id} className={styles.pair}>
            <TextInput
              aria-label={`${field.label}, row ${index + 1}: key`}
              dir="ltr"
              invalid={Boolean(errorAt(form, key))}
              {...form.register(key, { disabled })}
            />
            <TextInput
              aria-label={`${field.label}, row ${index + 1}: value`}
              dir="auto"
              lang={locale}
              invalid={Boolean(errorAt(form, value))}
              {...form.register(value, { disabled })}
            />
            <IconButton
              label={`Remove row ${index + 1}`}
              icon={<Trash />}
              disabled={disabled}
              onClick={() => rows.remove(index)}
            />
            {(errorAt(form, key) ?? errorAt(form, value)) ? (
              <p className={styles.message}>{errorAt(form, key) ?? errorAt(form, value)}</p>
            ) : null}
          </div>
        );
      })}
      <Button
        tone="quiet"
        size="s"
        icon={<Plus />}
        disabled={disabled || rows.ids.length >= field.max}
        onClick={() => rows.add({ key: '', value: '' })}
      >
        Add row
      </Button>
    </FieldGroup>
  );
}
