import { Girih, type GirihProps } from '../Girih/index.ts';
import * as styles from './GirihField.css.ts';

const large = { theta: 67.5, depth: { 12: 3, 6: 1, 4: 1 } };
const small = { theta: 60, depth: { 12: 2, 6: 1, 4: 1 } };

const settings: Record<keyof typeof styles.use, GirihProps> = {
  hero: { ...large, width: 740, height: 780, edge: 128, strap: 8, stroke: 1.4, origin: [0.66, 0.36] },
  band: { ...large, width: 720, height: 520, edge: 124, strap: 8, stroke: 1.4, origin: [0.74, 0.12] },
  footer: { ...large, width: 600, height: 560, edge: 96, strap: 6, stroke: 1.25, origin: [0.42, 0.44] },
  aside: { ...large, width: 380, height: 340, edge: 84, strap: 6, stroke: 1.25, origin: [0.4, 0.62] },
  tile: { ...small, width: 640, height: 264, edge: 52, strap: 4, stroke: 1, origin: [0.3, 0.4], fill: true },
};

export type GirihFieldProps = {
  /** Which place it fills: scale, crop, fade and strength are settled for each. */
  use: keyof typeof styles.use;
};

/**
 * The pattern in one of its places, behind the words of a positioned parent with `overflow: hidden`
 * (`Section pattern`). One per band, never behind running text.
 */
export function GirihField({ use }: GirihFieldProps) {
  return (
    <div className={`${styles.field} ${styles.use[use]}`} aria-hidden="true">
      <Girih {...settings[use]} />
    </div>
  );
}
