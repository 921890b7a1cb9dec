import type { ReactNode } from 'react';
import type { BoxElement, BoxProps } from '../box.ts';
import { hidden } from './VisuallyHidden.css.ts';

export type VisuallyHiddenProps = BoxProps & { as?: BoxElement; children: ReactNode };

export function VisuallyHidden({ as: Tag = 'span', children, ...rest }: VisuallyHiddenProps) {
  return (
    <Tag {...rest} className={hidden}>
      {children}
    </Tag>
  );
}
