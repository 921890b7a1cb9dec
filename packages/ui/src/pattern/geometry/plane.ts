/** A point, or a direction, in px: x to the right, y down. */
export type Point = readonly [x: number, y: number];

export type Line = { at: Point; to: Point };

export const add = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]];
export const scale = (a: Point, by: number): Point => [a[0] * by, a[1] * by];
export const polar = (angle: number, length = 1): Point => [length * Math.cos(angle), length * Math.sin(angle)];

export const rotate = ([x, y]: Point, angle: number): Point => {
  const [cos, sin] = polar(angle);
  return [x * cos - y * sin, x * sin + y * cos];
};

export const beside = ({ at, to }: Line, distance: number): Line => ({
  at: add(at, [-to[1] * distance, to[0] * distance]),
  to,
});

/** Parallel lines never meet: asking is an error of the caller. */
export function meet(one: Line, other: Line): Point {
  const cross = one.to[0] * other.to[1] - one.to[1] * other.to[0];
  if (Math.abs(cross) < 1e-9) throw new Error('These straps are parallel: choose another theta or depth.');
  const dx = other.at[0] - one.at[0];
  const dy = other.at[1] - one.at[1];
  return add(one.at, scale(one.to, (dx * other.to[1] - dy * other.to[0]) / cross));
}

export const along = ({ at, to }: Line, point: Point) => (point[0] - at[0]) * to[0] + (point[1] - at[1]) * to[1];
