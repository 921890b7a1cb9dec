import * as styles from './GirihField.css.ts';

export type GirihFieldProps = {
  /** Which place it fills: scale, crop, fade and strength are settled for each. */
  use: keyof typeof styles.use;
};

/**
 * The pattern in one of its places, behind the words of a positioned parent with `overflow: hidden`
 * (`Section pattern`). One per band, never behind running text.
 */
export function GirihField({ use }: GirihFieldProps) {
  return <span className={`${styles.field} ${styles.use[use]}`} aria-hidden="true" />;
}
