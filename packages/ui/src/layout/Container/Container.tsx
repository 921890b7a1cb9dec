import type { ReactNode } from 'react';
import type { BoxElement, BoxProps } from '../box.ts';
import * as styles from './Container.css.ts';

export type ContainerProps = BoxProps & {
  /** 1200 px for pages, 1440 px wide, 576 px for forms, 66 characters for prose; gutters come on top. */
  size?: keyof typeof styles.size;
  as?: BoxElement;
  children: ReactNode;
};

/** One per band; containers are never nested. */
export function Container({ size = 'page', as: Tag = 'div', children, ...rest }: ContainerProps) {
  return (
    <Tag {...rest} className={`${styles.container} ${styles.size[size]}`}>
      {children}
    </Tag>
  );
}
