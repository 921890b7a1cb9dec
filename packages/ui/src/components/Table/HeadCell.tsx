import type { ComponentPropsWithRef, ReactNode } from 'react';
import { ArrowDown, ArrowUp, UpDown } from '../../icons/index.ts';
import * as styles from './Table.css.ts';

type Sort = 'ascending' | 'descending' | 'none';

export type HeadCellProps = Omit<ComponentPropsWithRef<'th'>, 'className' | 'style' | 'children' | 'aria-sort'> & {
  children: ReactNode;
  numeric?: boolean;
  /** The first column only. */
  sticky?: boolean;
  shrink?: boolean;
  /** With `onSort` the column's name becomes a button. */
  sort?: Sort;
  onSort?: () => void;
};

const icons = { ascending: ArrowUp, descending: ArrowDown, none: UpDown };

export function HeadCell({ children, numeric, sticky, shrink, sort = 'none', onSort, ...native }: HeadCellProps) {
  const classNames = [
    styles.headCell,
    numeric ? styles.numeric : '',
    sticky ? styles.sticky : '',
    shrink ? styles.shrink : '',
  ];
  const Icon = icons[sort];
  return (
    <th scope="col" {...native} className={classNames.filter(Boolean).join(' ')} aria-sort={onSort ? sort : undefined}>
      {onSort ? (
        <button type="button" className={styles.sortButton} onClick={onSort}>
          {children}
          <span className={sort === 'none' ? styles.sortIdle : styles.sortIcon}>
            <Icon size="s" />
          </span>
        </button>
      ) : (
        children
      )}
    </th>
  );
}
