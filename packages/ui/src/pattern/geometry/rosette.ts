import { pathData } from './path.ts';
import { star, translate } from './star.ts';

export type RosetteOptions = {
  size: number;
  points?: number;
  theta?: number;
  depth?: number;
  /** Half the width, px. */
  strap?: number;
  stroke?: number;
};

export function rosette({
  size,
  points = 8,
  theta = 62,
  depth = 2,
  strap = 1.9,
  stroke = 1.5,
}: RosetteOptions): string {
  const apothem = size / 2 - (strap + stroke / 2) / Math.cos((theta * Math.PI) / 180);
  const edge = 2 * apothem * Math.tan(Math.PI / points);
  const runs = star({ sides: points, edge, theta, depth, strap, closed: true });
  return pathData(translate(runs, [size / 2, size / 2]));
}
