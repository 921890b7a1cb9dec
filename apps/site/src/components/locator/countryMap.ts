/** Degrees. */
export type Point = readonly [east: number, north: number];

const bounds = { west: 60.2, east: 78.4, south: 23.1, north: 37.6 };

/** Units of the drawing per degree of latitude. */
const unit = 40;

// One parallel keeps its true length: the one through the middle. Good enough for a sketch of this size.
const narrowing = Math.cos((((bounds.south + bounds.north) / 2) * Math.PI) / 180);

const east = (degrees: number) => (degrees - bounds.west) * narrowing * unit;
const south = (degrees: number) => (bounds.north - degrees) * unit;

export const size = { width: Math.round(east(bounds.east)), height: Math.round(south(bounds.south)) };

/** In units of the drawing; null outside it. */
export function project(longitude: number, latitude: number): { x: number; y: number } | null {
  const inside =
    longitude >= bounds.west && longitude <= bounds.east && latitude >= bounds.south && latitude <= bounds.north;
  return inside ? { x: Math.round(east(longitude) * 10) / 10, y: Math.round(south(latitude) * 10) / 10 } : null;
}

export function pathOf(points: readonly Point[]): string {
  return points
    .map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${east(x).toFixed(1)} ${south(y).toFixed(1)}`)
    .join('');
}

export function graticule(): string {
  const meridians = [64, 68, 72, 76].map((degrees) => `M${east(degrees).toFixed(1)} 0V${size.height}`);
  const parallels = [24, 28, 32, 36].map((degrees) => `M0 ${south(degrees).toFixed(1)}H${size.width}`);
  return [...meridians, ...parallels].join('');
}

/** Drawn by hand, of few points on purpose. */
export const outline: readonly Point[] = [
  [74.6, 37.0],
  [73.7, 36.9],
  [72.9, 36.75],
  [72.1, 36.65],
  [71.5, 36.3],
  [71.3, 36.0],
  [71.6, 35.5],
  [71.5, 35.0],
  [71.1, 34.6],
  [71.1, 34.15],
  [70.6, 33.95],
  [69.95, 34.0],
  [70.2, 33.45],
  [69.6, 33.1],
  [69.4, 32.6],
  [69.3, 31.95],
  [68.8, 31.6],
  [68.1, 31.8],
  [67.6, 31.4],
  [67.0, 31.3],
  [66.4, 30.9],
  [66.3, 30.1],
  [65.6, 29.65],
  [64.6, 29.55],
  [64.1, 29.4],
  [62.5, 29.4],
  [60.9, 29.85],
  [61.5, 29.1],
  [61.75, 28.7],
  [62.4, 28.4],
  [62.75, 28.2],
  [62.75, 27.35],
  [63.25, 27.2],
  [63.2, 26.65],
  [62.4, 26.45],
  [61.9, 26.15],
  [61.6, 25.2],
  [62.1, 25.2],
  [62.4, 25.1],
  [63.5, 25.3],
  [64.1, 25.4],
  [64.7, 25.25],
  [65.5, 25.4],
  [66.4, 25.55],
  [66.7, 24.85],
  [67.3, 24.7],
  [67.5, 24.0],
  [68.2, 23.7],
  [68.8, 24.3],
  [69.7, 24.2],
  [71.0, 24.45],
  [70.7, 25.2],
  [70.6, 25.7],
  [70.1, 25.95],
  [70.1, 26.5],
  [69.6, 26.95],
  [69.9, 27.5],
  [70.5, 28.0],
  [71.3, 27.85],
  [71.9, 27.95],
  [72.4, 28.8],
  [72.95, 29.05],
  [73.4, 29.95],
  [74.0, 30.4],
  [74.6, 31.05],
  [74.55, 31.75],
  [75.3, 32.3],
];

/** Where the border is in dispute: dashed, as on most maps, which makes no claim either way. */
export const disputed: readonly Point[] = [
  [75.3, 32.3],
  [74.7, 32.5],
  [74.4, 32.85],
  [74.0, 33.2],
  [74.1, 33.8],
  [73.9, 34.1],
  [74.0, 34.6],
  [74.9, 34.65],
  [75.8, 34.5],
  [76.7, 34.75],
  [77.2, 35.1],
  [77.8, 35.5],
  [77.0, 35.6],
  [76.2, 35.9],
  [75.9, 36.5],
  [75.4, 36.8],
  [75.1, 37.0],
  [74.6, 37.0],
];

/** The Indus: with it the outline is recognised at once. */
export const river: readonly Point[] = [
  [76.4, 34.8],
  [75.6, 35.3],
  [74.6, 35.6],
  [73.2, 35.1],
  [72.7, 34.2],
  [71.7, 33.1],
  [71.2, 32.2],
  [70.9, 31.4],
  [70.8, 30.2],
  [70.3, 28.9],
  [69.0, 27.9],
  [67.9, 27.0],
  [68.3, 25.5],
  [67.9, 24.6],
  [67.6, 24.0],
];
