import type { ComponentPropsWithRef } from 'react';
import { stackCell, stackLabel, stackPlace } from './stack.css.ts';
import * as styles from './Table.css.ts';

export type CellProps = Omit<ComponentPropsWithRef<'td'>, 'className' | 'style' | 'scope'> & {
  head?: boolean;
  numeric?: boolean;
  sticky?: boolean;
  nowrap?: boolean;
  shrink?: boolean;
  /** Shown beside the value where a `stack` table lays its rows out as blocks. */
  label?: string;
  /**
   * Where such a block shows it: `line` with its label to itself; `title` at the top, `select` before and `end` at the end
   * of that; `inline` beside others; `none` where the block has no room for it. Without a value only `title` is shown.
   */
  stacked?: 'line' | 'title' | 'select' | 'end' | 'inline' | 'none';
};

export function Cell({
  head,
  numeric,
  sticky,
  nowrap,
  shrink,
  label,
  stacked = 'line',
  children,
  ...native
}: CellProps) {
  const classNames = [
    styles.cell,
    stackCell,
    stackPlace[stacked],
    head ? styles.rowHead : '',
    numeric ? styles.numeric : '',
    sticky ? styles.sticky : '',
    nowrap ? styles.nowrap : '',
    shrink ? styles.shrink : '',
  ];
  const Tag = head ? 'th' : 'td';
  const empty = children === null || children === undefined || children === '';
  return (
    <Tag
      scope={head ? 'row' : undefined}
      data-empty={empty ? '' : undefined}
      {...native}
      className={classNames.filter(Boolean).join(' ')}
    >
      {label && (stacked === 'line' || stacked === 'inline') ? (
        <span className={stackLabel} aria-hidden="true">
          {label}
        </span>
      ) : null}
      {children}
    </Tag>
  );
}
