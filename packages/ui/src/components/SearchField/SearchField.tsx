import type { ComponentPropsWithRef } from 'react';
import { Search } from '../../icons/index.ts';
import { Kbd } from '../Kbd/Kbd.tsx';
import * as styles from './SearchField.css.ts';

type Native = Omit<ComponentPropsWithRef<'input'>, 'className' | 'style' | 'type' | 'size' | 'width' | 'aria-label'>;

export type SearchFieldProps = Native & {
  label: string;
  shortcut?: string;
  /** `bar` is 256 px, for toolbars. */
  width?: 'full' | 'bar';
};

export function SearchField({ label, shortcut, width = 'full', placeholder = label, ...native }: SearchFieldProps) {
  return (
    <span className={styles.wrap[width]}>
      <input
        {...native}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        className={shortcut ? `${styles.input} ${styles.withShortcut}` : styles.input}
      />
      <span className={styles.icon}>
        <Search size="s" />
      </span>
      {shortcut ? (
        <span className={styles.shortcut} aria-hidden="true">
          <Kbd>{shortcut}</Kbd>
        </span>
      ) : null}
    </span>
  );
}
