import type { ReactNode } from 'react';
import * as styles from './EmptyState.css.ts';

export type EmptyStateProps = {
  title: string;
  children: ReactNode;
  action?: ReactNode;
  level?: 2 | 3 | 4;
};

export function EmptyState({ title, children, action, level = 2 }: EmptyStateProps) {
  const Title = `h${level}` as const;
  return (
    <div className={styles.root}>
      <span className={styles.mark} aria-hidden="true">
        <span className={styles.diamond} />
        <span className={styles.diamond} />
        <span className={styles.diamond} />
      </span>
      <Title className={styles.title}>{title}</Title>
      <div className={styles.body}>{children}</div>
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}
