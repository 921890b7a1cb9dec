import type { ComponentPropsWithRef } from 'react';
import * as styles from './TextInput.css.ts';

type Native = Omit<ComponentPropsWithRef<'input'>, 'className' | 'style' | 'width' | 'aria-invalid'>;

export type TextInputProps = Native & {
  invalid?: boolean;
  width?: 'full' | 'short';
};

export function TextInput({ invalid, width = 'full', type = 'text', ...native }: TextInputProps) {
  const className = type === 'number' ? `${styles.width[width]} ${styles.plainNumber}` : styles.width[width];
  return <input {...native} type={type} aria-invalid={invalid || undefined} className={className} />;
}
