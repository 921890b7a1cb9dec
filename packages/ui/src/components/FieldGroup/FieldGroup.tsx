import { type ReactNode, useId } from 'react';
import * as fieldStyles from '../Field/Field.css.ts';
import { FieldMessages } from '../Field/FieldMessages.tsx';
import { describedBy } from '../Field/ids.ts';
import * as styles from './FieldGroup.css.ts';

export type FieldGroupProps = {
  legend: string;
  help?: ReactNode;
  error?: ReactNode;
  optionalLabel?: string;
  id?: string;
  children: ReactNode;
};

export function FieldGroup({ legend, help, error, optionalLabel, id: ownId, children }: FieldGroupProps) {
  const madeId = useId();
  const id = ownId ?? madeId;
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={fieldStyles.field}
      data-invalid={error ? '' : undefined}
      aria-describedby={describedBy(id, { help, error })}
    >
      <legend className={styles.legend}>
        {legend}
        {optionalLabel ? <span className={fieldStyles.optional}> {optionalLabel}</span> : null}
      </legend>
      <FieldMessages id={id} help={help} error={error} />
      <div className={styles.body}>{children}</div>
    </fieldset>
  );
}
