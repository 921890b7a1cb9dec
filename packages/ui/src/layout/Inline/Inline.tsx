import type { ReactNode } from 'react';
import type { Space } from '../../tokens/index.ts';
import { type BoxElement, type BoxProps, listRole } from '../box.ts';
import * as styles from './Inline.css.ts';

export type InlineProps = BoxProps & {
  space?: Space;
  align?: keyof typeof styles.align;
  justify?: keyof typeof styles.justify;
  /** Wraps onto further lines by default: nothing may be cut off at 400 % zoom. */
  wrap?: boolean;
  as?: BoxElement;
  children: ReactNode;
};

export function Inline({
  space = 's',
  align = 'center',
  justify = 'start',
  wrap = true,
  as: Tag = 'div',
  children,
  ...rest
}: InlineProps) {
  const classNames = [styles.inline, styles.space[space], styles.align[align], styles.justify[justify]];
  return (
    <Tag {...listRole(Tag)} {...rest} className={[...classNames, styles.wrap[wrap ? 'yes' : 'no']].join(' ')}>
      {children}
    </Tag>
  );
}
