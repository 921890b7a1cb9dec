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

/**
 * `'@media': { [mq.tablet]: { … } }`. Base styles are for the smallest screen. In `em` of the browser's own size: with large
 * letters a wide screen has the room, and the layout, of a narrow one.
 */
export const mq = {
  xxs: '(min-width: 15em)',
  xs: '(min-width: 22.5625em)',
  s: '(min-width: 31.5625em)',
  m: '(min-width: 35em)',
  tablet: '(min-width: 48em)',
  desktop: '(min-width: 64em)',
  wide: '(min-width: 80em)',
  ultra: '(min-width: 96em)',
} as const satisfies Record<Breakpoint, string>;

export const below = {
  xxs: '(max-width: 14.99875em)',
  xs: '(max-width: 22.56125em)',
  s: '(max-width: 31.56125em)',
  m: '(max-width: 34.99875em)',
  tablet: '(max-width: 47.99875em)',
  desktop: '(max-width: 63.99875em)',
  wide: '(max-width: 79.99875em)',
  ultra: '(max-width: 95.99875em)',
} as const satisfies Record<Breakpoint, string>;

/** The narrowest screens, such as a phone at 150 %: nothing has room for a picture beside its words. */
export const narrow = '(max-width: 18.75em)';

/** Screens of a few lines, such as a desk's at 400 %: what sticks to an edge would take half of them. */
export const shallow = '(max-height: 25rem)';

export const reducedMotion = '(prefers-reduced-motion: reduce)';
