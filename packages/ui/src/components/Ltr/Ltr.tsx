import type { ReactNode } from 'react';
import * as styles from './Ltr.css.ts';

export type LtrProps = {
  as?: 'bdi' | 'span' | 'td' | 'dd' | 'time' | 'output';
  dateTime?: string;
  children: ReactNode;
};

/**
 * Isolates phones, CNICs, signed numbers, percentages, e-mails and Latin names, which right-to-left text would reorder. A
 * figure below zero, by its sign U+2212, has the colour of losses wherever it stands.
 */
export function Ltr({ as: Tag = 'bdi', children, ...rest }: LtrProps) {
  const isNegative = typeof children === 'string' && children.startsWith('\u2212');
  return (
    <Tag dir="ltr" className={isNegative ? styles.negative : undefined} {...rest}>
      {children}
    </Tag>
  );
}
