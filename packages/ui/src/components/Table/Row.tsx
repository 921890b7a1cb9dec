import type { ComponentPropsWithRef } from 'react';
import { stackRow } from './stack.css.ts';
import * as styles from './Table.css.ts';

export type RowProps = Omit<ComponentPropsWithRef<'tr'>, 'className' | 'style'> & {
  selected?: boolean;
  current?: boolean;
};

export function Row({ selected, current, ...native }: RowProps) {
  const classNames = [styles.row, stackRow, selected ? styles.selected : '', current ? styles.current : ''];
  return <tr {...native} aria-current={current || undefined} className={classNames.filter(Boolean).join(' ')} />;
}
