import type { GirihOptions } from './girih.ts';

type FieldOptions = GirihOptions & {
  stroke: number;
};

const large = { theta: 67.5, depth: { 12: 3, 6: 1, 4: 1 } };
const small = { theta: 60, depth: { 12: 2, 6: 1, 4: 1 } };

/** Wider than any head, so that each page of a section shows a part of its own. */
const cover = { width: 1040, height: 900, strap: 8, stroke: 1.4, origin: [0.5, 0.5] } as const;

/** Of the sections of the site: edge, angle, depth and turn are its own, so that its pages are siblings. */
export const covers = {
  about: { ...cover, edge: 124, theta: 67.5, depth: { 12: 3, 6: 1, 4: 1 } },
  solutions: { ...cover, edge: 112, theta: 60, depth: { 12: 2, 6: 1, 4: 1 }, turn: 15 },
  service: { ...cover, edge: 96, theta: 64, depth: { 12: 3, 6: 1, 4: 1 }, turn: 8 },
  sales: { ...cover, edge: 132, theta: 62, depth: { 12: 3, 6: 1, 4: 1 }, turn: 22 },
  downloads: { ...cover, edge: 104, theta: 68, depth: { 12: 4, 6: 1, 4: 1 }, turn: 30 },
} as const satisfies Record<string, FieldOptions>;

export type CoverName = keyof typeof covers;

/** Served as files (`patterns/`): inside a page they would come twice, as HTML and as React's data, with every page. */
export const fields = {
  ...covers,
  hero: { ...large, width: 740, height: 780, edge: 128, strap: 8, stroke: 1.4, origin: [0.66, 0.36] },
  band: { ...large, width: 720, height: 520, edge: 124, strap: 8, stroke: 1.4, origin: [0.74, 0.12] },
  footer: { ...large, width: 600, height: 560, edge: 96, strap: 6, stroke: 1.25, origin: [0.42, 0.44] },
  aside: { ...large, width: 380, height: 340, edge: 84, strap: 6, stroke: 1.25, origin: [0.4, 0.62] },
  tile: { ...small, width: 640, height: 264, edge: 52, strap: 4, stroke: 1, origin: [0.3, 0.4] },
  monogram: { ...small, width: 240, height: 240, edge: 52, strap: 4, stroke: 1, origin: [0.5, 0.5] },
} as const satisfies Record<string, FieldOptions>;

export type FieldName = keyof typeof fields;

/** The name carries a version, so that the file may be cached for ever. */
export const fieldFile = (name: FieldName) => `/patterns/${name}.v1.svg`;
