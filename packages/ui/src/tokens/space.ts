/** Steps of the 4 px grid, in words: 0, 4, 8, 12, 16, 24, 40, 64 px. */
export type Space = 'none' | 'xxs' | 'xs' | 's' | 'm' | 'l' | 'xl' | 'xxl';

export const spaceValues: Record<Space, string> = {
  none: '0',
  xxs: '0.25rem',
  xs: '0.5rem',
  s: '0.75rem',
  m: '1rem',
  l: '1.5rem',
  xl: '2.5rem',
  xxl: '4rem',
};

export type TypeSize = 'meta' | 'ui' | 'body' | 'lead' | 'h3' | 'h2' | 'h1';
