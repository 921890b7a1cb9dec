import { clipToBox, joinRuns, pathData } from './path.ts';
import { add, type Point, polar, rotate } from './plane.ts';
import { type Run, star, translate } from './star.ts';

export type Depth = { 12: number; 6: number; 4: number };

export type GirihOptions = {
  /** Lengths in px, angles in degrees. */
  width: number;
  height: number;
  edge: number;
  theta: number;
  depth: Depth;
  strap: number;
  /** Where in the window a dodecagon's centre lies, as shares of width and height. Off centre looks cut from a whole. */
  origin?: Point;
  /** Of the whole, in degrees. */
  turn?: number;
};

type Tile = { sides: 12 | 6 | 4; at: Point; turn: number };

function cell(centre: Point, pitch: number, turned: number): Tile[] {
  const at = (angle: number, length: number) => add(centre, polar(angle, length));
  const squares = [0, 1, 2].map((k) => (k * Math.PI) / 3 + turned);
  const hexagons = [1, 3].map((k) => (k * Math.PI) / 6 + turned);
  return [
    { sides: 12, at: centre, turn: turned },
    ...squares.map((turn): Tile => ({ sides: 4, at: at(turn, pitch / 2), turn })),
    ...hexagons.map((turn): Tile => ({ sides: 6, at: at(turn, pitch / Math.sqrt(3)), turn })),
  ];
}

/**
 * After Hankin ("polygons in contact") on the 4.6.12 tiling, as SVG path data to be stroked. Dodecagons form a
 * triangular lattice, with squares between neighbours and hexagons in the triangles; all share one edge. Pure: the same
 * options give the same string.
 */
export function girih({
  width,
  height,
  edge,
  theta,
  depth,
  strap,
  origin = [0.5, 0.5],
  turn: degrees = 0,
}: GirihOptions): string {
  const turned = (degrees * Math.PI) / 180;
  const pitch = edge * (3 + Math.sqrt(3));
  const reach = Math.ceil(Math.hypot(width, height) / pitch) + 1;
  const zero: Point = [width * origin[0], height * origin[1]];
  const near = 2 * edge;
  const runs: Run[] = [];

  for (let row = -2 * reach; row <= 2 * reach; row += 1) {
    for (let column = -2 * reach; column <= 2 * reach; column += 1) {
      const centre = add(zero, rotate([pitch * (column + row / 2), (pitch * row * Math.sqrt(3)) / 2], turned));
      for (const { sides, at, turn } of cell(centre, pitch, turned)) {
        const [x, y] = at;
        if (x < -near || y < -near || x > width + near || y > height + near) continue;
        runs.push(...translate(star({ sides, edge, theta, strap, depth: depth[sides] }, turn), at));
      }
    }
  }
  return pathData(clipToBox(joinRuns(runs), { left: -2, top: -2, right: width + 2, bottom: height + 2 }));
}
