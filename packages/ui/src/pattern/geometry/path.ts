import type { Point } from './plane.ts';
import type { Run } from './star.ts';

export type Box = { left: number; top: number; right: number; bottom: number };

/** After Liang and Barsky; undefined where the stroke lies outside. */
function clip([x0, y0]: Point, [x1, y1]: Point, box: Box): [Point, Point] | undefined {
  const dx = x1 - x0;
  const dy = y1 - y0;
  let enter = 0;
  let leave = 1;
  const sides: [number, number][] = [
    [-dx, x0 - box.left],
    [dx, box.right - x0],
    [-dy, y0 - box.top],
    [dy, box.bottom - y0],
  ];
  for (const [speed, room] of sides) {
    if (speed === 0 && room < 0) return undefined;
    if (speed < 0) enter = Math.max(enter, room / speed);
    if (speed > 0) leave = Math.min(leave, room / speed);
  }
  if (enter >= leave) return undefined;
  const at = (t: number): Point => [x0 + t * dx, y0 + t * dy];
  return [at(enter), at(leave)];
}

export function clipToBox(runs: Run[], box: Box): Run[] {
  const clipped: Run[] = [];
  for (const run of runs) {
    let current: Run | undefined;
    for (const [index, to] of run.entries()) {
      const from = run[index - 1];
      if (!from) continue;
      const piece = clip(from, to, box);
      if (!piece) {
        current = undefined;
        continue;
      }
      // A stroke that came in at the border starts anew; one that goes on inside only adds its end.
      if (current && piece[0][0] === from[0] && piece[0][1] === from[1]) current.push(piece[1]);
      else {
        current = [...piece];
        clipped.push(current);
      }
    }
  }
  return clipped;
}

const key = ([x, y]: Point) => `${Math.round(x * 5)} ${Math.round(y * 5)}`;

/** A strap runs straight on through the edge between two polygons. */
export function joinRuns(runs: Run[]): Run[] {
  const waiting = new Map<string, Run>();
  const done: Run[] = [];
  for (const run of runs) {
    const start = run[0];
    if (!start) continue;
    const other = waiting.get(key(start));
    if (other) {
      waiting.delete(key(start));
      done.push([...other.slice(1).reverse(), ...run.slice(1)]);
    } else waiting.set(key(start), run);
  }
  return [...done, ...waiting.values()];
}

const tenths = (value: number) => Math.round(value * 10);
const short = (value: number) => String(value / 10).replace(/^(-?)0\./, '$1.');
const pair = (x: number, y: number) => `${short(x)}${y < 0 ? '' : ' '}${short(y)}`;

/** SVG path data: relative steps, one decimal. Rounded before the steps are taken, so that errors do not add up. */
export function pathData(runs: Run[]): string {
  let x = 0;
  let y = 0;
  const step = (to: Point) => {
    const [dx, dy] = [tenths(to[0]) - x, tenths(to[1]) - y];
    x += dx;
    y += dy;
    return pair(dx, dy);
  };
  // Pairs after the first one of an `m` are lines by definition; a minus sign parts numbers as well as a space.
  return runs
    .map((run) => `m${run.map(step).join(' ')}`)
    .join('')
    .replace(/ -/g, '-');
}
