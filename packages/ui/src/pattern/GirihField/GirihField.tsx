import * as styles from './GirihField.css.ts';

export type GirihFieldProps = {
  use: keyof typeof styles.use;
};

/** Needs a positioned parent with `overflow: hidden` (`Section pattern`). One per band, never behind running text. */
export function GirihField({ use }: GirihFieldProps) {
  return <span className={`${styles.field} ${styles.use[use]}`} aria-hidden="true" />;
}
