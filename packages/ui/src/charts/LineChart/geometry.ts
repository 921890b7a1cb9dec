export interface ChartPoint {
  /** YYYY-MM-DD */
  day: string;
  /** A decimal as text: it is shown as it stands. For drawing alone it becomes a number. */
  value: string;
  /** Whether a line leads here from the point before. Where it is absent, it does over at most seven days. */
  joined?: boolean;
}

const dayMs = 86_400_000;
const longestGap = 7;

/** Of plain dates. */
export const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / dayMs;

export const tenth = (value: number) => Math.round(value * 10) / 10;

function isJoined(point: ChartPoint, before: ChartPoint): boolean {
  return point.joined ?? dayNumber(point.day) - dayNumber(before.day) <= longestGap;
}

/** Each is drawn as a line of its own. Points are oldest first. */
export function segmentsOf(points: readonly ChartPoint[]): ChartPoint[][] {
  const segments: ChartPoint[][] = [];
  for (const [index, point] of points.entries()) {
    const before = points[index - 1];
    if (before && isJoined(point, before)) segments.at(-1)?.push(point);
    else segments.push([point]);
  }
  return segments;
}

function extremesOf(points: readonly ChartPoint[]): ChartPoint[] {
  const [first] = points;
  if (!first) return [];
  let [low, high] = [first, first];
  for (const point of points) {
    if (Number(point.value) < Number(low.value)) low = point;
    if (Number(point.value) > Number(high.value)) high = point;
  }
  if (low === high) return [low];
  return low.day < high.day ? [low, high] : [high, low];
}

/**
 * Real points alone: the ends of each line, and of the days between them the lowest and highest, so that no peak is lost.
 * @param count about how many are left; a line of fewer stays as it is
 */
export function thin(points: readonly ChartPoint[], count: number): ChartPoint[] {
  if (points.length <= count) return [...points];
  const size = Math.ceil((2 * points.length) / count);
  return segmentsOf(points).flatMap((segment) => {
    const inner = segment.slice(1, -1);
    const buckets = Array.from({ length: Math.ceil(inner.length / size) }, (_, index) =>
      extremesOf(inner.slice(index * size, (index + 1) * size)),
    );
    const ends = segment.length > 1 ? segment.slice(-1) : [];
    return [...segment.slice(0, 1), ...buckets.flat(), ...ends].map(({ day, value }, index) => ({
      day,
      value,
      joined: index > 0,
    }));
  });
}

export interface Axis {
  bottom: number;
  top: number;
  /** Round, lowest first; at most five. */
  ticks: number[];
  /** Decimals that a tick needs. */
  digits: number;
}

const steps = [1, 2, 2.5, 5, 10];

function roundStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  return (steps.find((step) => step * power >= rough * 0.999_999) ?? 10) * power;
}

/** Both ends are ticks, so that a sentence can say where a cut axis begins. Never below zero for what never is. */
export function axisOf(values: readonly number[], spaces = 4): Axis {
  const low = Math.min(...values);
  const high = Math.max(...values);
  const span = high - low || Math.abs(high) * 0.02 || 1;
  let step = roundStep(span / spaces);
  const ends = () => [Math.floor(low / step + 1e-9), Math.ceil(high / step - 1e-9)] as const;
  let [first, last] = ends();
  while (last - first > spaces) {
    step = roundStep(step * 1.01);
    [first, last] = ends();
  }
  if (first === last) [first, last] = low > 0 ? [Math.max(0, first - 1), last + 1] : [first - 1, last + 1];
  const decimals = Math.max(0, ...[step, first * step].map((value) => decimalsOf(value)));
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toFixed(6)));
  return { bottom: ticks[0] ?? low, top: ticks.at(-1) ?? high, ticks, digits: decimals };
}

/**
 * Holds a base as well, and begins below it unless that is zero: what was paid in is a line, not the ground. Where nothing
 * else lies below, a quarter of a step is room enough.
 */
export function axisAround(values: readonly number[], base: number): Axis {
  const axis = axisOf([...values, base]);
  const [first = base, second = base] = axis.ticks;
  return base === 0 || first < base ? axis : { ...axis, bottom: base - (second - first) / 4 };
}

function decimalsOf(value: number): number {
  return Number(value.toFixed(6)).toString().split('.')[1]?.length ?? 0;
}

export interface Scale {
  x: (day: string) => number;
  y: (value: number) => number;
}

/** From the top, in px. */
export function yOf(value: number, { top, bottom }: Axis, { height }: { height: number }): number {
  return tenth(height - ((value - bottom) / (top - bottom)) * height);
}

/** Days by their distance, not by their number. Sizes are px; rounded to tenths. */
export function scaleOf(days: readonly [string, string], axis: Axis, size: { width: number; height: number }): Scale {
  const [start, end] = [dayNumber(days[0]), dayNumber(days[1])];
  return {
    x: (day) => tenth(end === start ? size.width / 2 : ((dayNumber(day) - start) / (end - start)) * size.width),
    y: (value) => yOf(value, axis, size),
  };
}

function stepText(distance: number): string {
  const text = String(tenth(distance)).replace(/^(-?)0\./, '$1.');
  return text.startsWith('-') ? text : ` ${text}`;
}

type Place = readonly [x: number, y: number];

/** px: less than any screen shows of a line two wide. */
const tolerance = 0.5;

/** How far a place is above or below the line between two others, in px. */
function distanceFrom([fromX, fromY]: Place, [toX, toY]: Place, [x, y]: Place): number {
  return Math.abs(y - fromY - ((x - fromX) / (toX - fromX || 1)) * (toY - fromY));
}

/** Without the places that the line passes anyway: https://en.wikipedia.org/wiki/Ramer–Douglas–Peucker_algorithm */
function straighten(places: readonly Place[]): Place[] {
  const needed = new Set([0, places.length - 1]);
  const open: [number, number][] = [[0, places.length - 1]];
  for (let span = open.pop(); span; span = open.pop()) {
    const [from, to] = [places[span[0]], places[span[1]]];
    if (!from || !to) break;
    const distances = places.slice(span[0] + 1, span[1]).map((place) => distanceFrom(from, to, place));
    const farthest = Math.max(0, ...distances);
    if (farthest <= tolerance) continue;
    const at = span[0] + 1 + distances.indexOf(farthest);
    needed.add(at);
    open.push([span[0], at], [at, span[1]]);
  }
  return places.filter((_, index) => needed.has(index));
}

/** By steps from point to point, which are half as long as places. */
export function pathOf(segment: readonly ChartPoint[], { x, y }: Scale): string {
  const [first] = segment;
  // A day between two gaps would be a line without length.
  if (first && segment.length === 1) return `M${x(first.day) - 1} ${y(Number(first.value))}h2`;
  const places = straighten(segment.map(({ day, value }) => [x(day), y(Number(value))]));
  const steps = places.slice(1).map(([toX, toY], index) => {
    const [fromX = 0, fromY = 0] = places[index] ?? [];
    return stepText(toX - fromX) + stepText(toY - fromY);
  });
  return places[0] ? `M${places[0].join(' ')}l${steps.join('').trimStart()}` : '';
}

/** At most `count` of the days, both ends among them, evenly along the line. */
export function dateTicks(days: readonly string[], count: number): string[] {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined || first === last) return first === undefined ? [] : [first];
  const wanted = Math.max(2, Math.min(count, days.length));
  const [start, end] = [dayNumber(first), dayNumber(last)];
  const chosen = Array.from({ length: wanted }, (_, index) => {
    const target = start + ((end - start) * index) / (wanted - 1);
    return days[nearestIndex(days, target)] ?? last;
  });
  return [...new Set(chosen)];
}

/** @param target a day's number; of two equally near ones, the earlier */
export function nearestIndex(days: readonly string[], target: number): number {
  let [low, high] = [0, days.length - 1];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (dayNumber(days[middle] ?? '') < target) low = middle + 1;
    else high = middle;
  }
  const before = days[low - 1];
  const at = days[low];
  if (before === undefined || at === undefined) return low;
  return target - dayNumber(before) <= dayNumber(at) - target ? low - 1 : low;
}

/** Text of several lines' ends, moved apart; in the order given. */
export function spread(places: readonly number[], gap: number, height: number): number[] {
  const order = places.map((place, index) => ({ place, index })).sort((a, b) => a.place - b.place);
  let next = 0;
  for (const item of order) {
    item.place = Math.max(item.place, next);
    next = item.place + gap;
  }
  let limit = height;
  for (const item of order.reverse()) {
    item.place = Math.min(item.place, limit);
    limit = item.place - gap;
  }
  return places.map((_, index) => tenth(order.find((item) => item.index === index)?.place ?? 0));
}

function monthAway(days: readonly string[], at: number, side: 1 | -1): number {
  const target = new Date(dayNumber(days[at] ?? '') * dayMs);
  const date = target.getUTCDate();
  target.setUTCMonth(target.getUTCMonth() + side);
  // From the 31st to a shorter month: its last day.
  if (target.getUTCDate() !== date) target.setUTCDate(0);
  return nearestIndex(days, target.getTime() / dayMs);
}

/**
 * Time runs from left to right in both languages. With `month`, the nearest day a month away; past an end, that end.
 * @returns null for any other key
 */
export function moveCursor(days: readonly string[], from: number | null, key: string, month: boolean): number | null {
  const last = days.length - 1;
  if (last < 0) return null;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null;
  const side = key === 'ArrowRight' ? 1 : -1;
  if (from === null) return side === 1 ? 0 : last;
  const beside = Math.min(last, Math.max(0, from + side));
  if (!month) return beside;
  const found = monthAway(days, from, side);
  return found === from ? beside : found;
}
