import type { AnyField } from '@fundfront/content-model';
import { Button } from '@fundfront/ui/components/Button';
import { FieldGroup } from '@fundfront/ui/components/FieldGroup';
import { Plus } from '@fundfront/ui/icons';
import { useState } from 'react';
import { errorAt } from '../FieldWrapper.tsx';
import { useRows } from '../useRows.ts';
import { type ListFieldProps, ListRow } from './ListRow.tsx';

export function ListField({ field, name, form, locale, disabled, RowInput }: ListFieldProps) {
  const rows = useRows(form, name);
  const [open, setOpen] = useState<string | null>(null);
  const blank = Object.fromEntries(Object.entries<AnyField>(field.of).map(([key, inner]) => [key, inner.defaultValue]));
  return (
    <FieldGroup
      legend={field.label}
      help={field.help}
      error={errorAt(form, name)}
      optionalLabel={field.required ? undefined : '(optional)'}
    >
      {rows.ids.map((id, index) => (
        <ListRow
          key={id}
          field={field}
          RowInput={RowInput}
          name={`${name}.${index}`}
          position={{ index, count: rows.ids.length }}
          form={form}
          locale={locale}
          disabled={disabled}
          open={open === id}
          onToggle={() => setOpen(open === id ? null : id)}
          onMove={(by) => rows.move(index, by)}
          onRemove={() => rows.remove(index)}
        />
      ))}
      <Button
        tone="quiet"
        size="s"
        icon={<Plus />}
        disabled={disabled || rows.ids.length >= field.max}
        onClick={() => rows.add(blank)}
      >
        {`Add ${field.itemLabel}`}
      </Button>
    </FieldGroup>
  );
}
