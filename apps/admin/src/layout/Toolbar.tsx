import type { ReactNode } from 'react';
import * as styles from './Toolbar.css.ts';

export function Toolbar({ children, end }: { children: ReactNode; end?: ReactNode }) {
  return (
    <div className={styles.bar}>
      {children}
      {end ? <div className={styles.end}>{end}</div> : null}
    </div>
  );
}
