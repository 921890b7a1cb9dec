import type { ReactNode } from 'react';
import type { BoxProps } from '../../layout/box.ts';
import * as styles from './Heading.css.ts';

type Level = 1 | 2 | 3 | 4 | 5 | 6;
type Size = keyof typeof styles.size;

export type HeadingProps = BoxProps & {
  /** One level 1 on a page, no step left out. */
  level: Level;
  size?: Size;
  narrow?: boolean;
  children: ReactNode;
};

const defaultSize: Record<Level, Size> = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'lead', 5: 'body', 6: 'ui' };

/** Not for large words that name nothing (Text). */
export function Heading({ level, size = defaultSize[level], narrow = false, children, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const;
  const className = `${styles.heading} ${styles.size[size]}${narrow ? ` ${styles.narrow}` : ''}`;
  return (
    <Tag {...rest} className={className}>
      {children}
    </Tag>
  );
}
