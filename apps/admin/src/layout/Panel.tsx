import type { ReactNode } from 'react';
import * as styles from './Panel.css.ts';

export interface PanelProps {
  title: string;
  action?: ReactNode;
  inset?: 'normal' | 'none';
  children: ReactNode;
}

export function Panel({ title, action, inset = 'normal', children }: PanelProps) {
  return (
    <section className={styles.panel} aria-label={title}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {action}
      </div>
      <div className={styles.body[inset]}>{children}</div>
    </section>
  );
}
