import type { CoverName } from '../geometry/fields.ts';
import * as styles from './GirihField.css.ts';

export type GirihFieldProps = {
  use: keyof typeof styles.use;
  /** In place of the one that all of that use share. The address of a page chooses the part of the drawing that it shows. */
  drawing?: { cover: CoverName; page: string };
};

const partOf = (page: string) => {
  const sum = [...page].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 9973, 7);
  return styles.parts[sum % styles.parts.length] ?? '';
};

/** Needs a positioned parent with `overflow: hidden` (`Section pattern`). One per band, never behind running text. */
export function GirihField({ use, drawing }: GirihFieldProps) {
  const own = drawing ? ` ${styles.cover[drawing.cover]} ${partOf(drawing.page)}` : '';
  return <span className={`${styles.field} ${styles.use[use]}${own}`} aria-hidden="true" />;
}
