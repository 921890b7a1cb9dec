import type { ReactNode } from 'react';
import type { Space } from '../../tokens/index.ts';
import { type BoxElement, type BoxProps, listRole } from '../box.ts';
import * as styles from './Grid.css.ts';

type Count = keyof typeof styles.base;

export type GridProps = BoxProps & {
  /** A number is the count from 1024 px up: one column on phones, at most two on tablets. */
  columns: Count | { base?: Count; tablet?: Count; desktop?: Count };
  space?: Space;
  as?: BoxElement;
  children: ReactNode;
};

const spread = (count: Count): { base: Count; tablet: Count; desktop: Count } => ({
  base: 1,
  tablet: count === 1 ? 1 : 2,
  desktop: count,
});

export function Grid({ columns, space = 'l', as: Tag = 'div', children, ...rest }: GridProps) {
  const counts: { base?: Count; tablet?: Count; desktop?: Count } =
    typeof columns === 'number' ? spread(columns) : columns;
  const classNames = [styles.grid, styles.space[space], styles.base[counts.base ?? 1]];
  if (counts.tablet) classNames.push(styles.tablet[counts.tablet]);
  if (counts.desktop) classNames.push(styles.desktop[counts.desktop]);
  return (
    <Tag {...listRole(Tag)} {...rest} className={classNames.join(' ')}>
      {children}
    </Tag>
  );
}
