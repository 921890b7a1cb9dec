import type { ComponentPropsWithRef } from 'react';
import * as styles from './TextInput.css.ts';

type Native = Omit<ComponentPropsWithRef<'input'>, 'className' | 'style' | 'width' | 'aria-invalid'>;

export type TextInputProps = Native & {
  invalid?: boolean;
  /** `short` for answers of known length: a phone, a CNIC, an amount. */
  width?: 'full' | 'short';
};

/** One line of text: a plain native input that forwards its ref. `dir` and `lang` say how the answer runs. */
export function TextInput({ invalid, width = 'full', type = 'text', ...native }: TextInputProps) {
  const className = type === 'number' ? `${styles.width[width]} ${styles.plainNumber}` : styles.width[width];
  return <input {...native} type={type} aria-invalid={invalid || undefined} className={className} />;
}
