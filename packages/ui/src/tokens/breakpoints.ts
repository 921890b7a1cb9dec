/** Steps of the product specification, CSS px. */
export const breakpoints = {
  xxs: 240,
  xs: 361,
  s: 505,
  m: 560,
  tablet: 768,
  desktop: 1024,
  wide: 1280,
  ultra: 1536,
} as const;

export type Breakpoint = keyof typeof breakpoints;

/** `'@media': { [mq.tablet]: { … } }`. Base styles are for the smallest screen. */
export const mq = {
  xxs: '(min-width: 240px)',
  xs: '(min-width: 361px)',
  s: '(min-width: 505px)',
  m: '(min-width: 560px)',
  tablet: '(min-width: 768px)',
  desktop: '(min-width: 1024px)',
  wide: '(min-width: 1280px)',
  ultra: '(min-width: 1536px)',
} as const satisfies Record<Breakpoint, string>;

export const below = {
  xxs: '(max-width: 239.98px)',
  xs: '(max-width: 360.98px)',
  s: '(max-width: 504.98px)',
  m: '(max-width: 559.98px)',
  tablet: '(max-width: 767.98px)',
  desktop: '(max-width: 1023.98px)',
  wide: '(max-width: 1279.98px)',
  ultra: '(max-width: 1535.98px)',
} as const satisfies Record<Breakpoint, string>;

/** The narrowest screens, such as a phone at 150 %: nothing has room for a picture beside its words. */
export const narrow = '(max-width: 300px)';

/** Screens of a few lines, such as a desk's at 400 %: what sticks to an edge would take half of them. */
export const shallow = '(max-height: 25rem)';

export const reducedMotion = '(prefers-reduced-motion: reduce)';
