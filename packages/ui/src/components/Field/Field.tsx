import { type ReactNode, useId } from 'react';
import * as styles from './Field.css.ts';
import { FieldMessages } from './FieldMessages.tsx';
import { describedBy, descriptionId, type FieldControl } from './ids.ts';

export type FieldProps = {
  label: string;
  help?: ReactNode;
  /** What to do, not what went wrong. Its presence makes the field invalid. */
  error?: ReactNode;
  counter?: string;
  note?: ReactNode;
  required?: boolean;
  optionalLabel?: string;
  id?: string;
  dir?: 'ltr' | 'rtl' | 'auto';
  lang?: string;
  children: ReactNode | ((control: FieldControl) => ReactNode);
};

export function Field({
  label,
  help,
  error,
  counter,
  note,
  required,
  optionalLabel,
  id: ownId,
  dir,
  lang,
  children,
}: FieldProps) {
  const madeId = useId();
  const id = ownId ?? madeId;
  const description = describedBy(id, { help, error, counter });
  const control: FieldControl = {
    id,
    invalid: Boolean(error),
    ...(description ? { 'aria-describedby': description } : {}),
    ...(required ? { 'aria-required': true } : {}),
    ...(dir ? { dir } : {}),
    ...(lang ? { lang } : {}),
  };
  return (
    <div className={styles.field} data-invalid={error ? '' : undefined}>
      <div className={styles.head}>
        <label className={styles.label} htmlFor={id}>
          {label}
          {!required && optionalLabel ? <span className={styles.optional}> {optionalLabel}</span> : null}
        </label>
        {counter || note ? (
          <span className={styles.aside}>
            {note}
            {counter ? <span id={descriptionId(id, 'counter')}>{counter}</span> : null}
          </span>
        ) : null}
      </div>
      <FieldMessages id={id} help={help} error={error} />
      <div className={styles.slot}>{typeof children === 'function' ? children(control) : children}</div>
    </div>
  );
}
