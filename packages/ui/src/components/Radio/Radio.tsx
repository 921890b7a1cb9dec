import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as checkbox from '../Checkbox/Checkbox.css.ts';
import * as styles from './Radio.css.ts';

type Native = Omit<ComponentPropsWithRef<'input'>, 'className' | 'style' | 'type' | 'size' | 'aria-invalid'>;

export type RadioProps = Native & {
  label: ReactNode;
  help?: ReactNode;
  invalid?: boolean;
};

export function Radio({ label, help, invalid, ...native }: RadioProps) {
  return (
    <label className={checkbox.root}>
      <input {...native} type="radio" aria-invalid={invalid || undefined} className={styles.dot} />
      <span className={checkbox.text}>
        <span>{label}</span>
        {help ? <span className={checkbox.help}>{help}</span> : null}
      </span>
    </label>
  );
}
