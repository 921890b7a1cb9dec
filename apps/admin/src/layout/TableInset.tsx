import type { ReactNode } from 'react';
import * as styles from './TableInset.css.ts';

/** On phones the rows of a `stack` table become blocks and need a margin. */
export function TableInset({ children }: { children: ReactNode }) {
  return <div className={styles.inset}>{children}</div>;
}
