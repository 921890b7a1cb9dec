import type { ReactNode } from 'react';
import * as styles from './Panel.css.ts';

export interface PanelProps {
  title: string;
  /** At the end of the head: a link or a small button. */
  action?: ReactNode;
  /** `none` where a table fills it up to its edges. */
  inset?: 'normal' | 'none';
  children: ReactNode;
}

/** A titled part of a screen, ruled off by one line. */
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
