import { pathData } from '../geometry/path.ts';
import { moved, star } from '../geometry/star.ts';

export type RosetteProps = {
  /** Side of its square, px. */
  size: number;
  /** How many points the star has. */
  points?: number;
  theta?: number;
  depth?: number;
  /** Half the width of the strap, px. */
  strap?: number;
  stroke?: number;
};

/** One star of the pattern by itself: the logo, and the mark of a thing well done. Decoration, hence silent. */
export function Rosette({ size, points = 8, theta = 62, depth = 2, strap = 1.9, stroke = 1.5 }: RosetteProps) {
  // The tips stand out of the polygon by the strap's mitre.
  const apothem = size / 2 - (strap + stroke / 2) / Math.cos((theta * Math.PI) / 180);
  const edge = 2 * apothem * Math.tan(Math.PI / points);
  const runs = star({ sides: points, edge, theta, depth, strap, closed: true });
  return (
    <svg
      width={size}
      height={size}
      viewBox={`0 0 ${size} ${size}`}
      fill="none"
      stroke="currentColor"
      strokeWidth={stroke}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={pathData(moved(runs, [size / 2, size / 2]))} />
    </svg>
  );
}
