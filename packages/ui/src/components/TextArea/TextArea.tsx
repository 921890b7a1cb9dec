import type { ComponentPropsWithRef } from 'react';
import * as styles from './TextArea.css.ts';

type Native = Omit<ComponentPropsWithRef<'textarea'>, 'className' | 'style' | 'aria-invalid'>;

export type TextAreaProps = Native & { invalid?: boolean };

export function TextArea({ invalid, rows = 3, ...native }: TextAreaProps) {
  return <textarea {...native} rows={rows} aria-invalid={invalid || undefined} className={styles.textArea} />;
}
