import type { ComponentPropsWithRef } from 'react';
import { stackCell, stackLabel } from './stack.css.ts';
import * as styles from './Table.css.ts';

export type CellProps = Omit<ComponentPropsWithRef<'td'>, 'className' | 'style' | 'scope'> & {
  head?: boolean;
  numeric?: boolean;
  sticky?: boolean;
  nowrap?: boolean;
  shrink?: boolean;
  /** Shown beside the value where a `stack` table lays its rows out as blocks. */
  label?: string;
};

export function Cell({ head, numeric, sticky, nowrap, shrink, label, children, ...native }: CellProps) {
  const classNames = [
    styles.cell,
    stackCell,
    head ? styles.rowHead : '',
    numeric ? styles.numeric : '',
    sticky ? styles.sticky : '',
    nowrap ? styles.nowrap : '',
    shrink ? styles.shrink : '',
  ];
  const Tag = head ? 'th' : 'td';
  return (
    <Tag scope={head ? 'row' : undefined} {...native} className={classNames.filter(Boolean).join(' ')}>
      {label ? (
        <span className={stackLabel} aria-hidden="true">
          {label}
        </span>
      ) : null}
      {children}
    </Tag>
  );
}
