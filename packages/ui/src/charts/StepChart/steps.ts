const hourMs = 3_600_000;
/** Before the due time the axis shows so much at least, and never more than the other. */
const shownBefore = 4.5 * hourMs;
const farthest = 18 * hourMs;
/** An unfinished day goes on past the due time, up to so much. */
const shownLate = 3 * hourMs;
const hourSteps = [1, 2, 3, 4, 6, 12] as const;

/** Milliseconds since the epoch. */
export interface Span {
  from: number;
  to: number;
}

export interface StepScale {
  x: (instant: number) => number;
  y: (count: number) => number;
}

interface Course {
  /** When each was done, earliest first. */
  at: readonly number[];
  total: number;
  due: number;
  now: number;
}

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
const tenth = (value: number) => Math.round(value * 10) / 10;

/** Whole hours about the due time, with all steps that are not absurdly far from it. */
export function spanOf({ at, total, due, now }: Course): Span {
  const first = Math.min(at[0] ?? due, due - shownBefore);
  const end = at.length < total ? Math.min(now, due + shownLate) : due;
  const last = Math.max(due + 1, at.at(-1) ?? due, end);
  return {
    from: Math.floor(clamp(first, due - farthest, due) / hourMs) * hourMs,
    to: Math.ceil(clamp(last, due, due + farthest) / hourMs) * hourMs,
  };
}

/** Instants outside the span lie at its ends. Sizes are px; rounded to tenths. */
export function stepScale({ from, to }: Span, total: number, size: { width: number; height: number }): StepScale {
  return {
    x: (instant) => tenth(((clamp(instant, from, to) - from) / (to - from)) * size.width),
    y: (count) => tenth(size.height - (count / total) * size.height),
  };
}

/** From nothing, up by one at each instant, and level until the last. */
export function stepPath(at: readonly number[], until: number, { x, y }: StepScale): string {
  const steps = at.map((instant, index) => `H${x(instant)}V${y(index + 1)}`);
  return `M0 ${y(0)}${steps.join('')}H${x(until)}`;
}

/** How many there usually are by then, at least and at most. */
export interface UsualPoint {
  at: number;
  low: number;
  high: number;
}

export function bandPath(points: readonly UsualPoint[], { x, y }: StepScale): string {
  const line = (side: 'low' | 'high') => points.map((point) => `${x(point.at)} ${y(point[side])}`);
  return `M${[...line('high'), ...line('low').reverse()].join('L')}Z`;
}

/** Full hours from the beginning on, as many as there is room for. */
export function hourTicks({ from, to }: Span, count: number): number[] {
  const hours = (to - from) / hourMs;
  const step = hourSteps.find((each) => hours / each < count) ?? 12;
  return Array.from({ length: Math.floor(hours / step) + 1 }, (_, index) => from + index * step * hourMs);
}

/** Nothing, half and all, without a half of one. */
export const countTicks = (total: number): number[] => [...new Set([0, Math.floor(total / 2), total])];
