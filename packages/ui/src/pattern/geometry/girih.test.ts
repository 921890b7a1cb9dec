import { describe, expect, it } from 'vitest';
import { girih } from './girih.ts';
import { clipToBox, joinRuns, pathData } from './path.ts';
import type { Point } from './plane.ts';
import { type Run, star } from './star.ts';

const hero = {
  width: 740,
  height: 720,
  edge: 128,
  theta: 67.5,
  depth: { 12: 3, 6: 1, 4: 1 },
  strap: 8,
  origin: [0.66, 0.36],
} as const;

const segments = (runs: Run[]) =>
  runs.flatMap((run) => run.slice(1).map((to, i): [Point, Point] => [run[i] ?? to, to]));

const cross = (a: Point, b: Point, c: Point) => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

const crosses = ([a, b]: [Point, Point], [c, d]: [Point, Point]) =>
  Math.sign(cross(a, b, c)) * Math.sign(cross(a, b, d)) < 0 &&
  Math.sign(cross(c, d, a)) * Math.sign(cross(c, d, b)) < 0 &&
  [cross(a, b, c), cross(a, b, d), cross(c, d, a), cross(c, d, b)].every((area) => Math.abs(area) > 1e-3);

describe('girih', () => {
  it.each([
    [12, 3],
    [12, 2],
    [8, 2],
    [6, 1],
    [4, 1],
  ])('weaves the %i-fold star of depth %i without one line running through a strap', (sides, depth) => {
    const all = segments(star({ sides, edge: 100, theta: 66, depth, strap: 4 }));
    const through = all.filter((one, i) => all.some((other, j) => j > i && crosses(one, other)));
    expect(through).toEqual([]);
  });

  it('closes the tips of a star that stands alone', () => {
    const ends = star({ sides: 8, edge: 100, theta: 62, depth: 2, strap: 4, closed: true })
      .flatMap((run) => [run[0], run.at(-1)])
      .map((point) => point?.map(Math.round).join(' '));
    const tips = ends.filter((end, i) => ends.indexOf(end) !== i);
    expect(new Set(tips).size).toBe(16);
  });

  it('turns into itself by one edge', () => {
    const shape = { sides: 12, edge: 100, theta: 67.5, depth: 3, strap: 5 };
    const points = (turn: number) =>
      star(shape, turn)
        .flat()
        .map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`)
        .sort();
    expect(points(Math.PI / 6)).toEqual(points(0));
  });

  it('is short: only what the window shows, joined, one decimal', () => {
    const d = girih(hero);
    expect(d.length).toBeLessThan(5000);
    expect(d).toMatch(/^m[-\d. m]+$/);
    expect(d).not.toMatch(/\d\.\d\d/);
  });

  it('gives the same drawing for the same options', () => {
    expect(girih(hero)).toBe(girih(hero));
  });

  it('cuts strokes at the window and starts anew where they come back', () => {
    const box = { left: 0, top: 0, right: 10, bottom: 10 };
    expect(
      clipToBox(
        [
          [
            [-5, 5],
            [5, 5],
            [5, 20],
            [8, 20],
            [8, 5],
          ],
        ],
        box,
      ),
    ).toEqual([
      [
        [0, 5],
        [5, 5],
        [5, 10],
      ],
      [
        [8, 10],
        [8, 5],
      ],
    ]);
  });

  it('joins two strokes that leave one point, and drops that point', () => {
    expect(
      joinRuns([
        [
          [0, 0],
          [10, 0],
        ],
        [
          [0, 0],
          [-10, 0],
        ],
      ]),
    ).toEqual([
      [
        [10, 0],
        [-10, 0],
      ],
    ]);
  });

  it('writes relative steps without noise', () => {
    expect(
      pathData([
        [
          [0.5, 1],
          [10.25, -3],
          [10.25, 0.04],
        ],
      ]),
    ).toBe('m.5 1 9.8-4 0 3');
  });
});
