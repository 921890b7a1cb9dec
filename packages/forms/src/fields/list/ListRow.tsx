import type { AnyField } from '@fundfront/content-model';
import { IconButton } from '@fundfront/ui/components/IconButton';
import { ArrowDown, ArrowUp, Trash } from '@fundfront/ui/icons';
import type { ComponentType } from 'react';
import type { AnyInputProps, InputProps } from '../props.ts';
import * as styles from '../rows.css.ts';

export interface ListFieldProps extends InputProps<'list'> {
  RowInput: ComponentType<AnyInputProps>;
}

interface ListRowProps extends ListFieldProps {
  position: { index: number; count: number };
  open: boolean;
  onToggle: () => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

export function ListRow({ field, name, form, locale, disabled, RowInput, position, open, ...act }: ListRowProps) {
  const { index, count } = position;
  const named = form.watch(`${name}.${field.itemTitle}`);
  const title = typeof named === 'string' && named !== '' ? named : `New ${field.itemLabel}`;
  const wrong = form.getFieldState(name, form.formState).invalid;
  const bodyId = `row-${name.replaceAll('.', '-')}-${locale}`;
  return (
    <div className={styles.item} data-invalid={wrong || undefined}>
      <div className={styles.itemHead}>
        <button
          type="button"
          className={styles.itemTitle}
          aria-expanded={open}
          aria-controls={bodyId}
          onClick={act.onToggle}
        >
          <bdi>{title}</bdi>
        </button>
        {wrong && !open ? <p className={styles.message}>Needs correcting</p> : null}
        <IconButton
          label={`Move ${title} up`}
          icon={<ArrowUp />}
          size="s"
          disabled={disabled || index === 0}
          onClick={() => act.onMove(-1)}
        />
        <IconButton
          label={`Move ${title} down`}
          icon={<ArrowDown />}
          size="s"
          disabled={disabled || index === count - 1}
          onClick={() => act.onMove(1)}
        />
        <IconButton label={`Remove ${title}`} icon={<Trash />} size="s" disabled={disabled} onClick={act.onRemove} />
      </div>
      <div id={bodyId} className={styles.itemBody} hidden={!open}>
        {open
          ? Object.entries<AnyField>(field.of).map(([key, inner]) => (
              <RowInput
                key={key}
                field={inner}
                name={`${name}.${key}`}
                form={form}
                locale={locale}
                disabled={disabled}
              />
            ))
          : null}
      </div>
    </div>
  );
}
