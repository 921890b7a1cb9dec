import type { ComponentPropsWithRef } from 'react';
import { ChevronDown } from '../../icons/index.ts';
import * as styles from './Select.css.ts';

type Native = Omit<ComponentPropsWithRef<'select'>, 'className' | 'style' | 'multiple' | 'size' | 'aria-invalid'>;

export type SelectProps = Native & { invalid?: boolean; width?: 'full' | 'short' | 'fit' };

export function Select({ invalid, width = 'full', children, ...native }: SelectProps) {
  return (
    <span className={styles.wrap[width]}>
      <select {...native} aria-invalid={invalid || undefined} className={styles.select}>
        {children}
      </select>
      <span className={styles.chevron}>
        <ChevronDown size="s" />
      </span>
    </span>
  );
}
