import type { ReactNode } from 'react';
import * as styles from './RailFirst.css.ts';

interface RailFirstProps {
  /** What is told at a glance. */
  rail: ReactNode;
  /** The text. */
  children: ReactNode;
}

/** A text with its facts at the end of the line; in one column they come first. `Split` puts its second part last. */
export function RailFirst({ rail, children }: RailFirstProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.rail}>{rail}</div>
      <div className={styles.text}>{children}</div>
    </div>
  );
}
