/**
 * Puts values on a drawing of `width` × `height` px, first to last from left to right, with `inset` px kept free around.
 * Values that are not numbers are left out; equal values lie on the middle line.
 */
export function sparkPoints(
  values: readonly number[],
  width: number,
  height: number,
  inset: number,
): [number, number][] {
  const known = values.filter(Number.isFinite);
  const low = Math.min(...known);
  const span = Math.max(...known) - low;
  const right = width - 2 * inset;
  const tall = height - 2 * inset;
  const tenth = (value: number) => Math.round(value * 10) / 10;
  return known.map((value, index) => [
    tenth(inset + (known.length > 1 ? (index / (known.length - 1)) * right : right)),
    tenth(inset + (span > 0 ? (1 - (value - low) / span) * tall : tall / 2)),
  ]);
}
