import type { ComponentPropsWithRef, ReactNode, Ref } from 'react';
import { hidden } from '../../layout/VisuallyHidden/VisuallyHidden.css.ts';
import * as styles from './Checkbox.css.ts';

type Native = Omit<ComponentPropsWithRef<'input'>, 'className' | 'style' | 'type' | 'size' | 'aria-invalid'>;

export type CheckboxProps = Native & {
  label: ReactNode;
  hideLabel?: boolean;
  help?: ReactNode;
  invalid?: boolean;
  indeterminate?: boolean;
};

function setRef(ref: Ref<HTMLInputElement> | undefined, element: HTMLInputElement | null) {
  if (typeof ref === 'function') return ref(element);
  if (ref) ref.current = element;
}

export function Checkbox({ label, hideLabel, help, invalid, indeterminate, ref, ...native }: CheckboxProps) {
  // `indeterminate` is a property without an attribute, so it is set through the ref, and only where it is asked for.
  const own =
    indeterminate === undefined
      ? ref
      : (element: HTMLInputElement | null) => {
          if (element) element.indeterminate = indeterminate;
          return setRef(ref, element);
        };
  return (
    <label className={hideLabel ? `${styles.root} ${styles.bare}` : styles.root}>
      <input {...native} ref={own} type="checkbox" aria-invalid={invalid || undefined} className={styles.box} />
      <span className={hideLabel ? hidden : styles.text}>
        <span>{label}</span>
        {help ? <span className={styles.help}>{help}</span> : null}
      </span>
    </label>
  );
}
