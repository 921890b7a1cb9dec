import type { HTMLAttributes } from 'react';

type Native = Pick<
  HTMLAttributes<HTMLElement>,
  'id' | 'role' | 'lang' | 'dir' | 'tabIndex' | 'aria-label' | 'aria-labelledby' | 'aria-describedby' | 'aria-live'
>;

export type BoxProps = Native & {
  'data-print'?: 'hide';
};

export type BoxElement =
  | 'div'
  | 'span'
  | 'section'
  | 'article'
  | 'aside'
  | 'header'
  | 'footer'
  | 'main'
  | 'nav'
  | 'form'
  | 'fieldset'
  | 'ul'
  | 'ol'
  | 'li'
  | 'dl'
  | 'figure'
  | 'p';

/** A list without bullets loses its role in Safari; saying it again gives it back. */
export const listRole = (as: BoxElement): { role?: 'list' } => (as === 'ul' || as === 'ol' ? { role: 'list' } : {});
