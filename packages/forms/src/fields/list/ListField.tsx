import { type AnyField, directionOf, type EntryData } from '@fundfront/content-model';
import { htmlToLine } from '@fundfront/content-model/htmlToText';
import { FieldGroup } from '@fundfront/ui/components/FieldGroup';
import { SortableBlocks } from '@fundfront/ui/components/SortableBlocks';
import { toast } from '@fundfront/ui/components/Toaster';
import type { ComponentType } from 'react';
import { errorAt } from '../FieldWrapper.tsx';
import type { AnyInputProps, InputProps } from '../props.ts';
import { useRows } from '../useRows.ts';

interface ListFieldProps extends InputProps<'list'> {
  RowInput: ComponentType<AnyInputProps>;
}

const undoMs = 10_000;
const summaryLength = 120;

/** Its title; where that is empty, the first words of anything else that is written in it. */
function summaryOf(row: EntryData, fields: Readonly<Record<string, AnyField>>, title: string): string {
  const keys = [title, ...Object.keys(fields).filter((key) => fields[key]?.direction === 'text')];
  const texts = keys.map((key) => htmlToLine(fields[key]?.plainText(row[key]) ?? '').trim());
  return (texts.find((text) => text !== '') ?? '').slice(0, summaryLength);
}

const rowAt = (value: unknown, index: number): EntryData => ({ ...(Array.isArray(value) ? value[index] : {}) });

export function ListField({ field, name, form, locale, disabled, RowInput }: ListFieldProps) {
  const rows = useRows(form, name);
  const value = form.watch(name);
  const inner = Object.entries<AnyField>(field.of);
  const fields = Object.fromEntries(inner);
  const blank = Object.fromEntries(inner.map(([key, each]) => [key, each.defaultValue]));
  const blocks = rows.ids.map((id, index) => ({
    id,
    title: summaryOf(rowAt(value, index), fields, field.itemTitle),
    invalid: form.getFieldState(`${name}.${index}`, form.formState).invalid,
  }));

  function remove(index: number) {
    const restore = rows.remove(index);
    const title = blocks[index]?.title;
    toast(`Removed ${title ? `“${title}”` : `the ${field.itemLabel}`}`, {
      duration: undoMs,
      action: { label: 'Undo', onClick: restore },
    });
  }

  return (
    <FieldGroup
      legend={field.label}
      help={field.help}
      error={errorAt(form, name)}
      optionalLabel={field.required ? undefined : '(optional)'}
    >
      <SortableBlocks
        label={field.label}
        kind={field.itemLabel}
        lang={locale}
        dir={fields[field.itemTitle]?.direction === 'ltr' ? 'ltr' : directionOf(locale)}
        blocks={blocks}
        body={(_id, index) =>
          inner.map(([key, each]) => (
            <RowInput
              key={key}
              field={each}
              name={`${name}.${index}.${key}`}
              form={form}
              locale={locale}
              disabled={disabled}
            />
          ))
        }
        disabled={disabled}
        full={rows.ids.length >= field.max}
        onMove={rows.move}
        onInsert={(index) => rows.insert(index, blank)}
        onDuplicate={rows.duplicate}
        onRemove={remove}
      />
    </FieldGroup>
  );
}
