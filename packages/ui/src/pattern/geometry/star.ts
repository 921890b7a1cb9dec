import { add, along, beside, type Line, meet, type Point, polar, rotate, scale } from './plane.ts';

export type Run = Point[];

export type StarShape = {
  sides: number;
  /** px, like `strap`, which is half the width. */
  edge: number;
  /** Degrees, between a ray and the edge that it leaves. */
  theta: number;
  /** A ray turns where it meets the one that comes from this many edges further. */
  depth: number;
  strap: number;
  closed?: boolean;
};

const sorted = (line: Line, points: Point[]) => points.sort((a, b) => along(line, a) - along(line, b));

const gap = (line: Line, over: Line, strap: number) =>
  sorted(line, [meet(line, beside(over, strap)), meet(line, beside(over, -strap))]);

function strapRuns({ sides, edge, theta, depth, strap, closed = false }: StarShape): Run[] {
  const apothem = edge / 2 / Math.tan(Math.PI / sides);
  const tilt = Math.PI / 2 + (theta * Math.PI) / 180;
  const middle = (index: number) => (2 * Math.PI * index) / sides;
  // Two rays leave the middle of every edge: one towards the next edges, one towards the ones before.
  const onward = (i: number): Line => ({ at: polar(middle(i), apothem), to: polar(middle(i) + tilt) });
  const backward = (i: number): Line => ({ at: polar(middle(i), apothem), to: polar(middle(i) - tilt) });

  const axis = (i: number): Line => ({ at: polar(middle(i), apothem), to: polar(middle(i)) });

  const out = onward(0);
  const arriving = backward(depth);
  const home: Line = { at: arriving.at, to: scale(arriving.to, -1) };

  return [-strap, strap].flatMap((side) => {
    const first = beside(out, side);
    const second = beside(home, side);
    const runs: Run[] = [];
    let run: Run = [closed ? meet(first, axis(0)) : first.at];
    const dive = (line: Line, over: Line) => {
      const [from, to] = gap(line, over, strap);
      if (from) runs.push([...run, from]);
      run = to ? [to] : [];
    };
    // Over where it starts, then under, over, ...: going out it dives under every odd neighbour, coming home under every
    // even one and, last, at the middle of the edge itself. So all crossings alternate, across polygons too.
    for (let k = 1; k < depth; k += 2) dive(first, backward(k));
    run.push(meet(first, second));
    for (let k = depth - 1; k > 0; k -= 1) if (k % 2 === 0) dive(second, onward(depth - k));
    if (closed) runs.push([...run, meet(second, axis(depth))]);
    else dive(second, onward(depth));
    return runs;
  });
}

export function star(shape: StarShape, turn = 0): Run[] {
  const one = strapRuns(shape);
  return Array.from({ length: shape.sides }, (_, i) => turn + (2 * Math.PI * i) / shape.sides).flatMap((angle) =>
    one.map((run) => run.map((point) => rotate(point, angle))),
  );
}

export const translate = (runs: Run[], by: Point): Run[] => runs.map((run) => run.map((point) => add(point, by)));
