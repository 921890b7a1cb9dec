import type { ReactNode } from 'react';
import * as styles from './TableInset.css.ts';

/** Around a `stack` table that fills the pane or a panel: on phones its rows become blocks and need a margin. */
export function TableInset({ children }: { children: ReactNode }) {
  return <div className={styles.inset}>{children}</div>;
}
