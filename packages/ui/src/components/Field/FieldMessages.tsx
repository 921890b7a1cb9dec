import type { ReactNode } from 'react';
import { Warning } from '../../icons/index.ts';
import * as styles from './Field.css.ts';
import { descriptionId } from './ids.ts';

type FieldMessagesProps = { id: string; help?: ReactNode; error?: ReactNode };

/** Both before the input: they are heard and seen before the answer is given. */
export function FieldMessages({ id, help, error }: FieldMessagesProps) {
  return (
    <>
      {help ? (
        <p id={descriptionId(id, 'help')} className={styles.help}>
          {help}
        </p>
      ) : null}
      {error ? (
        <p id={descriptionId(id, 'error')} className={styles.error}>
          <span className={styles.errorIcon}>
            <Warning size="s" />
          </span>
          <span>{error}</span>
        </p>
      ) : null}
    </>
  );
}
