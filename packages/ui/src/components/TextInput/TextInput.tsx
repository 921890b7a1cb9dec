import type { ComponentPropsWithRef } from 'react';
import * as styles from './TextInput.css.ts';

type Native = Omit<ComponentPropsWithRef<'input'>, 'className' | 'style' | 'width' | 'aria-invalid'>;

export type TextInputProps = Native & {
  invalid?: boolean;
  width?: 'full' | 'short';
};

export function TextInput({ invalid, width = 'full', type = 'text', ...native }: TextInputProps) {
  const plain = type === 'number' ? styles.plainNumber : type === 'date' ? styles.plainDate : '';
  const className = `${styles.width[width]} ${plain}`.trim();
  return <input {...native} type={type} aria-invalid={invalid || undefined} className={className} />;
}
