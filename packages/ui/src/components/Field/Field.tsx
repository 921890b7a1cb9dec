import { type ReactNode, useId } from 'react';
import * as styles from './Field.css.ts';
import { FieldMessages } from './FieldMessages.tsx';
import { describedBy, descriptionId, type FieldControl } from './ids.ts';

export type FieldProps = {
  label: string;
  /** What a good answer looks like, in words; stays while the person types. */
  help?: ReactNode;
  /** What to do, not what went wrong. Its presence makes the field invalid. */
  error?: ReactNode;
  /** Already in words of the page's language, for example "13 of 200". */
  counter?: string;
  /** Beside the label at its end: what lags behind, with its link. */
  note?: ReactNode;
  required?: boolean;
  optionalLabel?: string;
  /** The id of the input; error summaries link to it. Made up where absent. */
  id?: string;
  /** Direction and language of the answer, where it differs from the page's. */
  dir?: 'ltr' | 'rtl' | 'auto';
  lang?: string;
  /** One input. The function form receives the id, the description and the state to spread on it. */
  children: ReactNode | ((control: FieldControl) => ReactNode);
};

/** Label, help, error, input, in that order, tied together for assistive technology. */
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
