import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as styles from './Switch.css.ts';

type Native = Omit<ComponentPropsWithRef<'input'>, 'className' | 'style' | 'type' | 'role' | 'size'>;

export type SwitchProps = Native & {
  label: ReactNode;
  labelSide?: 'start' | 'end';
};

// The native checkbox already reports whether it is on; aria-checked would only repeat it, and lag.
const asSwitch = { role: 'switch' } as const;

export function Switch({ label, labelSide = 'end', ...native }: SwitchProps) {
  return (
    <label className={styles.side[labelSide]}>
      <input {...native} {...asSwitch} type="checkbox" className={styles.track} />
      <span>{label}</span>
    </label>
  );
}
