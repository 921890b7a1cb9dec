import type { ReactNode } from 'react';
import type { Space } from '../../tokens/index.ts';
import { type BoxElement, type BoxProps, listRole } from '../box.ts';
import * as styles from './Stack.css.ts';

export type StackProps = BoxProps & {
  space?: Space;
  align?: keyof typeof styles.align;
  as?: BoxElement;
  children: ReactNode;
};

export function Stack({ space = 'm', align = 'stretch', as: Tag = 'div', children, ...rest }: StackProps) {
  return (
    <Tag {...listRole(Tag)} {...rest} className={`${styles.stack} ${styles.space[space]} ${styles.align[align]}`}>
      {children}
    </Tag>
  );
}
