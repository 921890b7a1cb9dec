import type { ReactNode } from 'react';
import type { Breakpoint } from '../../tokens/index.ts';
import * as styles from './ShowAt.css.ts';

export type ShowAtProps = {
  from?: Breakpoint;
  until?: Breakpoint;
  as?: 'div' | 'span';
  children: ReactNode;
};

/** For furniture that has another form elsewhere; content is never taken away. */
export function ShowAt({ from, until, as: Tag = 'div', children }: ShowAtProps) {
  const classNames = [styles.show];
  if (from) classNames.push(styles.from[from]);
  if (until) classNames.push(styles.until[until]);
  return <Tag className={classNames.join(' ')}>{children}</Tag>;
}
